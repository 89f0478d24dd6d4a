import { selectBy } from "../../db/prepared.ts";
import { deadLetters } from "../../db/schema/dead-letters.ts";
import { type Database, type Meter, run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import type { MessageQueue } from "../../ports/messages.ts";

export type DeadLetter = typeof deadLetters.$inferSelect;

export const deadLetterTable = tableOf(deadLetters);

interface DeadMessage {
  readonly id: string;
  readonly queue: MessageQueue;
  readonly body: unknown;
}

const MAX_NAME_CHARS = 64;

const nameIn = (body: unknown, member: string): string | null => {
  const value = (body as Readonly<Record<string, unknown>> | null)?.[member];
  return typeof value === "string" && value.length <= MAX_NAME_CHARS ? value : null;
};

const insertOf = ({ id, queue, body }: DeadMessage, at: number): Statement => {
  const insert = deadLetterTable.insert({
    id,
    queue,
    at,
    body,
    state: "OPEN",
    kind: nameIn(body, "kind"),
    accountId: nameIn(body, "accountId"),
  });
  return sql(`${insert.sql} ON CONFLICT (id) DO NOTHING`, ...insert.params);
};

/** Keeps messages that their queues gave up, each only once, however often it arrives. */
export const keepDeadLetters = async (
  directory: Database,
  messages: readonly DeadMessage[],
  at: number,
): Promise<void> => {
  if (messages.length > 0)
    await run(
      directory,
      messages.map((message) => insertOf(message, at)),
    );
};

const ofId = selectBy(deadLetters, ["id"]);

export const findDeadLetter = async (
  directory: Database,
  id: string,
  meter: Meter,
): Promise<DeadLetter | null> => {
  const [rows] = await run(directory, [ofId({ id })], meter);
  return deadLetterTable.first(rows);
};
