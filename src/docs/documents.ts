import { BACKOFFICE_ENDPOINTS } from "../backoffice/endpoints.ts";
import type { Settings } from "../env.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { backofficeOperationOf } from "./backoffice-operation.ts";
import { buildDocument, type DocumentOptions, type OpenApiDocument } from "./openapi.ts";
import { operationOf } from "./operation.ts";
import { BACKOFFICE_TAGS, TAGS } from "./tags.ts";

export const CONTRACT_VERSION = "1.0.0";

type Addresses = Pick<Settings, "publicUrl" | "baseUrl" | "docsUrl">;

const CONTRACT: Omit<DocumentOptions, "serverUrl" | "docsUrl"> = {
  title: "Real-Estate Account Integration API",
  version: CONTRACT_VERSION,
  description: [
    "A company's own systems read and write that company's account on the platform.",
    "Dates are ISO 8601 in UTC, amounts are in BRL. Code values are never translated; new values, fields, events and routes may appear at any time and are to be tolerated.",
    "Every write takes `dryRun=true`: it validates, reports what would happen and writes nothing.",
  ].join("\n\n"),
  credential: "An API key of the account, created in the dashboard. Never sent in a URL or from a browser.",
  answerHeaders: ["X-Request-Id", "Content-Language", "RateLimit", "RateLimit-Policy"],
  tags: TAGS,
  sendsWebhooks: true,
};

const BACKOFFICE: Omit<DocumentOptions, "serverUrl" | "docsUrl"> = {
  title: "Platform side of the Account Integration API",
  version: CONTRACT_VERSION,
  description: "What the dashboard and the operator do. Not part of the v1 contract.",
  credential: "The operator's token.",
  answerHeaders: ["X-Request-Id", "Content-Language"],
  tags: BACKOFFICE_TAGS,
  sendsWebhooks: false,
};

/** Building takes long enough to do it once: at the first request, and again only for another address. */
const kept = (build: (addresses: Addresses) => OpenApiDocument) => {
  let last: { readonly publicUrl: string; readonly document: OpenApiDocument } | undefined;
  return (addresses: Addresses): OpenApiDocument => {
    if (last?.publicUrl !== addresses.publicUrl)
      last = { publicUrl: addresses.publicUrl, document: build(addresses) };
    return last.document;
  };
};

/** The contract of `/v1`. */
export const contractDocument = kept(({ baseUrl, docsUrl }) =>
  buildDocument(ENDPOINTS.map(operationOf), { ...CONTRACT, serverUrl: baseUrl, docsUrl }),
);

/** The document of `/backoffice`. */
export const backofficeDocument = kept(({ publicUrl, docsUrl }) =>
  buildDocument(BACKOFFICE_ENDPOINTS.map(backofficeOperationOf), {
    ...BACKOFFICE,
    serverUrl: `${publicUrl}/backoffice`,
    docsUrl,
  }),
);
