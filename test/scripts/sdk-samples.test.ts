import { describe, expect, it } from "vitest";
import { codeSamples } from "../../scripts/sdk/emit/samples/code-samples.ts";
import { laidOut, type Part } from "../../scripts/sdk/emit/samples/layout.ts";
import type { ContractDocument } from "../../scripts/sdk/form/document.ts";
import { formOf } from "../../scripts/sdk/form/make.ts";

const STYLE = { width: 20, indent: "  " };
const list = (...parts: Part[]) => ({ open: "f(", parts, close: ")", last: "," });
const inner = (label: string, ...parts: Part[]): Part => ({ label, value: list(...parts) });

describe("a call", () => {
  it("is on one line if it fits, including what follows", () => {
    expect(laidOut(list("1234567", "12345678"), STYLE)).toBe("f(1234567, 12345678)");
    expect(laidOut(list("1234567", "1234567"), STYLE, "", ";")).toBe("f(1234567, 1234567);");
  });

  it("otherwise has a line for each part, which may then fit", () => {
    expect(laidOut(list("1234567", inner("x=", "12345", "6")), STYLE, "a = ", ";")).toBe(
      "a = f(\n  1234567,\n  x=f(12345, 6),\n);",
    );
  });

  it("is broken within a part that does not fit", () => {
    expect(laidOut(list(inner("long=", "123456", "7890")), STYLE, "  ")).toBe(
      "  f(\n    long=f(\n      123456,\n      7890,\n    ),\n  )",
    );
  });
});

describe("a sample", () => {
  const parameters = [{ in: "path", name: "houseId", required: true, schema: { type: "string" } }] as const;
  const schema = {
    type: "object",
    properties: { data: { type: "object", properties: { id: { type: "string" } } } },
  };
  const documentWith = (more: object): ContractDocument => ({
    info: { version: "1.0.0" },
    servers: [{ url: "https://houses.example/v1" }],
    paths: {
      "/houses/{houseId}": {
        get: {
          operationId: "getHouse",
          summary: "A house",
          parameters: [{ ...parameters[0], ...more }],
          responses: { 200: { content: { "application/json": { schema } } } },
        },
      },
    },
    components: { schemas: { Problem: schema, Event: schema }, examples: {} },
  });
  const sourcesOf = (document: ContractDocument) =>
    codeSamples(formOf(document), document.servers[0].url)
      .get("getHouse")!
      .map(({ source }) => source);

  it("uses the contract's example, escaped in a path", () => {
    const [curl, ...others] = sourcesOf(documentWith({ example: "a/1" }));
    expect(curl).toContain("https://houses.example/v1/houses/a%2F1");
    for (const source of others) expect(source).toMatch(/houses.+get\((ctx, )?["']a\/1["']/i);
  });

  it("cannot be made without one", () => {
    expect(() => sourcesOf(documentWith({}))).toThrow("getHouse has no example of houseId");
  });
});
