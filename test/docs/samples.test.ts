import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { type Json, send } from "../support/http.ts";

const LABELS = ["cURL", "TypeScript", "Python", "PHP", "Go", "Java"];

let contract: Json;
beforeAll(async () => {
  contract = (await send("GET", "/docs/openapi.json", null)).body;
});

const each = ENDPOINTS.map(({ route: { method, path, operationId } }) => ({ operationId, method, path }));

describe("the code samples of the contract", () => {
  it.each(each)("show $operationId in each language, at this deployment", ({ method, path }) => {
    const samples: Json[] = contract.paths[path][method]["x-codeSamples"];
    expect(samples.map(({ label }) => label)).toEqual(LABELS);
    for (const { source } of samples) expect(source).toContain(`${contract.servers[0].url}`);
    for (const { source } of samples) expect(source).toContain("REAL_ESTATE_KEY");
  });

  it("do not exist for the back office, which has no SDK", async () => {
    const { text } = await send("GET", "/backoffice/openapi.json", env.BACKOFFICE_TOKEN);
    expect(text).not.toContain("x-codeSamples");
  });
});
