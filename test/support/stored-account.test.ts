import { expect, it } from "vitest";
import { difference, snapshotOf } from "../faults/state-snapshot.ts";
import { makeAccount, registerAccount, type TestAccount } from "./api.ts";
import { query } from "./query.ts";

const ACCOUNTS = [{}, { account: { type: "DEVELOPER", propertyLimit: 7 } }];

it.each(ACCOUNTS)("a stored account equals one that the back office makes: %j", async (overrides) => {
  const stored = await makeAccount(overrides);
  const registered = await registerAccount(overrides);
  const ofKey = async ({ api }: TestAccount) => {
    const { data } = (await api.get("/me")).body;
    return { ...data, account: { ...data.account, id: "" }, key: { ...data.key, id: "" } };
  };
  expect(await ofKey(stored)).toEqual(await ofKey(registered));
  // Once a gate is notified, a job deletes the notice.
  await query`DELETE FROM gate_notices WHERE account_id = ${registered.accountId}`;
  const left = await snapshotOf(stored.accountId, []);
  const wanted = await snapshotOf(registered.accountId, []);
  expect(difference(left, wanted)).toBe("");
});
