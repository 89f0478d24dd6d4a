import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Answer } from "../../support/http.ts";
import { refusalOf } from "../../support/problem.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();

let account: TestAccount;
let webhookId: string;

/** An account whose keys cannot read clients, and so no client events. */
beforeAll(async () => {
  const scopes = ["events:read", "webhooks:manage", "properties:read"];
  account = await makeAccount({ access: { scopes }, key: { scopes } });
  const { body } = await account.api.post("/webhooks", { body: { url: "http://127.0.0.1:9/events" } });
  webhookId = body.data.id;
});

type EntryPoint = (body: object) => Promise<Answer>;

const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  ["POST", (body) => account.api.post("/webhooks", { body })],
  ["PATCH", (body) => account.api.patch(`/webhooks/${webhookId}`, { body })],
];

const REFUSED = "ftp://crm.example.com.br/";

describe.each(ENTRY_POINTS)("a %s", (_, send) => {
  it("gets webhook_url_refused if the address is its only fault", async () => {
    expect(refusalOf(await send({ url: REFUSED }))).toEqual([422, "webhook_url_refused", ["url not_public"]]);
  });

  it("is refused with its address and foreign types at once", async () => {
    const answer = await send({ url: REFUSED, types: ["property.created", "lead.created"] });
    expect(refusalOf(answer)).toEqual([400, "invalid_param", ["types[1] not_in_grant", "url not_public"]]);
  });

  it("is refused with its form, its address and foreign types at once", async () => {
    const types = ["nothing", "property.created", "property.created", "lead.created"];
    expect(refusalOf(await send({ url: REFUSED, types, description: 5 }))).toEqual([
      400,
      "invalid_param",
      ["description wrong_type", "types[0] not_in_list", "types[3] not_in_grant", "url not_public"],
    ]);
  });

  it("is refused with foreign types beside a malformed address", async () => {
    expect(refusalOf(await send({ url: 5, types: ["lead.created"] }))).toEqual([
      400,
      "invalid_param",
      ["types[0] not_in_grant", "url wrong_type"],
    ]);
  });
});

describe("a description", () => {
  it("has no control characters", async () => {
    const body = { description: "CRM\u0000" };
    const answer = await account.api.patch(`/webhooks/${webhookId}`, { body });
    expect(refusalOf(answer)).toEqual([400, "invalid_param", ["description control_character"]]);
  });
});

describe("a redelivery", () => {
  it("from too long ago is listed with the other faults", async () => {
    const redeliverSince = isoTime(Date.now() - 31 * DAY_MS);
    const body = { url: REFUSED, status: "ACTIVE", redeliverSince, more: 1 };
    expect(refusalOf(await account.api.patch(`/webhooks/${webhookId}`, { body }))).toEqual([
      400,
      "invalid_body",
      ["more unknown_field", "redeliverSince too_old", "url not_public"],
    ]);
  });
});

describe("a read of the log", () => {
  it.each([
    ["since=2001-01-01T00:00:00Z&limit=0", ["limit too_low", "since too_old"]],
    ["since=2001-01-01T00:00:00Z&cursor=bm90IG91cnM&limit=0", ["cursor not_a_cursor", "limit too_low"]],
  ])("by %s is refused with every fault", async (query, faults) => {
    expect(refusalOf(await account.api.get(`/events?${query}`))).toEqual([400, "invalid_param", faults]);
  });
});
