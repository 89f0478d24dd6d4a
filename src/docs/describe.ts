import { TAG_TEXTS } from "../documentation/documents.ts";
import {
  ANY_KEY,
  COMMON_MEMBERS,
  COMMON_PARAMS,
  ENVELOPES,
  HEADER_TEXTS,
  OPEN_ENUM,
  PERMISSION,
  STATUS_TEXTS,
} from "../documentation/everywhere.ts";
import type { EnglishText, EnglishTexts } from "../documentation/text.ts";
import type { Language } from "../lib/language.ts";
import { exampleFor } from "./example.ts";
import type { JsonSchema } from "./json-schema.ts";
import {
  type DocumentedOperation,
  type DocumentedResponse,
  mapValues,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
} from "./openapi.ts";
import type { Merged } from "./texts.ts";

type Node = Record<string, unknown>;
type Schemas = Readonly<Record<string, JsonSchema>>;

const ENVELOPE = /(Envelope|Page|List)$/;

/** Adds texts to a document, and records missing and unused ones. */
export class Describer {
  readonly missing: string[] = [];
  readonly #used = new Set<string>();
  readonly #texts: Merged;
  readonly #language: Language;

  constructor(texts: Merged, language: Language) {
    this.#texts = texts;
    this.#language = language;
  }

  /** Texts of schemas, members and operations that no document has asked for. */
  unused(): string[] {
    const { operations, schemas } = this.#texts;
    const known = [
      ...operations.keys(),
      ...[...schemas].flatMap(([name, members]) => Object.keys(members).map((member) => `${name}.${member}`)),
    ];
    return known.filter((name) => !this.#used.has(name));
  }

  document({ tags, paths, webhooks, components, ...document }: OpenApiDocument): OpenApiDocument {
    const { headers, parameters, ...others } = components;
    const schemas = mapValues(components.schemas, this.#schema);
    const shown = (operation: DocumentedOperation) => this.#operation(operation, schemas);
    return {
      ...document,
      tags: tags.map(({ name }) => this.#tag(name)),
      paths: mapValues(paths, (item) => mapValues(item as Record<string, DocumentedOperation>, shown)),
      ...(webhooks && { webhooks: mapValues(webhooks, ({ post }) => ({ post: sentWith(post, schemas) })) }),
      components: {
        ...others,
        headers: mapValues(headers, this.#header),
        parameters: mapValues(parameters, this.#header),
        schemas,
      },
    };
  }

  /** @param declared the schema's own description, which is used until the text is written */
  #translated(text: EnglishText | undefined, place: string, declared: unknown = ""): string {
    if (text === undefined) this.missing.push(place);
    else this.#used.add(place);
    return text?.[this.#language] ?? String(declared);
  }

  #tag(name: string) {
    const { name: title, description } = TAG_TEXTS[name] ?? {};
    return {
      name,
      "x-displayName": this.#translated(title, `tag ${name}`),
      description: this.#translated(description, `tag ${name}`),
    };
  }

  readonly #header = (header: Node, name: string): Node => ({
    ...header,
    description: this.#translated(HEADER_TEXTS[name], `header ${name}`),
  });

  #operation(operation: DocumentedOperation, schemas: Schemas): DocumentedOperation {
    const { operationId, parameters, requestBody, responses } = operation;
    const texts = this.#texts.operations.get(operationId);
    const permission = operation["x-permission"];
    const needed =
      permission === undefined
        ? ANY_KEY[this.#language]
        : `${PERMISSION[this.#language]}: \`${permission}\`.`;
    const body = requestBody && { requestBody: this.#body(requestBody, texts?.body, operationId) };
    return {
      ...operation,
      summary: this.#translated(texts?.summary, operationId),
      description: `${this.#translated(texts?.description, operationId)}\n\n${needed}`,
      parameters: parameters.map((parameter) => this.#parameter(parameter, operationId)),
      ...body,
      responses: mapValues(responses, (response, status) =>
        this.#response(response, status, schemas, texts?.answers?.[Number(status)]),
      ),
    };
  }

  #parameter({ schema, ...parameter }: Parameter, operationId: string): Parameter {
    const { name } = parameter;
    if (name === undefined || !schema) return parameter;
    const text = this.#texts.params.get(operationId)?.[name] ?? COMMON_PARAMS[name];
    const { description, ...rest } = schema;
    return {
      ...parameter,
      description: this.#translated(text, `${operationId} ${name}`, description),
      schema: rest,
      ...(text?.example !== undefined && { example: text.example }),
    };
  }

  #body({ content, ...body }: RequestBody, example: unknown, operationId: string): RequestBody {
    if (example === undefined) this.missing.push(`${operationId} example of the body`);
    const shown = example === undefined ? {} : { example };
    return { ...body, content: mapValues(content, (media) => ({ ...media, ...shown })) };
  }

  #response(
    response: DocumentedResponse,
    status: string,
    schemas: Schemas,
    own: Node = {},
  ): DocumentedResponse {
    const text = STATUS_TEXTS[Number(status)];
    if (!text) return response;
    const content = mapValues(response.content ?? {}, (media) => ({
      ...media,
      example: within(exampleFor(media.schema, schemas), own),
    }));
    return { ...response, description: text[this.#language], content };
  }

  readonly #schema = (schema: JsonSchema, name: string): JsonSchema => {
    const description = this.#translated(this.#textOf(name, "_"), `${name}._`, schema.description);
    const { properties } = schema;
    if (!properties) return { description, ...schema };
    const members = mapValues(properties, (member, of) => this.#member(member, name, of));
    return { ...schema, description, properties: members };
  };

  #member(schema: JsonSchema, name: string, member: string): JsonSchema {
    const text = this.#textOf(name, member);
    const described = this.#translated(text, `${name}.${member}`, schema.description);
    const open = [schema, schema.items ?? {}].some((part) => part["x-extensible-enum"]);
    const example = text?.example;
    return {
      ...schema,
      description: open ? `${described} ${OPEN_ENUM[this.#language]}` : described,
      ...(example !== undefined && !schema.$ref && { examples: [example] }),
    };
  }

  #textOf(name: string, member: string): EnglishText | undefined {
    const own: EnglishTexts = this.#texts.schemas.get(name) ?? {};
    const kind = ENVELOPE.exec(name)?.[1];
    const derived = kind && (member === "_" || member === "data") ? ENVELOPES[kind]?.[member] : undefined;
    return own[member] ?? derived ?? COMMON_MEMBERS[member];
  }
}

type Received = NonNullable<OpenApiDocument["webhooks"]>[string]["post"];

/** A delivery with an example of its body. */
const sentWith = ({ requestBody, ...post }: Received, schemas: Schemas): Received =>
  requestBody
    ? {
        ...post,
        requestBody: {
          ...requestBody,
          content: mapValues(requestBody.content, (media) => ({
            ...media,
            example: exampleFor(media.schema, schemas),
          })),
        },
      }
    : post;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with the descriptions of some of its members, however deep. */
const within = (value: unknown, added: unknown): unknown =>
  isNode(value) && isNode(added)
    ? { ...value, ...mapValues(added, (inner, name) => within(value[name], inner)) }
    : added;
