import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { auditAbout } from "../../support/dashboard.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import type { Answer } from "../../support/http.ts";
import { serveWith } from "../../support/serve-with.ts";

it("an interrupted purge leaves a property in the trash if its stored answers cannot be deleted", async () => {
  const { account, id } = await accountWithProperty();
  await account.api.delete(`/properties/${id}`);
  const lost = () => Promise.reject(new Error("Network connection lost."));
  const forgetful = faultyEnv(null, { ACCOUNT_GATE: { getByName: () => ({ forget: lost }) } });
  const path = `${account.path}/properties/${id}/purge`;
  const call = { key: env.BACKOFFICE_TOKEN, method: "POST", base: "/backoffice", path } as const;
  const answer = (await serveWith(forgetful, call)) as Answer;
  expect([answer.status, answer.body.code]).toEqual([503, "upstream_unavailable"]);
  expect((await account.api.get(`/properties/${id}`)).body.data.status).toBe("DELETED");
  expect(await auditAbout(account, id)).toEqual([]);
});
