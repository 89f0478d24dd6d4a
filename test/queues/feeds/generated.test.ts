import { describe, expect, it } from "vitest";
import { endSyncs, feedStage } from "../../support/feed-stage.ts";
import { GENERATED } from "../../support/generated-feeds/index.ts";
import type { Json } from "../../support/http.ts";
import { queryOne } from "../../support/query.ts";

endSyncs();

describe("a feed as programs in use write it", () => {
  it.each(GENERATED.map((feed) => [feed.by, feed] as const))(
    "by %s comes in as a person reads it",
    async (_, feed) => {
      const stage = await feedStage();
      const synced = await stage.sync(new TextEncoder().encode(feed.xml));
      const { notRead, listings, reasons } = synced.lastReport;
      expect([synced.status, synced.connector, synced.counts.created, reasons]).toEqual([
        "OK",
        feed.connector,
        1,
        feed.reasons ?? {},
      ]);
      const codes = listings.flatMap(({ remarks }: Json) => remarks.map(({ code }: Json) => code));
      expect(codes).toEqual(feed.remarks ?? []);
      expect(notRead.map(({ name }: Json) => name).sort()).toEqual([...(feed.notRead ?? [])].sort());
      const property = await stage.property(feed.ref);
      const { address, ...rest } = feed.property;
      expect(property).toMatchObject(rest);
      if (address !== undefined) expect(property.address).toMatchObject(address);
      const stored = (await queryOne`SELECT photo_request FROM properties WHERE id = ${property.id}`)
        .photo_request;
      expect(JSON.parse(stored ?? "[]")).toEqual(feed.photos ?? []);
    },
  );
});
