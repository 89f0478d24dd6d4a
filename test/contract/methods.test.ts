import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { pathOf } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import { send } from "../support/http.ts";
import { expectProblem } from "../support/problem.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { refusedAccount, refusedSampleOf } from "./samples.ts";

const METHODS = ["GET", "HEAD", "PUT", "POST", "PATCH", "DELETE"] as const;

stubFetch();

const account = sharedAccount(refusedAccount);

/** `/properties/confirm` is its own path, so no property can have that id. */
const allowedAt = (path: string): string[] => {
  const declared = ENDPOINTS.filter((endpoint) => endpoint.route.path === path);
  const methods = declared.map(({ route }) => route.method.toUpperCase());
  return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])].sort();
};

const paths = [...Map.groupBy(ENDPOINTS, ({ route }) => route.path)].map(([path, [endpoint]]) => ({
  path,
  endpoint: endpoint!,
  allowed: allowedAt(path),
}));

const addressOf = async (endpoint: Endpoint): Promise<string> =>
  pathOf(endpoint, { params: (await refusedSampleOf(endpoint, account)).params ?? {} });

describe("a method the path does not have", () => {
  it.each(paths)("is refused at $path with the allowed ones", async ({ endpoint, allowed }) => {
    const address = await addressOf(endpoint);
    const before = await dumpOf(account.accountId);
    for (const method of METHODS.filter((one) => !allowed.includes(one))) {
      const answer = await send(method, address, account.key);
      expect([method, answer.status]).toEqual([method, 405]);
      if (method !== "HEAD") expect(expectProblem(answer)).toBe("method_not_allowed");
      expect(answer.headers.get("Allow")?.split(", ")).toEqual(allowed);
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it.each(paths)("is refused at $path before the key is checked", async ({ endpoint, allowed }) => {
    const [method] = METHODS.filter((one) => !allowed.includes(one));
    const { status } = await send(method!, await addressOf(endpoint), null);
    expect(status).toBe(405);
  });
});

describe("OPTIONS", () => {
  it.each(paths)("lists the methods of $path without a key", async ({ endpoint, allowed }) => {
    const { status, headers, text } = await send("OPTIONS", await addressOf(endpoint), null);
    expect([status, text]).toEqual([204, ""]);
    expect(headers.get("Allow")?.split(", ")).toEqual(allowed);
    expect(headers.get("Server-Timing")).toBe(
      'objects;desc="0", d1;desc="0", statements;desc="0", rows;desc="0"',
    );
  });
});

describe("a path that no route has", () => {
  it.each(["/v1/", "/v1/nothing", "/v1/me/", "/v1//me", "/v1/ME", "/v1/properties/", "/v1/properties/a/b"])(
    "is unknown: %s",
    async (path) => {
      for (const method of ["GET", "POST", "OPTIONS"] as const) {
        expect(expectProblem(await send(method, path, account.key))).toBe("route_not_found");
      }
    },
  );

  it.each(paths)("is unknown: $path with a trailing slash", async ({ endpoint }) => {
    const answer = await send("GET", `${await addressOf(endpoint)}/`, account.key);
    expect(expectProblem(answer)).toBe("route_not_found");
  });
});
