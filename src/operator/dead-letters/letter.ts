import * as z from "zod";
import type { DeadLetter } from "../../domain/dead-letters/letter.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

const MAX_ID_CHARS = 100;

export const LETTER_PARAMS = z.strictObject({ deadLetterId: z.string().min(1).max(MAX_ID_CHARS) });

export const viewDeadLetter = ({
  id,
  queue,
  kind,
  accountId,
  state,
  actor,
  reason,
  ...times
}: DeadLetter) => ({
  id,
  queue,
  kind,
  accountId,
  state,
  actor,
  reason,
  at: isoTime(times.at),
  settledAt: isoOrNull(times.settledAt),
});
