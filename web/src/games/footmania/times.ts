/** How long things move: the sounds keep step with them. */
export const DIE_MS = 500;
export const STEP_MS = 110;
