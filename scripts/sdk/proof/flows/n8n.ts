import { readFileSync } from "node:fs";
import type { Items, Place, Sent } from "./flow.ts";
import { sendCall } from "./flow.ts";

interface Node {
  readonly name: string;
  readonly type: string;
  readonly typeVersion: number;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly credentials?: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
}

interface Workflow {
  readonly name: string;
  readonly nodes: readonly Node[];
  readonly connections: Readonly<
    Record<string, { readonly main: readonly (readonly { readonly node: string }[])[] }>
  >;
  readonly pinData: Readonly<Record<string, Items>>;
}

const KIND = "n8n-nodes-base.";
/** The versions to which their parameters belong. */
const VERSIONS: Readonly<Record<string, number>> = {
  webhook: 2,
  scheduleTrigger: 1.2,
  googleSheets: 4.5,
  set: 3.4,
  httpRequest: 4.2,
  if: 2.2,
  code: 2,
  respondToWebhook: 1.1,
};

const kindOf = ({ type }: Node): string => type.slice(KIND.length);

/** What n8n would refuse or show as broken when importing the file, and what nobody should import, such as a key. */
export const faultsOfWorkflow = ({ name, nodes, connections, pinData }: Workflow): string[] => {
  const names = nodes.map((node) => node.name);
  const targets = Object.values(connections).flatMap(({ main }) => main.flat().map(({ node }) => node));
  const unknown = [...Object.keys(connections), ...targets, ...Object.keys(pinData)];
  const [first = "", ...others] = names;
  return [
    ...(name === "" ? ["it has no name"] : []),
    ...(new Set(names).size < names.length ? ["two nodes have one name"] : []),
    ...unknown.filter((one) => !names.includes(one)).map((one) => `there is no node ${one}`),
    ...others.filter((one) => !targets.includes(one)).map((one) => `nothing leads to ${one}`),
    ...(targets.includes(first) ? [`${first} is no beginning`] : []),
    ...nodes
      .filter((node) => !node.type.startsWith(KIND) || VERSIONS[kindOf(node)] !== node.typeVersion)
      .map((node) => `${node.name} is of the unknown type ${node.type} ${node.typeVersion}`),
    ...(/rea_(test_)?[0-9a-z]/.test(JSON.stringify(nodes)) ? ["it has a key"] : []),
  ];
};

interface Scope {
  readonly json: Readonly<Record<string, unknown>>;
  readonly items: Items;
  readonly memory: Record<string, unknown>;
  /** Another node: the item that led to this one, and all of its items. */
  readonly paired: (name: string) => { readonly item: Items[number] | undefined; readonly all: () => Items };
}

const evaluate = (body: string, { json, items, memory, paired }: Scope): unknown => {
  // The files are this repository's own.
  const run = new Function("$json", "$input", "$getWorkflowStaticData", "$", body);
  return run(json, { all: () => items }, () => memory, paired) as unknown;
};

const EXPRESSION = /\{\{(.*?)\}\}(?!\})/gs;

/** A parameter as n8n reads it: `=` begins one with expressions. */
const filledIn = (parameter: unknown, scope: Scope): unknown => {
  if (typeof parameter !== "string" || !parameter.startsWith("=")) return parameter;
  const text = parameter.slice(1);
  const whole = /^\{\{(.*)\}\}$/s.exec(text)?.[1];
  if (whole !== undefined && !whole.includes("{{")) return evaluate(`return (${whole})`, scope);
  return text.replace(EXPRESSION, (_, inner: string) => String(evaluate(`return (${inner})`, scope)));
};

interface Assignments {
  readonly assignments: {
    readonly assignments: readonly { readonly name: string; readonly value: unknown }[];
  };
  readonly includeOtherFields?: boolean;
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly jsonBody?: string;
  readonly queryParameters?: {
    readonly parameters: readonly { readonly name: string; readonly value: string }[];
  };
}

interface Condition {
  readonly conditions: {
    readonly conditions: readonly {
      readonly leftValue: string;
      readonly rightValue: unknown;
      readonly operator: { readonly operation: string };
    }[];
  };
}

const HOLDS: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  gte: (left, right) => Number(left) >= Number(right),
  notEmpty: (left) => left !== "",
};

class Run {
  readonly answers: Sent[] = [];
  /** The texts of the last nodes' output, which a person reads. */
  readonly ends: string[] = [];
  readonly #workflow: Workflow;
  readonly #place: Place;
  readonly #memory: Record<string, unknown>;
  readonly #left = new Map<string, Items>();
  readonly #lineages = new WeakMap<Items[number], ReadonlyMap<string, Items[number]>>();

  constructor(workflow: Workflow, place: Place, memory: Record<string, unknown>) {
    this.#workflow = workflow;
    this.#place = place;
    this.#memory = memory;
  }

  /** @returns the output of the last node */
  async from(node: Node, items: Items): Promise<Items> {
    const outputs = await this.#outputs(node, items);
    for (const output of outputs) this.#trace(node, items, output);
    this.#left.set(node.name, outputs[0] ?? []);
    const next = this.#workflow.connections[node.name]?.main ?? [];
    let last = outputs[0] ?? [];
    if (next.length === 0) this.ends.push(...last.map(({ json }) => Object.values(json).join(" ")));
    for (const [at, targets] of next.entries())
      for (const { node: name } of targets) {
        const left = outputs[at] ?? [];
        if (left.length > 0)
          last = await this.from(this.#workflow.nodes.find((node) => node.name === name)!, left);
      }
    return last;
  }

  /** Links each item to its source as n8n does: by `pairedItem`, by identity, else by position. */
  #trace({ name }: Node, items: Items, output: Items): void {
    for (const [at, item] of output.entries()) {
      const { pairedItem = at } = item as { readonly pairedItem?: number };
      const from = items.includes(item) ? item : items[pairedItem];
      const before = from && this.#lineages.get(from);
      this.#lineages.set(item, new Map([...(before ?? []), [name, item]]));
    }
  }

  async #outputs(node: Node, items: Items): Promise<Items[]> {
    const pinned = this.#workflow.pinData[node.name];
    if (pinned) return [pinned];
    const scopes = items.map((own) => ({
      json: own.json,
      items,
      memory: this.#memory,
      paired: (name: string) => ({
        item: this.#lineages.get(own)?.get(name),
        all: () => this.#left.get(name) ?? [],
      }),
    }));
    switch (kindOf(node)) {
      case "set":
        return [scopes.map((scope) => ({ json: this.#assigned(node, scope) }))];
      case "httpRequest":
        return [await this.#requested(node, scopes)];
      case "if": {
        const { conditions } = node.parameters as unknown as Condition;
        const holds = scopes.map((scope) =>
          conditions.conditions.every((one) =>
            HOLDS[one.operator.operation]!(filledIn(one.leftValue, scope), one.rightValue),
          ),
        );
        return [true, false].map((is) => items.filter((_, at) => holds[at] === is));
      }
      case "code":
        return [evaluate(String(node.parameters.jsCode), scopes[0]!) as Items];
      case "respondToWebhook":
        return [
          scopes.map((scope) => ({
            json: JSON.parse(String(filledIn(node.parameters.responseBody, scope))),
          })),
        ];
      default:
        return [items];
    }
  }

  /** Sets the assigned values; only the address differs, because whoever imports the file changes it. */
  #assigned({ name, parameters }: Node, scope: Scope): Readonly<Record<string, unknown>> {
    const { assignments, includeOtherFields } = parameters as unknown as Assignments;
    const set = assignments.assignments.map(({ name: field, value }) => [field, filledIn(value, scope)]);
    const own = name === "Address" ? { api: this.#place.url } : {};
    return { ...(includeOtherFields && scope.json), ...Object.fromEntries(set), ...own };
  }

  async #requested({ parameters }: Node, scopes: readonly Scope[]): Promise<Items> {
    const { method, url, jsonBody, queryParameters } = parameters as unknown as Request;
    const answers: Sent[] = [];
    for (const scope of scopes) {
      const query = (queryParameters?.parameters ?? []).map(({ name, value }): [string, string] => [
        String(filledIn(name, scope)),
        String(filledIn(value, scope)),
      ]);
      const body = jsonBody === undefined ? undefined : String(filledIn(jsonBody, scope));
      answers.push(await sendCall(this.#place, { method, url: String(filledIn(url, scope)), query, body }));
    }
    this.answers.push(...answers);
    return answers.map((answer) => ({ json: { ...answer } }));
  }
}

export const readWorkflow = (file: string): Workflow => JSON.parse(readFileSync(file, "utf8")) as Workflow;

/** Runs a workflow on its pinned items, as n8n would. @param memory what n8n keeps between two runs */
export async function runWorkflow(
  workflow: Workflow,
  place: Place,
  memory: Record<string, unknown> = {},
): Promise<{ readonly statuses: number[]; readonly last: Items; readonly said: string }> {
  const run = new Run(workflow, place, memory);
  const last = await run.from(workflow.nodes[0]!, [{ json: {} }]);
  return { statuses: run.answers.map(({ statusCode }) => statusCode), last, said: run.ends.join("\n") };
}
