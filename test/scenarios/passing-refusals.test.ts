import { describe, expect, it } from "vitest";
import { ERRORS, type ErrorCode } from "../../src/errors/catalogue.ts";
import { DAY_MS, HOUR_MS } from "../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { dashboard } from "../support/dashboard.ts";
import { feedStage, feedXml, flat } from "../support/feed-stage.ts";
import type { Answer, Options } from "../support/http.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { makeProperties, makeProperty } from "../support/portfolio.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

interface Refused {
  /** A call that is refused until the reason has passed. */
  send(options: Options): Promise<Answer>;
  pass(): Promise<unknown>;
}

/** How each of them comes about, and how it passes. */
const REASONS: Readonly<Record<string, () => Promise<Refused>>> = {
  plan_limit_reached: async () => {
    const { api, path } = await makeAccount({ account: { propertyLimit: 0 } });
    const body = listing();
    return {
      send: (options) => api.put("/properties/by-ref/A1", { ...options, body }),
      pass: () => backoffice.patch(path, { propertyLimit: 1 }),
    };
  },
  feed_sync_active: async () => {
    const stage = await feedStage({ autoSync: true });
    stage.serve(feedXml(flat("A1")));
    await stage.sync();
    const body = listing();
    return {
      send: (options) => stage.api.put("/properties/by-ref/A1", { ...options, body }),
      pass: () => backoffice.delete(`${stage.path}/feed`),
    };
  },
  shrink_guard: async () => {
    stopClockAt("2031-03-10T12:00:00Z");
    const account = await makeAccount();
    const [last, ...others] = await makeProperties(account, 11);
    for (const { id } of others) await account.api.delete(`/properties/${id}`);
    moveClock(DAY_MS - HOUR_MS);
    return {
      send: (options) => account.api.delete(`/properties/${last.id}`, options),
      pass: async () => moveClock(HOUR_MS),
    };
  },
  property_in_trash: async () => {
    const account = await makeAccount();
    const { id } = await makeProperty(account);
    await account.api.delete(`/properties/${id}`);
    return {
      send: (options) => account.api.patch(`/properties/${id}`, { ...options, body: { salePrice: 1_000 } }),
      pass: () => dashboard(account, id).restore(),
    };
  },
  lead_in_trash: async () => {
    const account = await makeAccount();
    const { id } = await makeLead(account);
    const path = `${account.path}/leads/${id}`;
    await backoffice.post(`${path}/trash`);
    return {
      send: (options) => account.api.patch(`/leads/${id}`, { ...options, body: { notes: "Ligar amanhã." } }),
      pass: () => backoffice.post(`${path}/restore`),
    };
  },
};

/** What a retry does not escape by itself, though it may later: no Retry-After tells when. */
const passingByEvents = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => {
  const entry = ERRORS[code];
  return entry.status === 409 && "passing" in entry && !("retryable" in entry);
});

describe("a refusal that passes", () => {
  it("is here with its reason, whichever the catalogue has", () => {
    expect(Object.keys(REASONS).sort()).toEqual(passingByEvents.sort());
  });

  it.each(Object.entries(REASONS))("as %s is not kept under its key", async (code, arrange) => {
    const { send, pass } = await arrange();
    const options = { headers: { "Idempotency-Key": `passing ${code}` } };
    const refused = [await send(options), await send(options)];
    await pass();
    const done = await send(options);
    const replayed = await send(options);
    expect([...refused, done, replayed].map(({ status, body }) => body.code ?? status < 300)).toEqual([
      code,
      code,
      true,
      true,
    ]);
    const replays = [...refused, done, replayed].map(({ headers }) => headers.get("Idempotent-Replayed"));
    expect(replays).toEqual([null, null, null, "true"]);
  });
});
