import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ERRORS, type ErrorCode } from "../../src/errors/catalog.ts";
import { FAULTS, type FaultCode } from "../../src/errors/faults.ts";
import { describeProblem, headersOf } from "../../src/errors/problem.ts";
import { Refusal } from "../../src/errors/refusal.ts";
import type { Language } from "../../src/lib/language.ts";
import { newRequestId } from "../../src/lib/request-id.ts";
import { ask, withQuery } from "../support/contract-client.ts";
import { send } from "../support/http.ts";
import { expectProblem } from "../support/problem.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { operations, refusedAccount, refusedSampleOf } from "./samples.ts";

stubFetch();

const account = sharedAccount(refusedAccount);

const LANGUAGES: readonly [header: string, language: Language][] = [
  ["en", "en"],
  ["pt-BR", "pt-BR"],
  ["en-GB;q=0.8, pt;q=0.2", "en"],
  ["fr", "pt-BR"],
];

describe("a refusal", () => {
  it.each(operations())("of $operation is in the caller's language", async ({ endpoint }) => {
    const call = withQuery(await refusedSampleOf(endpoint, account), "nonsense=1");
    for (const [header, language] of LANGUAGES) {
      const { body, headers } = await ask(account.key, endpoint, call, {
        headers: { "Accept-Language": header },
      });
      expect(headers.get("Content-Language")).toBe(language);
      expect(body.title).toBe(ERRORS.invalid_param.title[language]);
      expect(body.invalidParams[0].reason).toContain(FAULTS.unknown_param[language]);
    }
  });

  it.each(operations())("of $operation is in Portuguese by default", async ({ endpoint }) => {
    const { headers } = await ask(null, endpoint, await refusedSampleOf(endpoint, account));
    expect(headers.get("Content-Language")).toBe("pt-BR");
  });
});

describe("a refusal outside the operations", () => {
  it.each([
    ["GET", "/", "route_not_found"],
    ["GET", "/v1", "route_not_found"],
    ["GET", "/v2/me", "route_not_found"],
    ["POST", "/v1/me", "method_not_allowed"],
    ["GET", "/photos/acc-0000000000000000/nothing.jpg", "not_found"],
    ["GET", "/docs/erros/nothing", "not_found"],
    ["GET", "/backoffice/accounts", "unauthorized"],
    ["GET", "/backoffice/nothing", "unauthorized"],
  ] as const)("%s %s is a problem with code %s", async (method, path, code) => {
    expect(expectProblem(await send(method, path, null))).toBe(code);
  });
});

describe("an unknown path", () => {
  it.each([
    ["/v1/property", "Você quis dizer /v1/properties?"],
    ["/v1/property/prop-1", "Você quis dizer /v1/properties?"],
    ["/v1/lead", "Você quis dizer /v1/leads?"],
    ["/properties", "Você quis dizer /v1/properties?"],
    ["/v1/nothing", undefined],
    ["/v1/properties/prop-1/nothing", undefined],
    ["/v1", undefined],
  ])("%s has the detail %s", async (path, detail) => {
    const answer = await send("GET", path, null);
    expect(expectProblem(answer)).toBe("route_not_found");
    expect(answer.body.detail).toBe(detail);
  });
});

describe("every code of the catalog", () => {
  const fault = (code: FaultCode) =>
    ({
      in: "body",
      name: "a.b[2]",
      code,
      args: { limit: 1, expected: "x", format: "x", value: "x" },
    }) as const;

  it.each(
    (Object.keys(ERRORS) as ErrorCode[]).flatMap((code) => [[code, "pt-BR"] as const, [code, "en"] as const]),
  )("%s makes a documented problem in %s", (code, language) => {
    const faults = (Object.keys(FAULTS) as FaultCode[]).map(fault);
    const refusal = new Refusal(code, { faults, detail: { "pt-BR": "Por isto.", en: "For this." } });
    const requestId = newRequestId(Date.now());
    const body = describeProblem(refusal, { docsUrl: `${env.PUBLIC_URL}/docs`, language, requestId });
    const headers = new Headers({
      "Content-Type": "application/problem+json",
      "Content-Language": language,
      "X-Request-Id": requestId,
      "WWW-Authenticate": "Bearer",
      Allow: "GET",
      ...headersOf(refusal),
    });
    expect(expectProblem({ status: body.status, headers, body, text: JSON.stringify(body) })).toBe(code);
  });
});
