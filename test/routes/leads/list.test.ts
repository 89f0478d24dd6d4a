import { beforeAll, describe, expect, it } from "vitest";
import { isoTime } from "../../../src/lib/clock.ts";
import { backoffice } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { interest, makeLead } from "../../support/lead.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();
const ids: Record<string, string> = {};
let owner: string;

beforeAll(async () => {
  const make = async (name: string, overrides: object = {}) => {
    ids[name] = (await makeLead(account, { ...overrides, name })).id;
  };
  await make("first", { status: "WON" });
  await make("bare", { interest: {} });
  await make("archived");
  await make("trashed");
  await make("last", { interest: interest({ purposes: ["LOCACAO"], rentPriceMax: 2_000 }) });
  await account.api.post(`/leads/${ids.archived}/state`, { body: { state: "ARCHIVED" } });
  await backoffice.post(`${account.path}/leads/${ids.trashed}/trash`);
  owner = (await account.api.get("/team")).body.data[0].accountId;
});

const names = async (query: string): Promise<string[]> => {
  const { status, body, text } = await account.api.get(`/leads${query}`);
  expect(status, text).toBe(200);
  return body.data.map(({ name }: Json) => name);
};

describe("GET /leads", () => {
  it("lists active leads, newest first, unless another state is asked for", async () => {
    expect(await names("")).toEqual(["last", "bare", "first"]);
    expect(await names("?state=ARCHIVED")).toEqual(["archived"]);
    expect(await names("?state=DELETED")).toEqual(["trashed"]);
  });

  it("filters by stage, owner and what Radar says", async () => {
    expect(await names("?status=WON")).toEqual(["first"]);
    expect(await names("?radar=pending")).toEqual(["bare"]);
    expect(await names("?radar=ready")).toEqual(["last", "first"]);
    expect(await names(`?ownerAccountId=${owner}&radar=ready&status=NEW`)).toEqual(["last"]);
    expect(await names("?ownerAccountId=usr-nobody")).toEqual([]);
  });

  it("lists changes since a time, the latest first", async () => {
    await account.api.patch(`/leads/${ids.bare}`, { body: { notes: "x" } });
    const [first] = await names(`?updatedSince=${isoTime(0)}`);
    expect(first).toBe("bare");
    expect(await names(`?updatedSince=${isoTime(Date.now() + 60_000)}`)).toEqual([]);
  });

  it.each(["state=GONE", "status=HOT", "radar=READY", "updatedSince=now", "limit=101", "purpose=VENDA"])(
    "refuses %s",
    async (query) => {
      const { status, body } = await account.api.get(`/leads?${query}`);
      expect([status, body.code]).toEqual([400, "invalid_param"]);
    },
  );
});
