import { BACKOFFICE, SANDBOX, UPLOADS, V1 } from "../documentation/documents.ts";
import type { Language } from "../lib/language.ts";
import { PHOTO_EXTENSIONS } from "../vocabulary/photos.ts";
import { Describer } from "./describe.ts";
import { buildDocument, type DocumentOptions } from "./document.ts";
import { CONTRACT_VERSION, PLACEHOLDER } from "./documents.ts";
import { mapOperations, type OpenApiDocument } from "./openapi.ts";
import { BACKOFFICE_OPERATIONS, OPERATIONS, SANDBOX_OPERATIONS, UPLOAD_OPERATIONS } from "./operations.ts";
import { BACKOFFICE_TEXTS, type Merged, SANDBOX_TEXTS, UPLOAD_TEXTS, V1_TEXTS } from "./texts.ts";

/** A document as it is stored: complete except for the deployment's address. */
export interface Built {
  readonly document: OpenApiDocument;
  readonly missing: readonly string[];
  readonly unused: readonly string[];
}

const textsOf = (texts: typeof V1, language: Language) => ({
  title: texts.title[language],
  description: texts.description[language],
  credential: texts.credential[language],
  language,
});

const describe = (document: OpenApiDocument, texts: Merged, language: Language): Built => {
  const describer = new Describer(texts, language);
  const described = describer.document(document);
  return { document: described, missing: describer.missing, unused: describer.unused() };
};

const COMMON: Pick<DocumentOptions, "version" | "docsUrl"> = {
  version: CONTRACT_VERSION,
  docsUrl: `${PLACEHOLDER}/docs`,
};

const CALL_ANSWER_HEADERS = ["X-Request-Id", "Content-Language", "RateLimit", "RateLimit-Policy"];

interface ContractOptions {
  readonly texts?: Merged;
  /** False for client generators that fail on webhooks: they get only the calls. */
  readonly hasWebhooks?: boolean;
}

/** The contract of `/v1`. */
export const buildContract = (
  language: Language,
  { texts = V1_TEXTS, hasWebhooks = true }: ContractOptions = {},
): Built => {
  const document = buildDocument(OPERATIONS, {
    ...COMMON,
    ...textsOf(V1, language),
    serverUrl: `${PLACEHOLDER}/v1`,
    answerHeaders: CALL_ANSWER_HEADERS,
    hasWebhooks,
  });
  return describe(document, texts, language);
};

/** The contract of `/sandbox`. */
export const buildSandbox = (language: Language): Built => {
  const document = buildDocument(SANDBOX_OPERATIONS, {
    ...COMMON,
    ...textsOf(SANDBOX, language),
    serverUrl: PLACEHOLDER,
    answerHeaders: CALL_ANSWER_HEADERS,
    hasWebhooks: false,
  });
  return describe(document, SANDBOX_TEXTS, language);
};

/** A picture, by its type: no schema says more about it. */
const PICTURE = {
  required: true,
  content: Object.fromEntries(Object.keys(PHOTO_EXTENSIONS).map((type) => [type, { schema: {} }])),
};

/** The contract of `/uploads`. */
export const buildUploads = (language: Language): Built => {
  const document = buildDocument(UPLOAD_OPERATIONS, {
    ...COMMON,
    ...textsOf(UPLOADS, language),
    serverUrl: PLACEHOLDER,
    answerHeaders: CALL_ANSWER_HEADERS,
    hasWebhooks: false,
  });
  const built = describe(document, UPLOAD_TEXTS, language);
  const withBody = mapOperations(built.document, (operation) => ({ ...operation, requestBody: PICTURE }));
  return { ...built, document: withBody };
};

/** The document of `/backoffice`, whose readers are the platform's own staff: in English only. */
export const buildBackoffice = (): Built => {
  const document = buildDocument(BACKOFFICE_OPERATIONS, {
    ...COMMON,
    ...textsOf(BACKOFFICE, "en"),
    serverUrl: `${PLACEHOLDER}/backoffice`,
    answerHeaders: ["X-Request-Id", "Content-Language"],
    hasWebhooks: false,
  });
  return describe(document, BACKOFFICE_TEXTS, "en");
};
