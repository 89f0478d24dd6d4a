import { describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { holdPhotos } from "../../support/hold-photo-jobs.ts";
import type { Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";

const ONE = "https://fotos.example.com/1.jpg";
const TWO = "https://fotos.example.com/2.jpg";

const held = holdPhotos();

/** Writes a gallery of the property of code AP-1. */
const ask = async ({ api }: TestAccount, photos?: readonly string[]): Promise<Json> => {
  const { body } = await api.put("/properties/by-ref/AP-1", { body: listing(photos && { photos }) });
  return body;
};

describe("the photos of a write", () => {
  it("are null in the result if the request does not mention them", async () => {
    const account = await makeAccount();
    for (const outcome of ["CREATED", "UNCHANGED"]) {
      const { result } = await ask(account);
      expect([result.outcome, result.photos]).toEqual([outcome, null]);
    }
  });

  it("are queued, and shown as on their way", async () => {
    const { data, result } = await ask(await makeAccount(), [ONE, TWO]);
    expect(result).toMatchObject({ outcome: "CREATED", photos: "QUEUED" });
    expect(data).toMatchObject({
      photos: [],
      coverPhoto: null,
      photoSync: {
        state: "QUEUED",
        requested: 2,
        ingested: null,
        failed: null,
        queuedAt: data.updatedAt,
        finishedAt: null,
      },
    });
  });

  it("sent again while they are on their way change nothing", async () => {
    const account = await makeAccount();
    const first = await ask(account, [ONE, TWO]);
    const again = await ask(account, [ONE, TWO, ONE]);
    expect(again.result).toMatchObject({ outcome: "UNCHANGED", photos: "ALREADY_QUEUED", changes: [] });
    expect(again.data).toEqual(first.data);
  });

  it("sent in another order are another gallery", async () => {
    const account = await makeAccount();
    await ask(account, [ONE, TWO]);
    const { result } = await ask(account, [TWO, ONE]);
    expect(result).toMatchObject({
      outcome: "UPDATED",
      photos: "QUEUED",
      changes: [{ field: "photos", from: [ONE, TWO], to: [TWO, ONE] }],
    });
  });

  it("cleared while on their way are no longer waited for", async () => {
    const account = await makeAccount();
    await ask(account, [ONE]);
    const { data, result } = await ask(account, []);
    expect(result).toMatchObject({
      outcome: "UPDATED",
      photos: "CLEARED",
      changes: [{ field: "photos", from: [ONE], to: [] }],
    });
    expect(data).toMatchObject({ photos: [], photoSync: null });
    expect((await account.api.get("/properties/by-ref/AP-1")).body.data).toEqual(data);
    expect((await ask(account, [])).result).toMatchObject({ outcome: "UNCHANGED", photos: "UNCHANGED" });
  });

  it("send one job for each requested gallery, with only ids", async () => {
    const account = await makeAccount();
    const { data } = await ask(account, [ONE]);
    await ask(account, [ONE]);
    await ask(account, [TWO]);
    const { accountId } = account;
    await account.api.get("/events");
    const jobs = held.filter((job) => job.accountId === accountId);
    expect(jobs).toHaveLength(2);
    for (const job of jobs) expect(job).toMatchObject({ v: 1, propertyId: data.id });
    expect(JSON.stringify(jobs)).not.toContain("fotos.example.com");
  });

  it("may be 30, the maximum", async () => {
    const account = await makeAccount();
    const photos = Array.from({ length: 30 }, (_, at) => `https://fotos.example.com/${at}.jpg`);
    const { photoSync } = await makeProperty(account, { photos });
    expect(photoSync.requested).toBe(30);
  });
});
