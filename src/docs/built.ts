import { BACKOFFICE_ENDPOINTS } from "../backoffice/endpoints.ts";
import type { Language } from "../lib/language.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { backofficeOperationOf } from "./backoffice-operation.ts";
import { Describer } from "./describe.ts";
import { CONTRACT_VERSION, PLACEHOLDER } from "./documents.ts";
import { buildDocument, type DocumentOptions, type OpenApiDocument } from "./openapi.ts";
import { operationOf } from "./operation.ts";
import { BACKOFFICE_TEXTS, type Merged, V1_TEXTS } from "./texts/all.ts";
import { BACKOFFICE, V1 } from "./texts/documents.ts";

/** A document as it is kept: complete but for the address of the deployment. */
export interface Built {
  readonly document: OpenApiDocument;
  /** What it has no words for. */
  readonly missing: readonly string[];
  readonly unused: readonly string[];
}

type Words = typeof V1;

const wordsOf = (words: Words, language: Language) => {
  const at = language === "en" ? 1 : 0;
  return {
    title: words.title[at],
    description: words.description[at],
    credential: words.credential[at],
    language,
  };
};

const described = (document: OpenApiDocument, texts: Merged, language: Language): Built => {
  const describer = new Describer(texts, language);
  const told = describer.document(document);
  return { document: told, missing: describer.missing, unused: describer.unused() };
};

const COMMON: Pick<DocumentOptions, "version" | "docsUrl" | "tags"> = {
  version: CONTRACT_VERSION,
  docsUrl: `${PLACEHOLDER}/docs`,
  tags: {},
};

/** The contract of `/v1`. */
export const buildContract = (language: Language, texts: Merged = V1_TEXTS): Built => {
  const document = buildDocument(ENDPOINTS.map(operationOf), {
    ...COMMON,
    ...wordsOf(V1, language),
    serverUrl: `${PLACEHOLDER}/v1`,
    answerHeaders: ["X-Request-Id", "Content-Language", "RateLimit", "RateLimit-Policy"],
    sendsWebhooks: true,
  });
  return described(document, texts, language);
};

/** The document of `/backoffice`. */
export const buildBackoffice = (language: Language): Built => {
  const document = buildDocument(BACKOFFICE_ENDPOINTS.map(backofficeOperationOf), {
    ...COMMON,
    ...wordsOf(BACKOFFICE, language),
    serverUrl: `${PLACEHOLDER}/backoffice`,
    answerHeaders: ["X-Request-Id", "Content-Language"],
  });
  return described(document, BACKOFFICE_TEXTS, language);
};
