import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { BackofficeEndpoint } from "../../src/backoffice/endpoint.ts";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { backofficeWrite } from "../faults/backoffice-writes.ts";
import { makeAccount } from "../support/api.ts";
import { TERMS } from "../support/captacao.ts";
import { type DocumentValidator, documentValidator } from "../support/document.ts";
import { type Answer, type Json, type Method, send } from "../support/http.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { backofficeRead } from "./backoffice-reads.ts";
import { lastingMembers } from "./lasting-members.ts";

stubFetch();

let validator: DocumentValidator;

beforeAll(async () => {
  validator = await documentValidator("backoffice");
});

interface Row {
  readonly endpoint: BackofficeEndpoint;
  readonly operationId: string;
  readonly path: string;
  readonly method: string;
}

const operationOf = ({ path, method }: Row): Json => validator.document.paths[path][method];

const bodyOf = (row: Row): Json => operationOf(row).requestBody?.content["application/json"];

/** Values of an example that depend on the deployment, or on what is stored. */
const asHere = (example: Json, { exportId, to }: Json): Json => ({
  ...example,
  ...(typeof example.version === "string" && { version: TERMS }),
  ...(typeof example.exportId === "string" && { exportId }),
  ...(typeof example.to === "string" && { to }),
});

/** Calls a write with the example of its body, on an account of its own. */
const write = async (row: Row): Promise<Answer> => {
  const call = await backofficeWrite(row.endpoint, await makeAccount());
  const body = bodyOf(row);
  const options = body ? { body: asHere(body.example, call.options?.body ?? {}) } : {};
  return send(call.method, `/backoffice${call.path}`, env.BACKOFFICE_TOKEN, options);
};

const read = async ({ endpoint }: Row): Promise<Answer> => {
  const path = await backofficeRead(endpoint, await makeAccount());
  return send("GET" satisfies Method, `/backoffice${path}`, env.BACKOFFICE_TOKEN);
};

const rows = BACKOFFICE_ENDPOINTS.map((endpoint): Row => {
  const { operationId, path, method } = endpoint.route;
  return { endpoint, operationId, path, method };
});

describe("an example of the back office", () => {
  it.each(rows)("of $operationId is accepted, and answered as its schema says", async (row) => {
    const body = bodyOf(row);
    if (body) expect(validator.faults(body.schema, body.example)).toEqual([]);
    const answer = await (row.method === "get" ? read(row) : write(row));
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
    const { schema, example } = operationOf(row).responses[answer.status].content["application/json"];
    expect(validator.faults(schema, example)).toEqual([]);
    expect(lastingMembers(example, answer.body)).toEqual(lastingMembers(answer.body, example));
  });
});
