import { OpenAPIHono } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { anyValue, constant, countsOf, orNull } from "../../src/contract/schema-helpers.ts";
import type { Json } from "../support/http.ts";

/** The schemas of a document whose answer has these members. */
const documented = (shape: z.ZodRawShape): Json => {
  const app = new OpenAPIHono();
  const content = { "application/json": { schema: z.object(shape).meta({ id: "Answer" }) } };
  app.openAPIRegistry.registerPath({
    method: "get",
    path: "/",
    responses: { 200: { description: "Done.", content } },
  });
  const document = app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  return document.components!.schemas;
};

describe("a helper for schemas", () => {
  const named = () => z.object({ id: z.string() }).meta({ id: "Thing" });

  it("lets a named schema be null without making null part of the name", () => {
    const { Answer, Thing } = documented({ thing: orNull(named()) });
    expect(Thing.type).toBe("object");
    expect(Answer.properties.thing).toEqual({
      anyOf: [{ $ref: "#/components/schemas/Thing" }, { type: "null" }],
    });
  });

  it("does more than nullable(), which would make the name nullable", () => {
    expect(documented({ thing: named().nullable() }).Thing.type).toEqual(["object", "null"]);
  });

  it("documents a constant, not a list of one value", () => {
    const { properties } = documented({ type: constant("a"), kind: z.enum(["a"]) }).Answer;
    expect(properties.type).toEqual({ type: "string", enum: ["a"], const: "a" });
    expect(properties.kind).toEqual({ type: "string", enum: ["a"] });
  });

  it("requires a member of any value", () => {
    expect(documented({ from: anyValue, to: z.unknown() }).Answer.required).toEqual(["from"]);
    expect(z.object({ from: anyValue }).safeParse({ from: null }).success).toBe(true);
    expect(z.object({ from: anyValue }).safeParse({}).success).toBe(false);
  });

  it("counts by name, for known names only", () => {
    const counts = countsOf(["CREATED", "FAILED"]);
    expect(documented({ counts }).Answer.properties.counts).toEqual({
      type: "object",
      additionalProperties: { type: "integer" },
    });
    expect(counts.safeParse({ CREATED: 1 }).success).toBe(true);
    expect(counts.safeParse({ LOST: 1 }).success).toBe(false);
  });
});
