import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import type { Counts } from "../../bench/calls/count.ts";
import { COUNTED, type Counted, ROWS } from "../../bench/costs/counts.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { holdRadar } from "../support/hold-radar.ts";
import type { Answer } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { query } from "../support/query.ts";
import { stubFetch } from "../support/stub-fetch.ts";

const PROPERTIES = 50;
const PHOTOS = 12;

stubFetch();
holdRadar();

const client = (at: number, name = `Cliente ${at}`) => ({
  body: {
    name,
    phones: [{ number: `+55119${String(80_000_000 + at)}`, isWhatsApp: true }],
    consentGiven: true,
  },
});

/** Each kind of call; the second does the same as the first. */
const CALLS: Readonly<Record<Counted, (account: TestAccount, time: number) => Promise<Answer>>> = {
  "GET /me": ({ api }) => api.get("/me"),
  "GET a page of 50": ({ api }) => api.get(`/properties?limit=${PROPERTIES}`),
  "GET events": ({ api }) => api.get("/events?limit=100"),
  "PUT created": ({ api }, time) => api.put(`/properties/by-ref/NEW-${time}`, { body: listing() }),
  "PUT changed": ({ api }, time) =>
    api.put("/properties/by-ref/AP-0", { body: listing({ salePrice: 500_000 + time }) }),
  "PUT unchanged": ({ api }) => api.put("/properties/by-ref/AP-1", { body: listing() }),
  "client created": ({ api }, time) => api.put(`/leads/by-ref/NEW-${time}`, client(time)),
  "client changed": ({ api }, time) => api.put("/leads/by-ref/SAME", client(9, `Cliente ${9 + time}`)),
};

/** A list may read one row more: the next account's first row, after its own last one. */
const isCounted = (found: Counts, { rowsRead, ...others }: Counts): boolean =>
  isDeepStrictEqual({ ...found, rowsRead }, { ...others, rowsRead }) &&
  [rowsRead, rowsRead + 1].includes(found.rowsRead);

const countsOf = async (call: (time: number) => Promise<Answer>): Promise<Counts> => {
  await call(1);
  const { status, headers, text } = await call(2);
  if (status >= 300) throw new Error(text);
  const timing = headers.get("Server-Timing") ?? "";
  const of = (name: string): number => Number(new RegExp(`\\b${name};desc="(\\d+)"`).exec(timing)?.[1] ?? 0);
  return {
    objects: of("objects"),
    trips: of("d1"),
    rowsRead: of("rows"),
    rowsWritten: of("written"),
    admitted: true,
  };
};

describe("the month that docs/running.md estimates", () => {
  it("has the real counts of each kind of call", async () => {
    const account = await makeAccount();
    for (let at = 0; at < PROPERTIES; at += 1)
      await account.api.put(`/properties/by-ref/AP-${at}`, { body: listing() });
    await account.api.put("/leads/by-ref/SAME", client(9));
    await account.api.get("/events?limit=100");
    const wrong: string[] = [];
    for (const [name, call] of Object.entries(CALLS)) {
      const found = await countsOf((time) => call(account, time));
      if (!isCounted(found, COUNTED[name as Counted])) wrong.push(`${name} ${JSON.stringify(found)}`);
    }
    expect(wrong).toEqual([]);
  });

  it("counts the rows of a photo", async () => {
    const { accountId } = await makeAccount();
    const insert = (sql: string, ...params: unknown[]) => countingD1(() => query(sql, accountId, ...params));
    const numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
    const photos = await insert(
      `${numbers} INSERT INTO property_photos (property_id, url, account_id, status, hash, media_type, request_id, at)
       SELECT 'prop-' || i, 'https://x.example/' || i, ?1, 'INGESTED', ?1 || i, 'image/png', 'r', 0 FROM n`,
      PHOTOS,
    );
    expect(photos.use.rowsWritten / PHOTOS).toBe(ROWS.photo);
    await query`DELETE FROM property_photos WHERE account_id = ${accountId}`;
  });
});
