import type { Language } from "../lib/language.ts";
import { BACKOFFICE, V1 } from "../words/documents.ts";
import { Describer } from "./describe.ts";
import { buildDocument, type DocumentOptions } from "./document.ts";
import { CONTRACT_VERSION, PLACEHOLDER } from "./documents.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { BACKOFFICE_OPERATIONS, OPERATIONS } from "./operations.ts";
import { BACKOFFICE_TEXTS, type Merged, V1_TEXTS } from "./texts.ts";

/** A document as it is kept: complete but for the address of the deployment. */
export interface Built {
  readonly document: OpenApiDocument;
  readonly missing: readonly string[];
  readonly unused: readonly string[];
}

type Words = typeof V1;

const wordsOf = (words: Words, language: Language) => ({
  title: words.title[language],
  description: words.description[language],
  credential: words.credential[language],
  language,
});

const described = (document: OpenApiDocument, texts: Merged, language: Language): Built => {
  const describer = new Describer(texts, language);
  const described = describer.document(document);
  return { document: described, missing: describer.missing, unused: describer.unused() };
};

const COMMON: Pick<DocumentOptions, "version" | "docsUrl"> = {
  version: CONTRACT_VERSION,
  docsUrl: `${PLACEHOLDER}/docs`,
};

/** The contract of `/v1`. */
export const buildContract = (language: Language, texts: Merged = V1_TEXTS): Built => {
  const document = buildDocument(OPERATIONS, {
    ...COMMON,
    ...wordsOf(V1, language),
    serverUrl: `${PLACEHOLDER}/v1`,
    answerHeaders: ["X-Request-Id", "Content-Language", "RateLimit", "RateLimit-Policy"],
    hasWebhooks: true,
  });
  return described(document, texts, language);
};

/** The document of `/backoffice`. */
export const buildBackoffice = (language: Language): Built => {
  const document = buildDocument(BACKOFFICE_OPERATIONS, {
    ...COMMON,
    ...wordsOf(BACKOFFICE, language),
    serverUrl: `${PLACEHOLDER}/backoffice`,
    answerHeaders: ["X-Request-Id", "Content-Language"],
    hasWebhooks: false,
  });
  return described(document, BACKOFFICE_TEXTS, language);
};
