import { describe, expect, it } from "vitest";
import { EVENT_TYPES } from "../../src/vocabulary/event-types.ts";
import { get } from "./site-pages.ts";

interface Document {
  readonly asyncapi: string;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly messages: Readonly<Record<string, { readonly name: string; readonly examples: object[] }>>;
  };
}

const read = async (language: string): Promise<Document> => {
  const { body } = await get(`/docs/asyncapi.json?lang=${language}`);
  return body as Document;
};

describe.each(["pt-BR", "en"])("the events as AsyncAPI in %s", (language) => {
  it("have a message with an example for each type, and the test delivery", async () => {
    const { asyncapi, components } = await read(language);
    const messages = Object.values(components.messages);
    expect(asyncapi).toBe("3.0.0");
    expect(messages.map(({ name }) => name)).toEqual([
      ...EVENT_TYPES.map(({ type }) => type),
      "webhook.test",
    ]);
    expect(messages.every(({ examples }) => examples.length === 1)).toBe(true);
  });

  it("contain the schemas that they refer to, and no others", async () => {
    const document = await read(language);
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
    const referred = new Set(named.map(([, name]) => name!));
    expect(Object.keys(document.components.schemas).toSorted()).toEqual([...referred].toSorted());
  });
});

it("the events as AsyncAPI are in YAML too", async () => {
  const { status, headers, body } = await get("/docs/asyncapi.yaml?lang=en");
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/yaml; charset=utf-8"]);
  expect(body).toMatch(/^asyncapi: 3\.0\.0\n/);
});
