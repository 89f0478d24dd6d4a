import type { Field, Form, Model, Operation, Type } from "../form/form.ts";
import { wordsOf } from "../form/names.ts";

const RECORD_OPERATIONS = ["list", "get", "getByRef", "create", "putByRef", "patch"];

/** The operations that flows need. Batches, endpoints and the log of events are for programs. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  captacao: ["listOffers", "getOffer", "acceptOffer", "listOwners"],
  geo: ["listCities", "listNeighborhoods"],
  launches: ["list", "registerClient"],
  leads: [...RECORD_OPERATIONS, "setState", "logInteraction", "listMatches"],
  matches: ["list", "dismiss", "restore"],
  me: ["get"],
  partnerships: ["list", "get", "setStatus"],
  properties: [...RECORD_OPERATIONS, "setStatus", "confirm", "delete", "listMatches"],
  team: ["list"],
};

const RESOURCES: Readonly<Record<string, string>> = {
  captacao: "Captação",
  geo: "City",
  launches: "Launch",
  leads: "Client",
  matches: "Opportunity",
  me: "Account",
  partnerships: "Partnership",
  properties: "Property",
  team: "Team",
};

/** Objects whose unnamed members a write keeps, so that they can be sent member by member. */
const KEPT_BY_MEMBER = new Set(["interest"]);
/** Lists that a write may empty. A node omits empty fields, so its *Clear* option offers these lists. */
const CLEARED_AS_LISTS = new Set([
  "photos",
  "phones",
  "interest.purposes",
  "interest.propertyTypes",
  "interest.locations",
]);
/** Parameters that n8n handles itself. */
const PAGING_PARAMETERS = new Set(["limit", "cursor"]);

const CAPITALS = new Set(["id", "url", "uf"]);

type Json = Readonly<Record<string, unknown>>;

const titleOf = (name: string): string =>
  wordsOf(name)
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ")
    .replace(/\bIds$/, "IDs");

/** n8n shows a description as HTML, and writes ID in capitals. */
const displayText = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/<([^<>]*)>/g, "$1")
    .replace(/(?<!`)\b[Ii]d(s?)\b(?!`)/g, "ID$1")
    .trim();

/** n8n wants a boolean's description to begin with "Whether". */
const whetherOf = (said: string): string => {
  const clause = said.replace(
    "With `true`, validates the request and reports",
    "to validate the request and report",
  );
  const [, declared = clause] = /^Required on creation, and always true: (.+)$/.exec(clause) ?? [];
  return `Whether ${declared.charAt(0).toLowerCase()}${declared.slice(1)}`;
};

/** In n8n a single sentence has no full stop, and a description does not repeat the name. */
const saidOf = ({ description, type }: Pick<Field, "description" | "type">, title: string): Json => {
  const text = displayText(description);
  const said = /\. /.test(text) ? text : text.replace(/\.$/, "");
  if (said === "" || said.toLowerCase() === title.toLowerCase()) return {};
  return { description: type.kind === "boolean" ? whetherOf(said) : said };
};

interface Place {
  readonly form: Form;
  readonly send: "query" | "body";
  /** Put before the names of an object's members. */
  readonly within?: string;
}

const JSON_VALUE = "={{ typeof $value === 'string' ? JSON.parse($value) : $value }}";

const valuesOf = (form: Form, name: string): Json[] =>
  form.enums
    .find((one) => one.name === name)!
    .values.map((value) => ({ name: value.charAt(0).toUpperCase() + value.slice(1), value }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const shapeOf = (type: Type, form: Form): Json => {
  switch (type.kind) {
    case "boolean":
      return { type: "boolean", default: false };
    case "integer":
    case "number":
    case "money":
      return { type: "number", default: 0 };
    case "enum": {
      const options = valuesOf(form, type.name);
      return { type: "options", options, default: options[0]!.value };
    }
    case "list": {
      if (type.of.kind === "enum")
        return { type: "multiOptions", options: valuesOf(form, type.of.name), default: [] };
      return type.of.kind === "string"
        ? { type: "string", typeOptions: { multipleValues: true }, default: [] }
        : { type: "json", default: "[]" };
    }
    case "string":
      return { type: "string", default: "" };
    default:
      return { type: "json", default: "{}" };
  }
};

const fieldOf = (field: Field, { form, send, within = "" }: Place): Json => {
  const shape = shapeOf(field.type, form);
  const property = `${within}${field.name}`;
  const asJson = shape.type === "json" ? { value: JSON_VALUE } : {};
  const displayName = titleOf(property);
  return {
    displayName,
    name: property.replaceAll(".", "_"),
    ...shape,
    ...(/email$/i.test(property) && { placeholder: "name@email.com" }),
    ...saidOf(field, displayName),
    routing: { send: { type: send, property, ...asJson } },
  };
};

const modelOf = (form: Form, type: Type): Model | undefined =>
  type.kind === "model" ? form.models.find(({ name }) => name === type.name) : undefined;

/** The members of a body; some objects are replaced by their members. */
const membersOf = (form: Form, { fields }: Model): { readonly field: Field; readonly place: Place }[] =>
  fields.flatMap((field) => {
    const inner = KEPT_BY_MEMBER.has(field.name) && modelOf(form, field.type);
    const place = { form, send: "body" } as const;
    if (!inner) return [{ field, place }];
    return inner.fields.map((one) => ({ field: one, place: { ...place, within: `${field.name}.` } }));
  });

const byTitle = (one: Json, other: Json): number =>
  String(one.displayName).localeCompare(String(other.displayName), "en");

const collection = (displayName: string, name: string, options: readonly Json[]): Json[] =>
  options.length === 0
    ? []
    : [
        {
          displayName,
          name,
          type: "collection",
          placeholder: "Add Field",
          default: {},
          options: options.toSorted(byTitle),
        },
      ];

const bodyOf = (form: Form, operation: Operation): Json[] => {
  const model = operation.body && modelOf(form, operation.body.type);
  if (!model) return [];
  const members = membersOf(form, model);
  const needed = members.filter(({ field }) => field.required);
  const free = members.filter(({ field }) => !field.required);
  const emptied = members
    .map(({ field, place }) => ({ value: `${place.within ?? ""}${field.name}`, field }))
    .filter(({ value, field }) => field.nullable || CLEARED_AS_LISTS.has(value));
  return [
    ...needed.map(({ field, place }) => ({ ...fieldOf(field, place), required: true })),
    ...collection(
      "Fields",
      "fields",
      free.map(({ field, place }) => fieldOf(field, place)),
    ),
    ...(emptied.length === 0
      ? []
      : [
          {
            displayName: "Clear",
            name: "clear",
            type: "multiOptions",
            default: [],
            description: "What becomes empty. A field that is left out, or empty, stays as it is.",
            options: emptied
              .map(({ value }) => ({ name: titleOf(value), value }))
              .toSorted((one, other) => one.name.localeCompare(other.name, "en")),
          },
        ]),
  ];
};

/** The cursor is part of the address: a `qs` here would replace the call's own query, and its filters would be lost. */
const NEXT_URL =
  "={{ $response.body?.nextCursor ? $request.url + '?cursor=' + encodeURIComponent($response.body.nextCursor) : $request.url }}";

const ALL_PAGES = {
  type: "generic",
  properties: { continue: "={{ !!$response.body?.nextCursor }}", request: { url: NEXT_URL } },
};

const pagesOf = ({ item }: Operation): Json[] =>
  item === null
    ? []
    : [
        {
          displayName: "Return All",
          name: "returnAll",
          type: "boolean",
          default: false,
          description: "Whether to return all results or only up to a given limit",
          routing: { send: { paginate: "={{ $value }}" }, operations: { pagination: ALL_PAGES } },
        },
        {
          displayName: "Limit",
          name: "limit",
          type: "number",
          typeOptions: { minValue: 1 },
          default: 50,
          description: "Max number of results to return",
          displayOptions: { show: { returnAll: [false] } },
          routing: { send: { type: "query", property: "limit" } },
        },
      ];

const pathOf = ({ pathParams }: Operation): Json[] =>
  pathParams.map((name) => ({
    displayName: name === "ref" ? "Code" : titleOf(name),
    name,
    type: "string",
    required: true,
    default: "",
    ...(name === "ref" && { description: "The code in your own system" }),
  }));

const queryOf = (form: Form, { query }: Operation): Json[] =>
  collection(
    "Options",
    "options",
    query
      .filter(({ name }) => !PAGING_PARAMETERS.has(name))
      .map((field) => fieldOf(field, { form, send: "query" })),
  );

const ifMatch = {
  displayName: "Only This Version",
  name: "ifMatch",
  type: "string",
  default: "",
  description: "The ETag that was read: if somebody has written since, the call is refused",
  routing: { request: { headers: { "If-Match": "={{ $value || undefined }}" } } },
};

const parametersOf = (form: Form, operation: Operation): Json[] => [
  ...pathOf(operation),
  ...pagesOf(operation),
  ...bodyOf(form, operation),
  ...queryOf(form, operation),
  ...(operation.isVersioned ? [ifMatch] : []),
];

const urlOf = ({ path }: Operation): string =>
  path.includes("{")
    ? `=${path.replace(/\{(\w+)\}/g, (_, name: string) => `{{ encodeURIComponent($parameter["${name}"]) }}`)}`
    : path;

const optionOf = (operation: Operation): Json => {
  const [summary = ""] = operation.description.split("\n");
  const action = summary.replace(/\.$/, "");
  const isRead = operation.method === "GET";
  const name = titleOf(operation.verb.replace("ByRef", "ByCode"));
  return {
    name,
    value: operation.verb,
    action,
    ...(action.toLowerCase() !== name.toLowerCase() && { description: action }),
    routing: {
      request: { method: operation.method, url: urlOf(operation) },
      ...(isRead && {
        output: { postReceive: [{ type: "rootProperty", properties: { property: "data" } }] },
      }),
    },
  };
};

/** A parameter that several operations share appears once. */
const shared = (resource: string, all: readonly (readonly [verb: string, parameter: Json])[]): Json[] => {
  const verbs = new Map<string, string[]>();
  for (const [verb, parameter] of all) {
    const text = JSON.stringify(parameter);
    verbs.set(text, [...(verbs.get(text) ?? []), verb]);
  }
  return [...verbs].map(([text, operation]) => {
    const { displayOptions, ...parameter } = JSON.parse(text) as Json;
    const own = (displayOptions as { readonly show?: Json } | undefined)?.show;
    return { ...parameter, displayOptions: { show: { resource: [resource], operation, ...own } } };
  });
};

/** The operations of each resource, and what they take, as n8n's node describes them. */
const propertiesOf = (form: Form): Json[] =>
  Object.entries(OFFERED).flatMap(([resource, verbs]) => {
    const { operations } = form.resources.find(({ name }) => name === resource)!;
    const offered = verbs.map((verb) => operations.find((operation) => operation.verb === verb)!);
    const options = offered
      .map(optionOf)
      .toSorted((one, other) => String(one.name).localeCompare(String(other.name), "en"));
    return [
      {
        displayName: "Operation",
        name: "operation",
        type: "options",
        noDataExpression: true,
        displayOptions: { show: { resource: [resource] } },
        default: options[0]!.value,
        options,
      },
      ...shared(
        resource,
        offered.flatMap((operation) =>
          parametersOf(form, operation).map((parameter) => [operation.verb, parameter] as const),
        ),
      ),
    ];
  });

const resourcesOf = (): Json[] =>
  Object.keys(OFFERED)
    .map((value) => ({ name: RESOURCES[value]!, value }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const eventsOf = ({ events }: Form): Json[] => events.map(({ type }) => ({ name: type, value: type }));

/** The generated part of the package for n8n, before formatting. */
export const emitN8n = (form: Form): string => `/** Written by \`npm run sdk\` from the contract. */
import type { INodeProperties, INodePropertyOptions } from "n8n-workflow";

export const RESOURCES: INodePropertyOptions[] = ${JSON.stringify(resourcesOf())};

export const EVENT_TYPES: INodePropertyOptions[] = ${JSON.stringify(eventsOf(form))};

export const CLEARED_AS_LISTS: readonly string[] = ${JSON.stringify([...CLEARED_AS_LISTS])};

export const PROPERTIES: INodeProperties[] = ${JSON.stringify(propertiesOf(form))};
`;
