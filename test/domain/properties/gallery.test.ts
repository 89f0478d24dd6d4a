import { describe, expect, it } from "vitest";
import type { Property } from "../../../src/db/schema/properties.ts";
import { requestGallery } from "../../../src/domain/properties/gallery.ts";
import { HOUR_MS } from "../../../src/lib/clock.ts";
import { storedProperty } from "../../support/stored-property.ts";

const ONE = "https://fotos.example.com/1.jpg";
const TWO = "https://fotos.example.com/2.jpg";
const NOW = Date.UTC(2026, 2, 10);
const LINKS = {
  publicUrl: "https://api.test",
  photosUrl: "https://fotos.test",
  ownHosts: ["api.test"],
  allowPrivateTargets: false,
};
const NO_GALLERY = { photos: [], photoRequestId: null, photoRequest: null, photoState: null } as const;

const ask = (
  columns: Partial<Property>,
  photos: readonly string[] | undefined,
  source: "API" | "FEED" = "API",
) => requestGallery({ source, links: LINKS }, storedProperty(columns), photos, NOW);

describe("a request for a gallery", () => {
  it("does nothing when the body does not mention photos", () => {
    const before = storedProperty();
    expect(requestGallery({ source: "API", links: LINKS }, before, undefined, NOW)).toEqual({
      property: before,
      outcome: null,
      statements: [],
      jobs: [],
    });
  });

  it("queues one job and keeps the old photos until the new ones arrive", () => {
    const { property, outcome, jobs } = ask({}, [TWO, ONE]);
    expect(outcome).toBe("QUEUED");
    expect(property).toMatchObject({
      photos: storedProperty().photos,
      photoRequest: [TWO, ONE],
      photoState: "QUEUED",
      photoIngested: null,
      photoFailed: null,
      photoQueuedAt: NOW,
      photoFinishedAt: null,
      photoFaults: null,
    });
    expect(jobs).toEqual([
      {
        id: expect.stringMatching(/^job_/),
        queue: "photos",
        payload: {
          v: 1,
          kind: "gallery",
          accountId: property.accountId,
          propertyId: property.id,
          requestId: property.photoRequestId,
        },
      },
    ]);
  });

  it("counts a repeated address once, at its first position", () => {
    expect(ask(NO_GALLERY, [TWO, ONE, TWO]).property.photoRequest).toEqual([TWO, ONE]);
  });

  it.each([
    ["another order", [TWO, ONE]],
    ["one more", [ONE, TWO, `${ONE}?3`]],
    ["one fewer", [ONE]],
  ])("treats %s as another gallery", (_name, photos) => {
    expect(ask({ photoRequest: [ONE, TWO] }, photos).outcome).toBe("QUEUED");
  });
});

describe("a repeated request for a gallery", () => {
  it.each([
    ["DONE", "API", 0, "UNCHANGED"],
    ["QUEUED", "API", 0, "ALREADY_QUEUED"],
    ["PARTIAL", "API", 0.9, "UNCHANGED"],
    ["PARTIAL", "API", 1, "QUEUED"],
    ["FAILED", "API", 0.9, "UNCHANGED"],
    ["FAILED", "API", 1, "QUEUED"],
    ["NOT_QUEUED", "API", 0, "QUEUED"],
    ["DONE", "FEED", 48, "UNCHANGED"],
    ["QUEUED", "FEED", 48, "ALREADY_QUEUED"],
    ["FAILED", "FEED", 23, "UNCHANGED"],
    ["PARTIAL", "FEED", 23, "UNCHANGED"],
    ["FAILED", "FEED", 24, "QUEUED"],
    ["NOT_QUEUED", "FEED", 0, "QUEUED"],
  ] as const)("when it is %s, through the %s, %f hours later: %s", (photoState, source, hours, outcome) => {
    const photoFinishedAt = NOW - hours * HOUR_MS;
    const requested = ask({ photoRequest: [ONE, TWO], photoState, photoFinishedAt }, [ONE, TWO], source);
    expect([requested.outcome, requested.jobs.length]).toEqual([outcome, outcome === "QUEUED" ? 1 : 0]);
  });
});

describe("an empty gallery", () => {
  it("removes photos and all data about their arrival", () => {
    const { property, outcome, jobs } = ask({}, []);
    expect(outcome).toBe("CLEARED");
    expect(jobs).toMatchObject([{ queue: "photos", payload: { kind: "discard" } }]);
    expect(property).toMatchObject({
      ...NO_GALLERY,
      photoIngested: null,
      photoFailed: null,
      photoQueuedAt: null,
      photoFinishedAt: null,
      photoFaults: null,
    });
  });

  it.each(["QUEUED", "FAILED", "NOT_QUEUED"] as const)("cancels a gallery that is %s", (photoState) => {
    const waiting = { photos: [], photoRequest: [ONE], photoRequestId: "ph_9", photoState };
    const { property, outcome } = ask(waiting, []);
    expect([outcome, property.photoRequestId]).toEqual(["CLEARED", null]);
  });

  it("changes nothing if the property has no gallery", () => {
    expect(ask(NO_GALLERY, [])).toMatchObject({ outcome: "UNCHANGED", jobs: [] });
  });
});
