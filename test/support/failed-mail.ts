import { env } from "cloudflare:workers";
import { newId } from "../../src/lib/id.ts";

/** A notice to the account's owner that was given up after its last attempt. */
export const aFailedMail = async (
  { accountId }: { readonly accountId: string },
  db: D1Database = env.DB,
): Promise<string> => {
  const id = newId("mail");
  await db
    .prepare(
      `INSERT INTO mails (id, account_id, kind, subject, body, status, attempts, created_at)
     VALUES (?, ?, 'QUOTA_80', 'Cota', 'Texto', 'FAILED', 5, ?)`,
    )
    .bind(id, accountId, Date.now())
    .run();
  return id;
};
