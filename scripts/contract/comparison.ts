/** A part of an OpenAPI document. */
export type Node = { readonly [keyword: string]: unknown };

type Direction = "input" | "output";

interface Documents {
  readonly released: Node;
  readonly current: Node;
}

interface Pair {
  readonly was: Node;
  readonly is: Node;
  readonly at: string;
  readonly direction: Direction;
}

/** Keywords that narrow a request when lowered, and those that do so when raised. */
const CEILINGS = ["maxLength", "maximum", "maxItems"];
const FLOORS = ["minLength", "minimum", "minItems"];
const FIXED = ["format", "pattern", "const", "default"];
/** Conditions on a body that may be absent in the older schema. */
const CONDITIONS = ["pattern", "const", "if", "else", "not", "allOf", "oneOf", "dependentSchemas"];
const METHODS = ["get", "put", "post", "patch", "delete"];

const nodes = (value: unknown): [string, Node][] => Object.entries((value ?? {}) as Record<string, Node>);
const list = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String));
const missingFrom = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((one) => !after.includes(one));

const resolve = (document: Node, node: Node): Node =>
  typeof node.$ref === "string"
    ? (node.$ref
        .slice(2)
        .split("/")
        .reduce((at: unknown, key) => (at as Node)[key], document) as Node)
    : node;

/** Whether a condition is new or changed; a removed one admits more. */
const isNew = (was: unknown, is: unknown): boolean =>
  is !== undefined &&
  JSON.stringify(is) !== JSON.stringify(was) &&
  (was === undefined || typeof is === "object");

/** The words that a pattern accepts. */
const CHOICE = /\(\?:((?:[\w\\.]+\|)+[\w\\.]+)\)/g;

/** The characters that a pattern excludes. */
const EXCLUDED = /\[\^(?:\\.|[^\]\\])+\]/g;
const CHARACTERS = Array.from({ length: 0x1_00_00 }, (_, unit) => String.fromCharCode(unit));

/** Whether a pattern is the other, excluding fewer characters. */
const excludesLess = (was: string, is: string): boolean => {
  if (was.replace(EXCLUDED, "[]") !== is.replace(EXCLUDED, "[]")) return false;
  const after = is.match(EXCLUDED) ?? [];
  return (was.match(EXCLUDED) ?? []).every((set, index) => {
    const other = after[index]!;
    if (set === other) return true;
    const before = new RegExp(set);
    const now = new RegExp(other);
    return CHARACTERS.every((one) => !before.test(one) || now.test(one));
  });
};

/** Whether the new pattern differs only in accepting more words or characters. */
const acceptsMore = (was: string, is: string): boolean => {
  if (excludesLess(was, is)) return true;
  const choicesOf = (pattern: string) => [...pattern.matchAll(CHOICE)].map(([, words]) => words!.split("|"));
  const before = choicesOf(was);
  const after = choicesOf(is);
  return (
    was.replace(CHOICE, "()") === is.replace(CHOICE, "()") &&
    before.every((words, index) => missingFrom(words, after[index]!).length === 0)
  );
};

const hasChanged = (keyword: string, was: unknown, is: unknown): boolean =>
  was !== undefined &&
  JSON.stringify(was) !== JSON.stringify(is) &&
  !(keyword === "pattern" && acceptsMore(String(was), String(is)));

const typesOf = ({ type }: Node): string[] => list(type);

/** Rules of one schema, without its members. */
const ownFaults = ({ was, is, at, direction }: Pair): string[] => {
  const [from, to] = direction === "input" ? [was, is] : [is, was];
  const types =
    is.type === undefined || was.type === undefined ? [] : missingFrom(typesOf(from), typesOf(to));
  const values = direction === "input" ? "enum" : "x-extensible-enum";
  const gone = is[values] === undefined ? [] : missingFrom(list(was[values]), list(is[values]));
  const closed = direction === "input" && is.enum !== undefined && was.enum === undefined;
  const required =
    direction === "input"
      ? missingFrom(list(is.required), list(was.required))
      : missingFrom(list(was.required), list(is.required));
  const narrower = (keyword: string, sign: 1 | -1): boolean =>
    direction === "input" &&
    is[keyword] !== undefined &&
    (was[keyword] === undefined || sign * (Number(was[keyword]) - Number(is[keyword])) > 0);
  return [
    ...types.map(
      (type) => `${at}: the type ${type} ${direction === "input" ? "is no longer accepted" : "is new"}`,
    ),
    ...gone.map((value) => `${at}: the value ${value} is gone`),
    ...(closed ? [`${at}: accepts only certain values now`] : []),
    ...required.map(
      (name) => `${at}.${name} ${direction === "input" ? "is needed now" : "may be absent now"}`,
    ),
    ...CEILINGS.filter((keyword) => narrower(keyword, 1)).map((keyword) => `${at}: ${keyword} is lower`),
    ...FLOORS.filter((keyword) => narrower(keyword, -1)).map((keyword) => `${at}: ${keyword} is higher`),
    ...FIXED.filter((keyword) => hasChanged(keyword, was[keyword], is[keyword])).map(
      (keyword) => `${at}: ${keyword} has changed`,
    ),
    ...CONDITIONS.filter((keyword) => direction === "input" && isNew(was[keyword], is[keyword])).map(
      (keyword) => `${at}: asks for more by ${keyword}`,
    ),
  ];
};

/** Finds changes that break callers of the released contract. Additions break nobody (rules 1.4). */
export class Comparison {
  readonly #documents: Documents;
  readonly #seen = new Set<string>();

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  faults(): string[] {
    const { released, current } = this.#documents;
    const silent = missingFrom(Object.keys(released.webhooks ?? {}), Object.keys(current.webhooks ?? {}));
    const operations = nodes(released.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).flatMap((method) => {
        const now = (current.paths as Record<string, Record<string, Node>>)[path]?.[method];
        const at = `${method.toUpperCase()} ${path}`;
        return now ? this.#operation(item[method] as Node, now, at) : [`${at} is gone`];
      }),
    );
    return [...operations, ...silent.map((type) => `the webhook ${type} is gone`)];
  }

  #operation(was: Node, is: Node, at: string): string[] {
    const body = (node: Node) => (node.requestBody as Node | undefined)?.content as Node | undefined;
    const needed = (node: Node) => (node.requestBody as Node | undefined)?.required === true;
    return [
      ...(was.operationId === is.operationId ? [] : [`${at}: operationId has changed`]),
      ...(was["x-permission"] === is["x-permission"] ? [] : [`${at}: needs another permission`]),
      ...this.#parameters(was, is, at),
      ...(needed(is) && !needed(was) ? [`${at}: needs a body now`] : []),
      ...this.#content(body(was), body(is), `${at} body`, "input"),
      ...nodes(was.responses).flatMap(([status, response]) =>
        this.#response(response, (is.responses as Record<string, Node>)[status], `${at} ${status}`),
      ),
    ];
  }

  #parameters(was: Node, is: Node, at: string): string[] {
    const { released, current } = this.#documents;
    const named = (document: Node, { parameters }: Node) =>
      new Map(
        (parameters as Node[])
          .map((one) => resolve(document, one))
          .map((one) => [`${one.in} ${one.name}`, one]),
      );
    const before = named(released, was);
    const after = named(current, is);
    const added = [...after].filter(
      ([name, { required }]) => required === true && before.get(name)?.required !== true,
    );
    return [
      ...added.map(([name]) => `${at}: ${name} is needed now`),
      ...[...before].flatMap(([name, one]) => {
        const now = after.get(name);
        const from = one.schema as Node;
        const to = now?.schema as Node;
        return now
          ? this.#schema({ was: from, is: to, at: `${at} ${name}`, direction: "input" })
          : [`${at}: ${name} is gone`];
      }),
    ];
  }

  #response(was: Node, is: Node | undefined, at: string): string[] {
    if (!is) return [`${at} is gone`];
    const { released, current } = this.#documents;
    const before = resolve(released, was);
    const after = resolve(current, is);
    return [
      ...missingFrom(list(before["x-problem-codes"]), list(after["x-problem-codes"])).map(
        (code) => `${at}: ${code} is gone`,
      ),
      ...missingFrom(Object.keys(before.headers ?? {}), Object.keys(after.headers ?? {})).map(
        (name) => `${at}: ${name} is gone`,
      ),
      ...this.#content(before.content as Node, after.content as Node, at, "output"),
    ];
  }

  #content(was: Node | undefined, is: Node | undefined, at: string, direction: Direction): string[] {
    return nodes(was).flatMap(([type, { schema }]) => {
      const now = (is as Record<string, Node> | undefined)?.[type];
      return now
        ? this.#schema({ was: schema as Node, is: now.schema as Node, at, direction })
        : [`${at}: ${type} is gone`];
    });
  }

  /** Each pair of named schemas once, because its faults are the same from every reference. */
  #schema({ was: from, is: to, at, direction }: Pair): string[] {
    const { released, current } = this.#documents;
    const key = `${direction} ${from.$ref} ${to.$ref}`;
    if (from.$ref !== undefined && this.#seen.has(key)) return [];
    this.#seen.add(key);
    const was = resolve(released, from);
    const is = resolve(current, to);
    const place = typeof from.$ref === "string" ? (from.$ref.split("/").at(-1) ?? at) : at;
    return [
      ...ownFaults({ was, is, at: place, direction }),
      ...this.#inside({ was, is, at: place, direction }),
    ];
  }

  #inside({ was, is, at, direction }: Pair): string[] {
    const members = nodes(was.properties).flatMap(([name, member]) => {
      const now = (is.properties as Record<string, Node> | undefined)?.[name];
      const place = `${at}.${name}`;
      return now ? this.#schema({ was: member, is: now, at: place, direction }) : [`${place} is gone`];
    });
    const nested = ["items", "additionalProperties"].flatMap((keyword) =>
      typeof was[keyword] === "object" && typeof is[keyword] === "object"
        ? this.#schema({ was: was[keyword] as Node, is: is[keyword] as Node, at: `${at}[]`, direction })
        : [],
    );
    const choices = (node: Node) =>
      ((node.anyOf ?? []) as Node[]).map(({ $ref, type }) => String($ref ?? type));
    const options = (was.anyOf ?? []) as Node[];
    const chosen = options.flatMap((option) => {
      const now = ((is.anyOf ?? []) as Node[]).find(({ $ref }) => $ref !== undefined && $ref === option.$ref);
      return now ? this.#schema({ was: option, is: now, at, direction }) : [];
    });
    const emptied = direction === "output" && choices(is).includes("null") && !choices(was).includes("null");
    return [
      ...members,
      ...nested,
      ...chosen,
      ...(emptied ? [`${at}: may be null now`] : []),
      ...missingFrom(choices(was), choices(is)).map((one) => `${at}: ${one} is gone`),
    ];
  }
}
