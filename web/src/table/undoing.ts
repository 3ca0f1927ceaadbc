import type { Room, Screen } from "../gen/protocol";

/** One person among bots. */
function isAlone({ seats }: Room): boolean {
  const people = seats.filter(({ kind }) => kind === "person").length;
  return people === 1 && seats.length > 1 && seats.every(({ kind }) => kind !== "free");
}

/**
 * Whether an undo may be asked for: whoever plays against bots is told why not if it cannot be done, others have it
 * only where it can. In a race nothing is taken back.
 */
export function mayAskUndo(room: Room, { seat, undo, told = [], prompts = [] }: Screen): boolean {
  if (undo) return true;
  const racing = prompts.some(({ pace }) => pace === "race");
  return seat >= 0 && room.phase === "playing" && isAlone(room) && told.length > 0 && !racing;
}
