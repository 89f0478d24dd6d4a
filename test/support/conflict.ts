import { env } from "cloudflare:workers";
import type { TestAccount } from "./api.ts";
import { dashboard } from "./dashboard.ts";
import { putFeed } from "./feed-stage.ts";
import { makeProperty } from "./portfolio.ts";

/** A title edited in the dashboard that the account's feed would change. @returns the id of its property */
export const aConflict = async (account: TestAccount): Promise<string> => {
  await putFeed(account, "http://localhost:9098/a.xml");
  const { id } = await makeProperty(account);
  await dashboard(account, id).edit({ title: "Do painel" });
  await env.DB.prepare(
    `INSERT INTO feed_conflicts (account_id, ref, field, property_id, value, mark, found_at)
     VALUES (?, ?, 'title', ?, '"Do feed"', 'mark', 1)`,
  )
    .bind(account.accountId, id, id)
    .run();
  return id;
};
