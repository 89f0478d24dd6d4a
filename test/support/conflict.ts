import type { TestAccount } from "./api.ts";
import { dashboard } from "./dashboard.ts";
import { putFeed } from "./feed-stage.ts";
import { makeProperty } from "./portfolio.ts";
import { query } from "./query.ts";

/** A title edited in the dashboard that the account's feed would change. @returns the id of its property */
export const aConflict = async (account: TestAccount): Promise<string> => {
  await putFeed(account, "http://localhost:9098/a.xml");
  const { id } = await makeProperty(account);
  await dashboard(account, id).edit({ title: "Do painel" });
  await query`INSERT INTO feed_conflicts (account_id, ref, field, property_id, value, mark, found_at)
    VALUES (${account.accountId}, ${id}, 'title', ${id}, '"Do feed"', 'mark', 1)`;
  return id;
};
