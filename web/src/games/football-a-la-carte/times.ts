/** How long things move. */
export const STEP_MS = 90;
export const LAY_MS = 220;
export const CUT_MS = 1_000;
export const GOAL_MS = 900;
export const TURN_MS = 600;
/** One message never moves longer than this. */
export const LONGEST_MS = 1_800;
