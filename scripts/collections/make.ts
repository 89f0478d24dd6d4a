import { exampleFor } from "../../src/docs/example.ts";
import type { Sentence } from "../../src/lib/language.ts";
import type { ContractDocument, DocumentedOperation, Schema } from "../sdk/form/document.ts";
import type { Documented } from "../sdk/form/operations.ts";
import { answerOf } from "./answer.ts";
import type { Collection, Environment, Folder, Parameter, Plan, Request, Save } from "./collection.ts";

interface Source {
  readonly document: ContractDocument;
  readonly language: Collection["language"];
  readonly plans: readonly Plan[];
  readonly environments: readonly Environment[];
}

const INSTRUCTIONS: Sentence = {
  "pt-BR": [
    "Cada pasta é uma parte do contrato, e cada pedido leva o exemplo da sua operação. Com `npm start` no ar, o ambiente `local` já tem a chave de demonstração: rode a coleção inteira, de cima para baixo.",
    "Em `production` ponha a sua chave em `apiKey` e mande um pedido de cada vez: eles gravam de verdade. O aceite de um proprietário é simulado (`dryRun`), porque debita o saldo.",
  ].join("\n\n"),
  en: [
    "Each folder is a part of the contract, and each request has the example of its operation. While `npm start` runs, the environment `local` has the demo key: run the whole collection, from top to bottom.",
    "In `production`, put your own key into `apiKey` and send one request at a time: they write for good. The acceptance of an owner is a dry run, because it debits the balance.",
  ].join("\n\n"),
};

const inLanguage = (text: Sentence, language: Collection["language"]): string => text[language];

/** Makes the requests of one contract in one language, in their order. */
class Maker {
  readonly #source: Source;
  readonly #saved = new Set<string>();

  constructor(source: Source) {
    this.#source = source;
  }

  folders(): Folder[] {
    const all = Object.entries(this.#source.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    );
    return (this.#source.document.tags ?? []).map(({ name, description = "" }) => {
      const own = all.filter(({ operation }) => operation.tags?.[0] === name);
      const sent = own.toSorted((one, other) => this.#turnOf(one) - this.#turnOf(other));
      return { name, description, requests: sent.map((documented) => this.#request(documented)) };
    });
  }

  #turnOf({ operation }: Documented): number {
    return this.#source.plans.findIndex((plan) => plan.operation === operation.operationId);
  }

  #request({ method, path, operation }: Documented): Request {
    const { operationId: id, summary, description = "", parameters = [] } = operation;
    const plan = this.#source.plans.find((plan) => plan.operation === id) ?? { operation: id };
    const request: Request = {
      id,
      name: summary,
      path,
      method: method.toUpperCase(),
      description: [description, plan.refusal && inLanguage(plan.refusal.why, this.#source.language)]
        .filter(Boolean)
        .join("\n\n"),
      pathParams: this.#parameters(operation, "path", plan.path),
      query: this.#parameters(operation, "query", plan.query),
      isKeyed: parameters.some(({ $ref = "" }) => $ref.endsWith("/Idempotency-Key")),
      body: bodyOf(operation, plan),
      ...answerOf(operation, this.#source.document.components.schemas, plan.refusal),
      saves: Object.entries(plan.saves ?? {}).map(([variable, place]): Save => ({ variable, place, of: id })),
    };
    for (const { variable } of request.saves) this.#saved.add(variable);
    return request;
  }

  #parameters(
    { parameters = [] }: DocumentedOperation,
    where: "path" | "query",
    planned: Readonly<Record<string, string>> = {},
  ): Parameter[] {
    return parameters
      .filter((parameter) => parameter.in === where)
      .map(({ name = "", example, schema = {}, description = "" }) => {
        const variable = this.#saved.has(name) ? `{{${name}}}` : undefined;
        const shown = String(example ?? exampleFor(plain(schema), {}));
        return {
          name,
          description,
          value: planned[name] ?? variable ?? shown,
          isSent: where === "path" || name in planned,
        };
      });
  }
}

/** A schema in the form that the documents' example maker reads. */
const plain = (schema: Schema): Record<string, unknown> => ({
  ...schema,
  ...("default" in schema && { examples: [schema.default] }),
});

const bodyOf = ({ requestBody }: DocumentedOperation, { body }: Plan): string | null => {
  const content = requestBody?.content?.["application/json"];
  return content ? JSON.stringify({ ...(content.example as object), ...body }, undefined, 2) : null;
};

/** The collection of a contract: every operation once, in folders by tag. */
export const collectionOf = (source: Source): Collection => ({
  language: source.language,
  title: source.document.info.title ?? "",
  description: [source.document.info.description, inLanguage(INSTRUCTIONS, source.language)].join("\n\n"),
  version: source.document.info.version,
  folders: new Maker(source).folders(),
  environments: source.environments,
});
