# The first screen: the shelf and what can be opened there before a box is taken. Titles and taglines are the games’ own.

page-slogan = Football games you can no longer buy, open on the table again.
page-open-box = Open a box
page-players =
    { $range ->
        [one] { $most } players
       *[many] { $least }–{ $most } players
    }
page-all-rules = The rules
page-no-boxes = The shelf is empty: no game is installed.
page-again = Try again
page-table-code = Code of the table
page-code-short = Code
page-join = Join
page-resume = Your turn
page-resume-others = Game in progress
page-against = { $title } against { $players }
page-somebody = somebody
page-resume-go = Resume
page-language = Language
page-theme = Theme
page-theme-system = Like the device
page-theme-light = Light
page-theme-dark = Dark

## Before a box is taken

page-close = Close
page-replay = Watch a game again
page-rules = Rules
page-search-rules = Search the rules
page-nothing-found = Nothing like that in the rules.

## On paper

page-print = Print the cards
page-print-help = One PDF with every piece of the box and the rules: print it, cut it out, play it at the kitchen table.
page-print-game = Game
page-print-paper = Paper
page-print-grey = Without colour
page-print-get = Make the PDF

## Refusals

refuse-no-answer = The server does not answer. Check your connection and try again.
