import { and, eq, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { prepared, read } from "../../src/db/prepared.ts";
import { apiKeys } from "../../src/db/schema/api-keys.ts";

const ofAccount = prepared<"id" | "accountId">((name) =>
  read
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(
      and(eq(apiKeys.accountId, name("accountId")), isNull(apiKeys.revokedAt), eq(apiKeys.id, name("id"))),
    ),
);

it("a prepared query puts each value in its place, in any order", () => {
  expect(ofAccount({ id: "key_1", accountId: "acc_1" }).params).toEqual(["acc_1", "key_1"]);
});

it("a prepared query has one text for all calls, without a value", () => {
  const one = ofAccount({ id: "key_1", accountId: "acc_1" });
  const other = ofAccount({ id: "'", accountId: "acc_2" });
  expect(one.sql).toBe(other.sql);
  expect(one.sql).toBe(
    'select "id" from "api_keys" where ("api_keys"."account_id" = ? and "api_keys"."revoked_at" is null and "api_keys"."id" = ?)',
  );
});
