import { describe, expect, it } from "vitest";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { sql } from "../../src/db/statement.ts";
import { V1_TEXTS } from "../../src/docs/texts.ts";
import { BACKOFFICE_DOCS } from "../../src/documentation/backoffice/all.ts";
import { confirmationNotices } from "../../src/domain/notices/confirmation-notice.ts";
import { ERRORS } from "../../src/errors/catalog.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { uploadPhoto } from "../../src/routes/photos/upload.ts";
import { SANDBOX_ENDPOINTS } from "../../src/sandbox/endpoints.ts";
import { FILES } from "./guide-files.ts";

/** The dashboard actions that texts name, with the back-office operations behind each. */
const DONE_IN_DASHBOARD: Readonly<Record<string, readonly string[]>> = {
  "error IP_NOT_ALLOWED": ["changeKey"],
  "error feed_not_configured": ["configureFeed"],
  "error property_in_trash": ["restoreProperty"],
  "error lead_in_trash": ["restoreLead"],
  "mail confirmation": ["editProperty"],
  "operation acceptCaptacaoOffer": ["acceptCaptacaoTerms"],
  "operation deleteProperty": ["restoreProperty"],
  "operation listPartnerships": ["requestMatch"],
  "operation patchLead": ["editLead"],
  "operation patchProperty": ["editProperty"],
  "operation putLeadByRef": ["editLead"],
  "operation putPropertyByRef": ["editProperty"],
};

type Named = readonly [what: string, text: string];

const errorTexts = Object.entries(ERRORS).map(
  ([code, entry]): Named => [`error ${code}`, JSON.stringify(entry)],
);

const MAIL = confirmationNotices(sql("SELECT id FROM accounts"), 0);

const mailTexts: readonly Named[] = [["mail confirmation", JSON.stringify(MAIL)]];

const operationTexts = [...V1_TEXTS.operations].map(
  ([name, { summary, description }]): Named => [`operation ${name}`, JSON.stringify([summary, description])],
);

/** A text, without schemas of answers, which have no words. */
const textOf = (words: unknown): string =>
  JSON.stringify(words, (name, value) => (name === "answer" ? undefined : value));

const memberTexts: readonly Named[] = [
  ["schemas of the API", JSON.stringify([...V1_TEXTS.schemas, ...V1_TEXTS.params])],
  ["texts of the platform side", textOf(BACKOFFICE_DOCS)],
];

const guideTexts = Object.entries(FILES).map(([path, text]): Named => [path.split("/").at(-1)!, text]);

const ALL = [...errorTexts, ...mailTexts, ...operationTexts, ...memberTexts, ...guideTexts];

const inDashboard = (texts: readonly Named[]): string[] =>
  texts.filter(([, text]) => /painel|dashboard/i.test(text)).map(([name]) => name);

/** The routes as patterns, in which a path parameter matches anything but a slash. */
const ROUTES = [...ENDPOINTS, ...SANDBOX_ENDPOINTS, uploadPhoto].map(
  ({ route: { method, path } }) =>
    new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "[^/]+")}$`),
);

const unknownRoutes = (text: string): string[] =>
  [...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/[\w{}/%.:-]*[\w}])(?![\w/])/g)]
    .map(([, method, path]) => `${method} ${path}`)
    .filter((named) => !/^\w+ \/(docs|health|mcp|photos|backoffice|v1)\b/.test(named))
    .filter((named) => !ROUTES.some((route) => route.test(named)));

describe("a text of the service", () => {
  it("sends nobody to the dashboard for what the dashboard cannot do", () => {
    const known = new Set(BACKOFFICE_ENDPOINTS.map(({ route }) => route.operationId));
    const sent = inDashboard([...errorTexts, ...mailTexts, ...operationTexts]);
    expect(sent.toSorted()).toEqual(Object.keys(DONE_IN_DASHBOARD).toSorted());
    expect(
      Object.values(DONE_IN_DASHBOARD)
        .flat()
        .filter((operationId) => !known.has(operationId)),
    ).toEqual([]);
  });

  it.each(ALL)("names in %s only existing routes", (_, text) => {
    expect(unknownRoutes(text)).toEqual([]);
  });

  it("is noticed if it names another route", () => {
    expect(unknownRoutes("Use POST /properties/confirmar, or GET /leads/{leadId}.")).toEqual([
      "POST /properties/confirmar",
    ]);
  });
});
