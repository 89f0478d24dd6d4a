import { describe, expect, it } from "vitest";
import { EVENT_TYPES, mayRead, readableTypes } from "../../src/vocabulary/event-types.ts";

/** The types of rules 20.8, by permission. */
const SPECIFIED = {
  "properties:read": [
    "property.created",
    "property.updated",
    "property.photos_done",
    "property.deleted",
    "property.restored",
    "property.purged",
    "feed.held",
  ],
  "leads:read": ["lead.created", "lead.updated", "lead.deleted", "lead.restored", "lead.purged"],
  "radar:read": ["radar.client_summary", "radar.price_drop", "radar.match_lost"],
  "partnerships:read": ["partnership.created", "partnership.updated"],
  "captacao:read": ["captacao.offer_received", "captacao.offer_accepted", "captacao.offer_withdrawn"],
  "webhooks:manage": ["webhook.disabled", "webhook.recovered"],
};

const BY_BATCH = ["properties:read", "leads:read"];

describe("the event types a key reads", () => {
  it.each(Object.entries(SPECIFIED))("with only %s are those of its resource", (scope, types) => {
    const batches = BY_BATCH.includes(scope) ? ["batch.done"] : [];
    expect(readableTypes([scope])).toEqual([...types, ...batches]);
  });

  it("are empty with only events:read", () => {
    expect(readableTypes(["events:read", "properties:write"])).toEqual([]);
  });

  it("are all types with every read permission", () => {
    expect(readableTypes(Object.keys(SPECIFIED))).toEqual(EVENT_TYPES.map(({ type }) => type));
  });

  it.each([
    ["properties", "properties:read", true],
    ["leads", "leads:read", true],
    ["properties", "leads:read", false],
    ["leads", "properties:read", false],
    ["photos", "properties:read", false],
  ])("include the end of a batch of %s for %s: %s", (type, scope, expected) => {
    expect(mayRead([scope], { type: "batch.done", data: JSON.stringify({ id: "b-1", type }) })).toBe(
      expected,
    );
  });

  it("follow the type's permission for any other event", () => {
    const created = { type: "lead.created", data: `{"id":"lead-1"}` };
    expect(mayRead(["leads:read"], created)).toBe(true);
    expect(mayRead(["properties:read"], created)).toBe(false);
    expect(mayRead(["leads:read"], { type: "lead.sung", data: "{}" })).toBe(false);
  });
});
