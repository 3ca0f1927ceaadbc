"""The commands and their options. Help texts stand here as message ids; `translated` puts the words in."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ludofoot.locale import LANGS, Voice

app = typer.Typer(name="ludofoot", help="help-ludofoot", add_completion=False)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Lang = Annotated[str | None, typer.Option(metavar="|".join(LANGS), help="help-lang")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
OwnBox = Annotated[str | None, typer.Option("--box", metavar="FILE", help="help-box")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]


Workers = Annotated[int | None, typer.Option(metavar="W", help="help-lab-workers")]
Engine = Annotated[str, typer.Option(metavar="local|ray", help="help-engine")]
Address = Annotated[str | None, typer.Option(metavar="HOST:PORT", help="help-address")]
LabSeats = Annotated[int | None, typer.Option(metavar="N", help="help-lab-seats")]


def show_version(wanted: bool) -> None:
    """Says which Ludofoot this is, and stops."""
    if wanted:
        from importlib.metadata import version

        print(f"ludofoot {version('ludofoot')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ludofoot(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Without a command: the table, opened in the browser."""
    if ctx.invoked_subcommand is None:
        from ludofoot.cli.serving import open_at_home

        open_at_home(ctx.obj)


@app.command(help="help-serve")
def serve(
    ctx: typer.Context,
    *,
    host: Annotated[str, typer.Option(metavar="HOST", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="help-port")] = 8377,
    data: Annotated[str | None, typer.Option(metavar="FOLDER", help="help-data")] = None,
    public: Annotated[str, typer.Option(metavar="URL", help="help-public")] = "",
    trust_proxy: Annotated[list[str] | None, typer.Option(metavar="CIDR", help="help-trust-proxy")] = None,
    thinkers: Annotated[int | None, typer.Option(metavar="N", help="help-thinkers")] = None,
    lobby: Annotated[bool, typer.Option("--lobby", help="help-lobby")] = False,
    keep_days: Annotated[int | None, typer.Option(metavar="N", help="help-keep-days")] = None,
    store: Annotated[str, typer.Option(metavar="URL", envvar="LUDOFOOT_STORE", help="help-store")] = "",
    lease_seconds: Annotated[float, typer.Option(metavar="S", help="help-lease-seconds")] = 6.0,
    metrics: Annotated[str, typer.Option(metavar="[HOST:]PORT", help="help-metrics")] = "",
    log_json: Annotated[bool, typer.Option("--log-json", help="help-log-json")] = False,
    no_day_match: Annotated[bool, typer.Option("--no-day-match", help="help-no-day-match")] = False,
    push_endpoint_for_trial: Annotated[str, typer.Option(metavar="URL", help="help-push-trial")] = "",
    lang: Lang = None,
) -> None:
    """Serves tables to browsers."""
    from ludofoot.cli.serving import serve_tables
    from ludofoot.server.limits import House
    from ludofoot.server.serve import Outside, Watching
    from ludofoot.server.stores import Where

    trusted = tuple(trust_proxy or ())
    outside = Outside(public=public, trusted=trusted, push_trial=push_endpoint_for_trial)
    where = Where(address=store, lease_seconds=lease_seconds)
    watching = Watching(metrics=metrics, json_log=log_json)
    voice = speaker(ctx, lang)
    house = House(thinkers=thinkers, keep_days=keep_days, lobby=lobby, day_match=not no_day_match)
    serve_tables(voice, host, port, data, house=house, outside=outside, where=where, watching=watching)


@app.command(help="help-moving")
def store(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="export|import", help="help-moving-what")],
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-moving-file")],
    *,
    store: Annotated[str, typer.Option(metavar="URL", envvar="LUDOFOOT_STORE", help="help-store")] = "",
    public: Annotated[str, typer.Option(metavar="URL", help="help-public")] = "",
    lang: Lang = None,
) -> None:
    """Takes games from one store to another."""
    from ludofoot.cli.storing import move_games

    move_games(speaker(ctx, lang), what, store, public, file)


@app.command(help="help-tables")
def tables(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="list|show|close|remove", help="help-tables-what")],
    code: Annotated[str, typer.Argument(metavar="[CODE]", help="help-tables-code")] = "",
    *,
    data: Annotated[str | None, typer.Option(metavar="FOLDER", help="help-data")] = None,
    store: Annotated[str, typer.Option(metavar="URL", envvar="LUDOFOOT_STORE", help="help-store")] = "",
    public: Annotated[str, typer.Option(metavar="URL", help="help-public")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="help-tables-yes")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Looks after the tables of a server."""
    from ludofoot.cli.hosting import Asked, look_after_tables

    asked = Asked(what=what, code=code, data=data, store=store, public=public, yes=yes, json=json)
    raise typer.Exit(look_after_tables(speaker(ctx, lang), asked))


@app.command(help="help-games")
def games(ctx: typer.Context, json: AsJson = False, lang: Lang = None) -> None:
    """Lists the games."""
    from ludofoot.cli.listing import list_games

    list_games(speaker(ctx, lang), json)


@app.command(help="help-play")
def play(
    ctx: typer.Context,
    *,
    game: GameId,
    seats: Annotated[int | None, typer.Option(metavar="N", help="help-play-seats")] = None,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL[,LEVEL…]", help="help-play-bots")] = None,
    lang: Lang = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="help-seed")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="help-save")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="help-resume")] = None,
    box: OwnBox = None,
    opener: Annotated[int | None, typer.Option(metavar="N", help="help-opener")] = None,
) -> None:
    """Plays a game in the terminal."""
    from ludofoot.cli.opening import Wanted, play_game

    wanted = Wanted(game, seats, bots, option or [], seed, save, resume, box, opener)
    play_game(speaker(ctx, lang), wanted)


@app.command(help="help-learn")
def learn(
    ctx: typer.Context,
    *,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="help-game")] = None,
    lang: Lang = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="help-save")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="help-learn-resume")] = None,
    check: Annotated[bool, typer.Option("--check", help="help-learn-check")] = False,
) -> None:
    """The first match of a game, with Maryse."""
    from ludofoot.cli.learning import check_lessons, learn_game
    from ludofoot.core.records import Refused

    voice = speaker(ctx, lang)
    if check:
        raise typer.Exit(check_lessons(voice, game))
    if game is None:
        raise Refused("learn-what")
    learn_game(voice, game, save, resume)


@app.command(help="help-simulate")
def simulate(
    ctx: typer.Context,
    *,
    game: GameId,
    seats: Annotated[int, typer.Option(metavar="N", help="help-simulate-seats")],
    games: Annotated[int, typer.Option(metavar="N", help="help-simulate-games")],
    bots: Annotated[str, typer.Option(metavar="LEVEL[,LEVEL…]", help="help-simulate-bots")],
    seed: Annotated[int, typer.Option(metavar="S", help="help-seed")],
    option: Options = None,
    workers: Workers = None,
    engine: Engine = "local",
    address: Address = None,
    json: AsJson = False,
    lang: Lang = None,
    box: OwnBox = None,
) -> None:
    """Plays many games among bots and counts."""
    from ludofoot.cli.researching import crew_of
    from ludofoot.cli.simulating import Batch, simulate_games

    batch = Batch(game, seats, games, bots, seed, option or [], crew_of(workers, engine, address), box)
    simulate_games(speaker(ctx, lang), batch, json)


@app.command(help="help-own-box")
def box(ctx: typer.Context, game: GameId, lang: Lang = None) -> None:
    """Writes out the box of a game."""
    from ludofoot.cli.printing import show_box

    show_box(speaker(ctx, lang), game)


@app.command(help="help-tournament")
def tournament(
    ctx: typer.Context,
    *,
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="LEVEL,LEVEL[,…]", help="help-tournament-bots")],
    seats: LabSeats = None,
    deals: Annotated[int, typer.Option(metavar="N", help="help-deals")] = 50,
    seed: Annotated[int, typer.Option(metavar="S", help="help-seed")] = 1,
    option: Options = None,
    workers: Workers = None,
    engine: Engine = "local",
    address: Address = None,
    settle: Annotated[float | None, typer.Option(metavar="SHARE", help="help-settle")] = None,
    html: Annotated[str | None, typer.Option(metavar="FILE", help="help-tournament-html")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Lets bots meet each other."""
    from ludofoot.cli.researching import Study, crew_of, hold_tournament

    study = Study(game, seats, deals, bots, seed, option or [], crew_of(workers, engine, address))
    hold_tournament(speaker(ctx, lang), study, html, json, settle)


@app.command(help="help-fit")
def fit(
    ctx: typer.Context,
    *,
    game: GameId,
    games: Annotated[int, typer.Option(metavar="N", help="help-fit-games")] = 1500,
    seed: Annotated[int, typer.Option(metavar="S", help="help-seed")] = 1,
    output: Annotated[str | None, typer.Option("--output", "-o", metavar="FILE", help="help-output")] = None,
    lang: Lang = None,
) -> None:
    """Weighs anew what a broken-off game is worth."""
    from ludofoot.cli.researching import fit_worth

    fit_worth(speaker(ctx, lang), game, games, seed, output)


@app.command(help="help-puzzles")
def puzzles(
    ctx: typer.Context,
    *,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="help-game")] = None,
    today: Annotated[bool, typer.Option("--today", help="help-puzzles-today")] = False,
    number: Annotated[int | None, typer.Option(metavar="N", help="help-puzzles-number")] = None,
    games: Annotated[int, typer.Option(metavar="N", help="help-puzzles-games")] = 100,
    count: Annotated[int, typer.Option(metavar="N", help="help-puzzles-count")] = 20,
    seed: Annotated[int, typer.Option(metavar="S", help="help-seed")] = 1,
    output: Annotated[str | None, typer.Option("--output", "-o", metavar="FILE", help="help-output")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Solves the puzzle of a day, or makes new ones."""
    from ludofoot.cli.puzzling import make
    from ludofoot.cli.solving import solve
    from ludofoot.core.records import Refused

    if (game is None) != (today or number is not None) or (today and number is not None):
        raise Refused("puzzles-which")
    if game is None:
        solve(speaker(ctx, lang), number)
    else:
        make(speaker(ctx, lang), game, games=games, count=count, seed=seed, output=output, json=json)


@app.command(help="help-report")
def report(
    ctx: typer.Context,
    *,
    game: GameId,
    seats: LabSeats = None,
    games: Annotated[int, typer.Option(metavar="N", help="help-simulate-games")] = 200,
    bots: Annotated[str, typer.Option(metavar="LEVEL[,LEVEL…]", help="help-simulate-bots")] = "debutant",
    seed: Annotated[int, typer.Option(metavar="S", help="help-seed")] = 1,
    option: Options = None,
    workers: Workers = None,
    engine: Engine = "local",
    address: Address = None,
    output: Annotated[str | None, typer.Option("--output", "-o", metavar="FILE", help="help-output")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Writes a page about how a game plays."""
    from ludofoot.cli.researching import Study, crew_of, write_report

    study = Study(game, seats, games, bots, seed, option or [], crew_of(workers, engine, address))
    write_report(speaker(ctx, lang), study, output, json)


@app.command("print", help="help-print")
def print_(
    ctx: typer.Context,
    *,
    game: GameId,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="help-paper")] = "a4",
    lang: Lang = None,
    grey: Annotated[bool, typer.Option("--grey", help="help-grey")] = False,
    output: Annotated[str | None, typer.Option("--output", "-o", metavar="FILE", help="help-output")] = None,
    box: OwnBox = None,
) -> None:
    """Prints a box as a PDF."""
    from ludofoot.cli.printing import print_game

    print_game(speaker(ctx, lang), game, paper=paper, grey=grey, output=output, box=box)


@app.command(help="help-replay")
def replay(
    ctx: typer.Context,
    *,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-replay-file")],
    verify: Annotated[bool, typer.Option("--verify", help="help-verify")] = False,
    commitment: Annotated[str, typer.Option(metavar="HASH", help="help-commitment")] = "",
    salt: Annotated[str, typer.Option(metavar="SALT", help="help-salt")] = "",
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="help-replay-seat")] = None,
    step: Annotated[bool, typer.Option("--step", help="help-step")] = False,
) -> None:
    """Steps through a record, or checks it."""
    from ludofoot.cli.replaying import replay_file, verify_file

    voice = speaker(ctx, lang)
    if verify or commitment or salt:
        raise typer.Exit(verify_file(voice, file, commitment, salt))
    replay_file(voice, file, seat, step)


@app.command(help="help-analyse")
def analyse(
    ctx: typer.Context,
    *,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-replay-file")],
    games: Annotated[int | None, typer.Option(metavar="N", help="help-analyse-games")] = None,
    sketch: Annotated[bool, typer.Option("--sketch", help="help-analyse-sketch")] = False,
    html: Annotated[str | None, typer.Option(metavar="FILE", help="help-analyse-html")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Tells the story of a finished game."""
    from ludofoot.cli.analysing import analyse_file

    analyse_file(speaker(ctx, lang), file, games=games, sketch=sketch, html=html, json=json)


@app.command(help="help-gazette")
def gazette(
    ctx: typer.Context,
    *,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-replay-file")],
    html: Annotated[str | None, typer.Option(metavar="FILE", help="help-gazette-html")] = None,
    pdf: Annotated[str | None, typer.Option(metavar="FILE", help="help-gazette-pdf")] = None,
    card: Annotated[str | None, typer.Option(metavar="FILE", help="help-gazette-card")] = None,
    nameless: Annotated[bool, typer.Option("--nameless", help="help-gazette-nameless")] = False,
    curve: Annotated[bool, typer.Option("--curve", help="help-gazette-curve")] = False,
    secret: Annotated[bool, typer.Option("--secret", help="help-gazette-secret")] = False,
    grey: Annotated[bool, typer.Option("--grey", help="help-grey")] = False,
    lang: Lang = None,
) -> None:
    """The report of a match."""
    from ludofoot.cli.reporting import Wanted, report_file

    wanted = Wanted(html, pdf, card, nameless=nameless, curve=curve, secret=secret, grey=grey)
    report_file(speaker(ctx, lang), file, wanted)


@app.command(help="help-clauses")
def clauses(
    ctx: typer.Context,
    game: GameId,
    clause: Annotated[str | None, typer.Argument(metavar="[ID]", help="help-clause")] = None,
    search: Annotated[str | None, typer.Option(metavar="WORDS", help="help-search")] = None,
    lang: Lang = None,
) -> None:
    """Prints the rules."""
    from ludofoot.cli.listing import list_clauses

    list_clauses(speaker(ctx, lang), game, clause, search)


@app.command("new-game", help="help-new-game")
def new_game(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-new-name")],
    here: Annotated[bool, typer.Option("--here", help="help-here")] = False,
    lang: Lang = None,
) -> None:
    """Writes a small game to make another one of."""
    from ludofoot.cli.founding import found_game

    found_game(speaker(ctx, lang), name, here)


def speaker(ctx: typer.Context, lang: str | None) -> Voice:
    """The voice of this run, in the language asked for; raises `Refused`."""
    from ludofoot.core.records import Refused

    voice: Voice = ctx.obj
    if lang is not None:
        if lang not in LANGS:
            raise Refused("unknown-language", language=lang, known=LANGS)
        voice.lang = lang
    return voice


def translated(source: typer.Typer, voice: Voice) -> Any:
    """The command with its help texts in the language of the voice."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = voice.word("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = voice.word("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = voice.word("help-commands")
    group: Any = typer.main.get_command(source)
    for command in (group, *group.commands.values()):
        command.help = voice.word(command.help)
        own_help = command.get_help_option(typer.Context(command))
        own_help.help = voice.word("help-help")
        for param in command.params:
            if getattr(param, "help", None):
                param.help = voice.word(param.help)
    return group
