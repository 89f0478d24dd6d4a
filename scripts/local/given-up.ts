import { seededId } from "../../src/lib/id.ts";
import { agency } from "../demo/accounts.ts";

/**
 * A queue gives up a message after half an hour of attempts, so the first start of a service leaves two for the
 * operator's list. Their work is done already, so sending them again does no harm.
 */
export const givenUp = async (now: number): Promise<readonly string[]> => {
  const accountId = await seededId("account", agency.seed);
  const webhookId = await seededId("webhook", agency.seed);
  const letters = [
    { id: "demo-letter-photos", queue: "photos", kind: "discard", body: { kind: "discard", shard: "DB" } },
    { id: "demo-letter-webhooks", queue: "webhooks", kind: null, body: { webhookId } },
  ];
  return letters.map(({ id, queue, kind, body }) => {
    const message = JSON.stringify({ v: 1, accountId, ...body });
    const values = [id, queue, kind, accountId, message].map((value) =>
      value === null ? "NULL" : `'${value}'`,
    );
    return `INSERT INTO dead_letters (id, queue, kind, account_id, body, at)
      SELECT ${values.join(", ")}, ${now} WHERE NOT EXISTS (SELECT 1 FROM accounts)
      ON CONFLICT (id) DO NOTHING`;
  });
};
