import { stringify } from "yaml";
import type { Collection, Environment, Folder, Request } from "../collection.ts";
import { checksOf, type Dialect } from "./checks.ts";
import { headersOf } from "./headers.ts";

const DIALECT: Dialect = {
  opening: ["const body = res.getBody();"],
  status: "res.getStatus()",
  header: (name) => `res.getHeader(${name.toLowerCase()})`,
  test: (title, condition) => `test(${title}, () => expect(${condition}).to.equal(true));`,
  save: (variable, value) => `bru.setVar(${variable}, ${value});`,
};

const yamlOf = (value: object): string => stringify(value, { lineWidth: 0 });

const urlOf = ({ path, query }: Request): string => {
  const sent = query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`);
  const address = `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ":$1")}`;
  return sent.length === 0 ? address : `${address}?${sent.join("&")}`;
};

const paramsOf = ({ pathParams, query }: Request): object[] =>
  [
    { type: "query", params: query },
    { type: "path", params: pathParams },
  ].flatMap(({ type, params }) =>
    params.map(({ name, value, isSent }) => ({ name, value, type, ...(!isSent && { disabled: true }) })),
  );

const requestFile = (request: Request, language: Collection["language"], seq: number): string => {
  const params = paramsOf(request);
  return yamlOf({
    info: { name: request.name, type: "http", seq },
    http: {
      method: request.method,
      url: urlOf(request),
      headers: headersOf(request, language, "{{$randomUUID}}").map(([name, value]) => ({ name, value })),
      ...(params.length > 0 && { params }),
      ...(request.body !== null && { body: { type: "json", data: request.body } }),
      auth: "inherit",
    },
    runtime: { scripts: [{ type: "tests", code: checksOf(request, language, DIALECT) }] },
    settings: { encodeUrl: false },
    docs: request.description,
  });
};

const environmentFile = ({ name, baseUrl, apiKey }: Environment): string =>
  yamlOf({
    name,
    variables: [
      { name: "baseUrl", value: baseUrl },
      { name: "apiKey", value: apiKey },
    ],
  });

const folderFile = ({ name, description }: Folder, seq: number): string =>
  yamlOf({
    info: { name, type: "folder", seq },
    request: { auth: "inherit" },
    docs: description,
  });

/** A name that is valid in every file system. */
const placeOf = ({ name }: Folder, seq: number): string => {
  const words = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `${String(seq).padStart(2, "0")}-${words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
};

/** The files of a Bruno collection, in the text format of OpenCollection. */
export const emitBruno = (collection: Collection): Readonly<Record<string, string>> => {
  const files: Record<string, string> = {
    "opencollection.yml": yamlOf({
      opencollection: "1.0.0",
      info: { name: collection.title, version: collection.version },
      request: { auth: { type: "bearer", token: "{{apiKey}}" } },
      docs: collection.description,
    }),
  };
  for (const environment of collection.environments)
    files[`environments/${environment.name}.yml`] = environmentFile(environment);
  for (const [at, folder] of collection.folders.entries()) {
    const place = placeOf(folder, at + 1);
    files[`${place}/folder.yml`] = folderFile(folder, at + 1);
    for (const [index, request] of folder.requests.entries())
      files[`${place}/${request.id}.yml`] = requestFile(request, collection.language, index + 1);
  }
  return files;
};
