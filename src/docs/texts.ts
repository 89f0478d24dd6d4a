import { V1_DOCS } from "../documentation/all.ts";
import { BACKOFFICE_DOCS } from "../documentation/backoffice/all.ts";
import { FEED_DOCS } from "../documentation/backoffice/feed.ts";
import { SANDBOX_DOCS } from "../documentation/backoffice/sandbox.ts";
import { PLAYGROUND_DOCS } from "../documentation/sandbox.ts";
import type {
  BackofficeDocs,
  Documentation,
  EnglishText,
  EnglishTexts,
  StaffText,
  TitledDocs,
} from "../documentation/text.ts";
import { UPLOAD_DOCS } from "../documentation/uploads.ts";
import type { Sentence } from "../lib/language.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { uploadPhoto } from "../routes/photos/upload.ts";
import { SANDBOX_ENDPOINTS } from "../sandbox/endpoints.ts";
import { mapValues } from "./openapi.ts";

type Titled = TitledDocs["operations"][string];

/** The texts of all parts of a document, each name once. */
export interface Merged {
  readonly operations: ReadonlyMap<string, Titled>;
  readonly schemas: ReadonlyMap<string, EnglishTexts>;
  readonly params: ReadonlyMap<string, EnglishTexts>;
}

const NONE: EnglishTexts = {};

/** @throws Error when two parts describe the same name */
const merge = (parts: readonly TitledDocs[]): Merged => {
  const operations = parts.flatMap((part) => Object.entries(part.operations));
  const schemas = parts.flatMap((part) => Object.entries(part.schemas));
  const params = parts.flatMap((part) =>
    Object.keys(part.operations).map((operationId) => [operationId, part.params ?? NONE] as const),
  );
  for (const names of [operations, schemas].map((list) => list.map(([name]) => name))) {
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    if (twice.length > 0) throw new Error(`Described in two places: ${twice.join(", ")}.`);
  }
  return { operations: new Map(operations), schemas: new Map(schemas), params: new Map(params) };
};

const titles = new Map<string, Sentence>(
  [...ENDPOINTS, ...SANDBOX_ENDPOINTS, uploadPhoto].map(({ route, title }) => [route.operationId, title]),
);

/** @throws Error for an operation that nobody serves */
const titleOf = (operationId: string): Sentence => {
  const title = titles.get(operationId);
  if (!title) throw new Error(`${operationId} has documentation and no endpoint.`);
  return title;
};

const withTitles = ({ operations, ...part }: Documentation): TitledDocs => ({
  ...part,
  operations: mapValues(operations, (documented, id) => ({ summary: titleOf(id), ...documented })),
});

export const V1_TEXTS = merge(V1_DOCS.map(withTitles));

const whole = (text: StaffText): EnglishText => (typeof text === "string" ? { en: text } : text);

const inEnglish = ({ operations, params = {}, schemas }: BackofficeDocs): TitledDocs => ({
  operations: mapValues(operations, ({ summary, description, ...others }) => ({
    ...others,
    summary: whole(summary),
    description: whole(description),
  })),
  params: mapValues(params, whole),
  schemas: mapValues(schemas, (members) => mapValues(members, whole)),
});

const own = merge(BACKOFFICE_DOCS.map(inEnglish));

/** The texts of the platform side, which shows the objects of `/v1` besides its own. */
export const BACKOFFICE_TEXTS: Merged = { ...own, schemas: new Map([...V1_TEXTS.schemas, ...own.schemas]) };

const uploads = merge([withTitles(UPLOAD_DOCS)]);
export const UPLOAD_TEXTS: Merged = {
  ...uploads,
  schemas: new Map([...V1_TEXTS.schemas, ...uploads.schemas]),
};

const playground = merge([withTitles(PLAYGROUND_DOCS)]);
const { SimulateEventInput, SimulatedEvent } = SANDBOX_DOCS.schemas;
const { ConfigureFeedInput: SetSandboxFeedInput } = FEED_DOCS.schemas;

/** The texts of `/sandbox`, which shows objects of both sides. */
export const SANDBOX_TEXTS: Merged = {
  ...playground,
  schemas: new Map([
    ...V1_TEXTS.schemas,
    ...Object.entries({ SimulateEventInput, SimulatedEvent, SetSandboxFeedInput }),
    ...playground.schemas,
  ]),
};
