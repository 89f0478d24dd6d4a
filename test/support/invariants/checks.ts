import { noneHeld, receiptsMatch } from "./answers.ts";
import { clients } from "./clients.ts";
import { counters } from "./counters.ts";
import { order, outboxEmpty } from "./log.ts";
import { stories } from "./stories.ts";
import type { Check, Stored } from "./stored.ts";

/** What must hold of an account at any time, once its outbox is drained. */
const CHECKS: readonly Check[] = [counters, clients, order, stories, outboxEmpty, receiptsMatch, noneHeld];

/** What does not hold of what is stored, in words. */
export const brokenIn = (stored: Stored): string[] => CHECKS.flatMap((check) => check(stored));
