/** A word of the locale, a player and a sentence, as arguments of a sentence. */
export const word = (id: string) => ({ type: "word", id });
export const player = (seat: number) => ({ type: "player", seat });
export const players = (seats: readonly number[]) => seats.map(player);
export const said = (code: string, args: Record<string, unknown> = {}) => ({ code, args });
