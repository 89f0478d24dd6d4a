import type { Assignment } from "../../domain/assignments/take.ts";
import { isoTime } from "../../lib/clock.ts";

export const viewAssignment = ({ until, ...assignment }: Assignment) => ({
  ...assignment,
  until: isoTime(until),
});
