import {
  type Collection,
  type Environment,
  type Parameter,
  type Request,
  requestsOf,
} from "../collection.ts";
import { checksOf, type Dialect } from "./checks.ts";
import { headersOf } from "./headers.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

const DIALECT: Dialect = {
  opening: ["const body = pm.response.json();"],
  status: "pm.response.code",
  header: (name) => `pm.response.headers.get(${name})`,
  test: (title, condition) => `pm.test(${title}, () => pm.expect(${condition}).to.equal(true));`,
  save: (variable, value) => `pm.collectionVariables.set(${variable}, ${value});`,
};

const entryOf = ({ name, value, description }: Parameter) => ({ key: name, value, description });

const urlOf = ({ path, pathParams, query }: Request) => {
  const parts = path.slice(1).replace(/\{(\w+)\}/g, ":$1");
  const sent = query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`);
  return {
    raw: [`{{baseUrl}}/${parts}`, ...(sent.length === 0 ? [] : [sent.join("&")])].join("?"),
    host: ["{{baseUrl}}"],
    path: parts.split("/"),
    query: query.map((parameter) => ({ ...entryOf(parameter), disabled: !parameter.isSent })),
    variable: pathParams.map(entryOf),
  };
};

const bodyOf = (body: string) => ({ mode: "raw", raw: body, options: { raw: { language: "json" } } });

const itemOf = (request: Request, language: Collection["language"]) => ({
  name: request.name,
  request: {
    method: request.method,
    header: headersOf(request, language, "{{$randomUUID}}").map(([key, value]) => ({ key, value })),
    ...(request.body !== null && { body: bodyOf(request.body) }),
    url: urlOf(request),
    description: request.description,
  },
  event: [
    {
      listen: "test",
      script: { type: "text/javascript", exec: checksOf(request, language, DIALECT).split("\n") },
    },
  ],
});

/**
 * A Postman collection of version 2.1. Its variables have the first environment's values, so that it runs without one.
 */
export const emitPostman = (collection: Collection): object => {
  const saved = requestsOf(collection).flatMap(({ saves }) => saves.map(({ variable }) => variable));
  const [local] = collection.environments;
  return {
    info: { name: collection.title, description: collection.description, schema: SCHEMA },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{apiKey}}", type: "string" }] },
    variable: [
      { key: "baseUrl", value: local!.baseUrl },
      { key: "apiKey", value: local!.apiKey },
      ...saved.map((key) => ({ key, value: "" })),
    ],
    item: collection.folders.map(({ name, description, requests }) => ({
      name,
      description,
      item: requests.map((request) => itemOf(request, collection.language)),
    })),
  };
};

export const emitPostmanEnvironment = ({ name, baseUrl, apiKey }: Environment): object => ({
  name,
  values: [
    { key: "baseUrl", value: baseUrl, type: "default", enabled: true },
    { key: "apiKey", value: apiKey, type: "secret", enabled: true },
  ],
  _postman_variable_scope: "environment",
});
