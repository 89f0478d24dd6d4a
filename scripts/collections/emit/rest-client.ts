import { type Collection, type Found, type Place, requestsOf, type Save } from "../collection.ts";
import { callOf, headed, introduced, lines } from "./http-file.ts";

const filter = (where: Found["where"]): string =>
  Object.entries(where)
    .map(([name, is]) =>
      typeof is === "boolean"
        ? `@.${name}==${is}`
        : `(${is.map((one) => `@.${name}=='${one}'`).join(" || ")})`,
    )
    .join(" && ");

const pathOf = (place: string | Found): string =>
  typeof place === "string" ? `$.${place}` : `$.${place.list}[?(${filter(place.where)})].${place.member}`;

const valueIn = (answer: string, place: Place): string =>
  typeof place === "object" && "at" in place
    ? place.of.replace(/\{([^}]+)\}/g, (_, path: string) => valueIn(answer, path))
    : `{{${answer}.response.body.${pathOf(place)}}}`;

const definition = ({ variable, place, of }: Save): string => `@${variable} = ${valueIn(of, place)}`;

/** For REST Client of VS Code: the file has the variables, and a request's name refers to its answer. */
export const emitRestClient = (collection: Collection): string => {
  const [local, ...others] = collection.environments;
  const requests = requestsOf(collection).map((request) =>
    lines(
      `### ${request.name}`,
      introduced(request, collection),
      `# @name ${request.id}`,
      callOf(request, collection.language, "{{$guid}}"),
    ),
  );
  const saves = requestsOf(collection).flatMap((request) => request.saves.map(definition));
  return `${lines(
    headed(collection),
    "",
    `@baseUrl = ${local!.baseUrl}`,
    `@apiKey = ${local!.apiKey}`,
    ...others.map(({ name, baseUrl }) => `# ${name}: @baseUrl = ${baseUrl}`),
    "",
    ...saves,
    "",
    requests.join("\n\n"),
  )}\n`;
};
