import { type Collection, requestsOf } from "../collection.ts";
import { checksOf, type Dialect } from "./checks.ts";
import { callOf, headed, introduced, lines } from "./http-file.ts";

const DIALECT: Dialect = {
  opening: ["const body = response.body;"],
  status: "response.status",
  header: (name) => `response.headers.valueOf(${name})`,
  test: (title, condition) => `client.test(${title}, () => client.assert(${condition}));`,
  save: (variable, value) => `client.global.set(${variable}, ${value});`,
};

/** For JetBrains' HTTP Client and httpYac: variables come from `http-client.env.json`, and every answer is tested. */
export const emitJetbrains = (collection: Collection): string => {
  const requests = requestsOf(collection).map((request) =>
    lines(
      `### ${request.name}`,
      introduced(request, collection),
      `# @name ${request.id}`,
      callOf(request, collection.language, "{{$random.uuid}}"),
      "",
      `> {%\n${checksOf(request, collection.language, DIALECT).replace(/^/gm, "  ")}\n%}`,
    ),
  );
  return `${lines(headed(collection), "", requests.join("\n\n"))}\n`;
};

/** `http-client.env.json`, which JetBrains' editors and httpYac read with a file of requests. */
export const emitHttpEnvironments = (environments: Collection["environments"]): object =>
  Object.fromEntries(environments.map(({ name, baseUrl, apiKey }) => [name, { baseUrl, apiKey }]));
