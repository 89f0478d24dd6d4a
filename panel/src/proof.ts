import { MINUTE_MS } from "../../src/lib/clock.ts";
import type { Person } from "../../src/ports/panel.ts";
import type { PanelContext } from "./context.ts";

/** As long as a proof holds at the door. */
const PROOF_MS = 10 * MINUTE_MS;

export const isProved = (c: PanelContext, { provedAt }: Pick<Person, "provedAt">): boolean =>
  provedAt + PROOF_MS > c.get("clock").now();

/** Where a person proves again who they are, before going on. */
export const provePath = (next: string): string => `/prove?next=${encodeURIComponent(next)}`;
