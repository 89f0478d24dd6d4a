import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../support/account-with.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { dumpOf } from "../support/dump.ts";
import type { Answer, Json } from "../support/http.ts";
import { makeLead } from "../support/lead.ts";
import { makeProperty } from "../support/portfolio.ts";

type Headers = Readonly<Record<string, string>>;

interface Kind {
  readonly path: string;
  make(account: TestAccount): Promise<Json>;
  readonly change: Json;
  readonly other: Json;
  /** Every write of one object of the kind. */
  readonly writes: readonly ((account: TestAccount, id: string, headers: Headers) => Promise<Answer>)[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  property: {
    path: "/properties",
    make: (account) => makeProperty(account, { externalRef: "X-1" }),
    change: { bedrooms: 7 },
    other: { bedrooms: 8 },
    writes: [
      ({ api }, id, headers) => api.patch(`/properties/${id}`, { headers, body: { bedrooms: 7 } }),
      ({ api }, _, headers) => api.put("/properties/by-ref/X-1", { headers, body: { bedrooms: 7 } }),
      ({ api }, id, headers) => api.post(`/properties/${id}/status`, { headers, body: { status: "SOLD" } }),
      ({ api }, id, headers) => api.delete(`/properties/${id}`, { headers }),
    ],
  },
  client: {
    path: "/leads",
    make: (account) => makeLead(account, { externalRef: "X-1" }),
    change: { notes: "um" },
    other: { notes: "dois" },
    writes: [
      ({ api }, id, headers) => api.patch(`/leads/${id}`, { headers, body: { notes: "um" } }),
      ({ api }, _, headers) => api.put("/leads/by-ref/X-1", { headers, body: { notes: "um" } }),
      ({ api }, id, headers) => api.post(`/leads/${id}/state`, { headers, body: { state: "ARCHIVED" } }),
    ],
  },
};

const tagOf = ({ headers }: Answer): string => headers.get("ETag")!;

describe.each(Object.entries(KINDS))(
  "the version of a %s",
  (_name, { path, make, change, other, writes }) => {
    it("is the ETag of its reads and writes, and rises with each write", async () => {
      const account = await makeAccount();
      const { api } = account;
      const { id } = await make(account);
      const read = await api.get(`${path}/${id}`);
      expect(tagOf(read)).toMatch(/^"\d+"$/);
      expect(tagOf(await api.get(`${path}/by-ref/X-1`))).toBe(tagOf(read));
      const written = await api.patch(`${path}/${id}`, { body: change });
      expect(tagOf(written)).not.toBe(tagOf(read));
      expect(tagOf(await api.get(`${path}/${id}`))).toBe(tagOf(written));
      const dry = await api.patch(`${path}/${id}?dryRun=true`, { body: other });
      expect(tagOf(dry)).toBeNull();
    });

    it("that is no longer the one read makes every write a 412 that changes nothing", async () => {
      const account = await makeAccount();
      const { id } = await make(account);
      const read = await account.api.get(`${path}/${id}`);
      await account.api.patch(`${path}/${id}`, { body: other });
      const before = await dumpOf(account.accountId);
      for (const write of writes)
        for (const stale of [tagOf(read), 'W/"1"', '"nothing"']) {
          const answer = await write(account, id, { "If-Match": stale });
          expect([answer.status, answer.body.code], answer.text).toEqual([412, "precondition_failed"]);
        }
      expect(await dumpOf(account.accountId)).toEqual(before);
    });

    it("that is still the one read lets every write pass, and so do a list with it and *", async () => {
      for (const write of writes)
        for (const list of ["%", '"0", %', "*"]) {
          const account = await makeAccount();
          const { id } = await make(account);
          const tag = tagOf(await account.api.get(`${path}/${id}`));
          const answer = await write(account, id, { "If-Match": list.replace("%", tag) });
          expect(answer.status, answer.text).toBe(200);
        }
    });

    it("lets only one of two writers pass who have read the same, however close they are", async () => {
      const account = await makeAccount();
      const { id } = await make(account);
      const headers = { "If-Match": tagOf(await account.api.get(`${path}/${id}`)) };
      const both = await Promise.all(
        [change, other].map((body) => account.api.patch(`${path}/${id}`, { headers, body })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    });

    it("is compared once: a repeated call under its key gets the first answer", async () => {
      const account = await makeAccount();
      const { id } = await make(account);
      const tag = tagOf(await account.api.get(`${path}/${id}`));
      const call = () =>
        account.api.patch(`${path}/${id}`, {
          headers: { "If-Match": tag, "Idempotency-Key": "again" },
          body: change,
        });
      const first = await call();
      const second = await call();
      expect([first.status, second.status, tagOf(second)]).toEqual([200, 200, tagOf(first)]);
    });
  },
);

describe("If-Match", () => {
  it("with * demands that the object exists", async () => {
    const { api } = await makeAccount();
    const put = await api.put("/properties/by-ref/X-1", { headers: { "If-Match": "*" }, body: {} });
    expect([400, 412, 422]).toContain(put.status);
    expect((await api.get("/properties")).body.data).toEqual([]);
  });

  it.each(["12", '"12', "*, *"])("of %j is refused as malformed", async (tag) => {
    const { account, id } = await accountWithProperty();
    const answer = await account.api.patch(`/properties/${id}`, {
      headers: { "If-Match": tag },
      body: { bedrooms: 7 },
    });
    expect([answer.status, answer.body.invalidParams?.[0]?.name]).toEqual([400, "If-Match"]);
  });

  it("is refused by a write that has no version to compare", async () => {
    const { api } = await makeAccount();
    const answer = await api.post("/feed/sync", { headers: { "If-Match": '"1"' } });
    expect([answer.status, answer.body.invalidParams?.[0]?.code]).toEqual([400, "not_taken"]);
  });
});
