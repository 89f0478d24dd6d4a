import { describe, expect, it } from "vitest";
import * as z from "zod";
import { newFaultsIn, readPart } from "../../src/contract/well-formed.ts";
import type { Fault } from "../../src/errors/faults.ts";

const Place = z.strictObject({ city: z.string(), slug: z.string().optional() });
const Body = z
  .strictObject({
    name: z.string(),
    place: Place.optional(),
    photos: z
      .array(z.string())
      .refine((photos) => photos.length <= 3, { params: { fault: "too_many", args: { limit: 3 } } })
      .optional(),
    places: z.array(Place).optional(),
    size: z.int().default(1),
    kind: z.enum(["A", "B"]).optional(),
    reason: z.string().optional(),
  })
  .refine(({ kind, reason }) => kind !== "B" || reason !== undefined, {
    path: ["reason"],
    params: { fault: "required" },
  });

const read = (sent: unknown, malformed: readonly Fault[] = []) => readPart(Body, sent, "body", malformed);

const codesOf = (faults: readonly Fault[]): string[] =>
  faults.map(({ name, code }) => `${name} ${code}`).sort();

const faultAt = (name: string, other?: string): Fault => ({
  in: "body",
  name,
  code: "not_found",
  ...(other !== undefined && { args: { other } }),
});

describe("the well-formed part of a body", () => {
  it.each([
    ["is all of it when nothing is wrong", { name: "a" }, { name: "a", size: 1 }],
    ["lacks a field that is not documented", { name: "a", more: 1 }, { name: "a", size: 1 }],
    ["lacks a field of the wrong type", { name: "a", photos: 5 }, { name: "a", size: 1 }],
    ["is the rest when a required field is missing", { photos: ["x"] }, { photos: ["x"], size: 1 }],
    [
      "leaves out one member of an object",
      { name: "a", place: { city: "c", slug: 5 } },
      { name: "a", size: 1, place: { city: "c" } },
    ],
    [
      "leaves out an object whose required member is wrong",
      { name: "a", place: { city: 5 } },
      { name: "a", size: 1 },
    ],
    [
      "leaves out single items of a list",
      { name: "a", photos: [1, "x", 2] },
      { name: "a", size: 1, photos: ["x"] },
    ],
    [
      "keeps as many items as allowed",
      { name: "a", photos: ["1", "2", "3", "4"] },
      { name: "a", size: 1, photos: ["1", "2", "3"] },
    ],
    ["is empty for a member that is not an object", 5, { size: 1 }],
  ])("%s", (_, sent, value) => {
    expect(read(sent).value).toEqual(value);
  });

  it("is checked no further after a hundred faults", () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x${at}`, 1]));
    const part = read({ name: "a", ...many });
    expect([part.value, part.faults.length]).toEqual([undefined, 101]);
    expect(newFaultsIn([faultAt("name")], part)).toEqual([]);
  });
});

describe("the faults of a body", () => {
  it("include those hidden by a faulty field", () => {
    expect(codesOf(read({ name: "a", kind: "B", size: "1" }).faults)).toEqual([
      "reason required",
      "size wrong_type",
    ]);
    expect(codesOf(read({ name: "a", photos: [1, "1", "2", "3", "4"] }).faults)).toEqual([
      "photos too_many",
      "photos[0] wrong_type",
    ]);
  });

  it("name an item by its position in the request", () => {
    const sent = { name: "a", places: [{ city: 1 }, { city: "b" }, { city: 2 }, { city: "c", slug: 5 }] };
    const part = read(sent);
    expect(codesOf(part.faults)).toEqual([
      "places[0].city wrong_type",
      "places[2].city wrong_type",
      "places[3].slug wrong_type",
    ]);
    expect(newFaultsIn([faultAt("places[0].slug"), faultAt("places[1].city")], part)).toMatchObject([
      { name: "places[1].slug", pointer: "/places/1/slug" },
      { name: "places[3].city", pointer: "/places/3/city" },
    ]);
  });

  it("include what else is wrong with a repeated field", () => {
    const twice: Fault = { in: "body", name: "more", pointer: "/more", code: "duplicate_member" };
    expect(codesOf(read({ name: "a", more: 1 }, [twice]).faults)).toEqual([
      "more duplicate_member",
      "more unknown_field",
    ]);
  });

  it("include nothing more about a member without a value", () => {
    const infinite: Fault = { in: "body", name: "size", pointer: "/size", code: "not_finite" };
    expect(codesOf(read({ name: "a", size: Number.POSITIVE_INFINITY }, [infinite]).faults)).toEqual([
      "size not_finite",
    ]);
  });
});

describe("a fault found in addition to another", () => {
  const part = read({ name: "a", place: { city: "c", slug: 5 }, photos: [1, "x"], kind: "C" });

  it.each([
    ["of a field left out", faultAt("kind")],
    ["of a container of something left out", faultAt("photos")],
    ["of a member left out", faultAt("place.slug")],
    ["of an alternative to a field left out", faultAt("reason", "kind")],
  ])("%s is already reported", (_, fault) => {
    expect(newFaultsIn([fault], part)).toEqual([]);
  });

  it.each([
    ["of another field", faultAt("name")],
    ["of another member of an object", faultAt("place.city")],
  ])("%s is reported too", (_, fault) => {
    expect(newFaultsIn([fault], part)).toEqual([fault]);
  });
});
