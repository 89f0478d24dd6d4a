import { describe, expect, it } from "vitest";
import { buildInputSchemas } from "../../src/mcp/tools/input-schema.ts";
import { INPUT_SCHEMAS_FILE, schemasLoader } from "../../src/mcp/tools/load-input-schemas.ts";
import type { InputSchemas } from "../../src/mcp/tools/slim-schema.ts";
import type { Assets } from "../../src/ports/assets.ts";
import { makeAccount } from "../support/api.ts";
import { legacyMessage, postMcp } from "../support/mcp.ts";

const SCHEMAS: InputSchemas = { get_me: { type: "object", properties: {} } };

/** Assets that answer each read of a file with the next of these. */
const assetsAnswering = (...answers: readonly (() => Promise<Response>)[]) => {
  const opened: string[] = [];
  const open: Assets["open"] = (file) => answers[opened.push(file) - 1]!();
  return { opened, open };
};

const served = async () => Response.json(SCHEMAS);
const missing = async () => new Response(null, { status: 404 });
const down = () => Promise.reject(new Error("Network connection lost."));

describe("the input schemas of tools", () => {
  it("are answered by the service as the declarations define them", async () => {
    const { key } = await makeAccount();
    const { body } = await postMcp(key, legacyMessage("tools/list"));
    const built = buildInputSchemas();
    expect(body.result.tools.length).toBeGreaterThan(40);
    for (const { name, inputSchema } of body.result.tools) expect(inputSchema, name).toEqual(built[name]);
  });

  it("are read once", async () => {
    const assets = assetsAnswering(served);
    const load = schemasLoader();
    expect([await load(assets), await load(assets)]).toEqual([SCHEMAS, SCHEMAS]);
    expect(assets.opened).toEqual([INPUT_SCHEMAS_FILE]);
  });

  it("are read again after a failure, and meanwhile the caller learns when to retry", async () => {
    const assets = assetsAnswering(down, missing, served);
    const load = schemasLoader();
    await expect(load(assets)).rejects.toMatchObject({
      code: "upstream_unavailable",
      details: { retryAfter: 2 },
    });
    await expect(load(assets)).rejects.toThrow(`The asset ${INPUT_SCHEMAS_FILE} is missing.`);
    expect(await load(assets)).toEqual(SCHEMAS);
  });
});
