import { useTimeline } from "../../kit/film";
import type { Screen } from "./model";

/** Between the last "ready" and the start card: everybody hears the call, nobody sees the card. */
export function useCall({ seat, view }: Screen): boolean {
  return useTimeline().awaits(seat, "turned-up") && (view.step === "open" || view.step === "block");
}
