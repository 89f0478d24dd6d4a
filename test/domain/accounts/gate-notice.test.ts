import { expect, it } from "vitest";
import { changeAccount } from "../../../src/domain/accounts/change-account.ts";
import { revokeKey } from "../../../src/domain/keys/revoke-key.ts";
import { sweepGateNotices } from "../../../src/jobs/sweep-gate-notices.ts";
import type { AccountGatePort } from "../../../src/ports/account-gate.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { operatorScope } from "../../support/operator.ts";
import { query } from "../../support/query.ts";

const unreachable = () =>
  operatorScope({
    gate: () => ({ invalidate: () => Promise.reject(new Error("overloaded")) }) as unknown as AccountGatePort,
  });

it("does not undo a write when the gate is out of reach", async () => {
  const { accountId, path, keyId } = await makeAccount();
  await changeAccount(unreachable(), accountId, { plan: "GOLD" });
  await revokeKey(unreachable(), accountId, keyId);
  expect((await backoffice.get(path)).body.data.plan).toBe("GOLD");
  const [key] = (await backoffice.get(`${path}/keys`)).body.data;
  expect(key.revokedAt).toEqual(expect.any(String));
});

it("has the sweep notify the gate when the write could not", async () => {
  const { api, accountId, keyId } = await makeAccount();
  await api.get("/me");
  await query`DELETE FROM gate_notices`;
  await revokeKey(unreachable(), accountId, keyId);
  expect((await api.get("/me")).status).toBe(200);
  await sweepGateNotices(operatorScope());
  expect((await api.get("/me")).status).toBe(401);
});

it("notifies the gate again when a key is revoked again", async () => {
  const { api, accountId, path, keyId } = await makeAccount();
  await api.get("/me");
  await revokeKey(unreachable(), accountId, keyId);
  expect((await api.get("/me")).status).toBe(200);
  await backoffice.delete(`${path}/keys/${keyId}`);
  expect((await api.get("/me")).status).toBe(401);
});
