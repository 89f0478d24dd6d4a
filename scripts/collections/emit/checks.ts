import { ptEn, type Sentence } from "../../../src/lib/language.ts";
import type { Collection, Found, Place, Request } from "../collection.ts";

/** The parts of a tool's script language that all requests share. */
export interface Dialect {
  readonly opening: readonly string[];
  readonly status: string;
  /** @param name in quotes as in the code */
  header(name: string): string;
  /** A test that passes when the condition is true. */
  test(title: string, condition: string): string;
  /** Code that stores a value under a name for later requests. */
  save(variable: string, value: string): string;
}

const TITLES = {
  status: ptEn("responde", "answers"),
  mediaType: ptEn("vem como", "comes as"),
  requestId: ptEn("traz X-Request-Id", "brings X-Request-Id"),
  members: ptEn("tem", "has"),
  code: ptEn("é", "is"),
} as const satisfies Record<string, Sentence>;

const quoted = (text: string): string => JSON.stringify(text);

const listText = (values: readonly (string | number)[]): string =>
  `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;

const chained = (path: string): string =>
  `body.${path.replace(/\[(\d+)\]/g, "?.[$1]").replace(/\.(?=\w)/g, "?.")}`;

const conditionText = (where: Found["where"]): string =>
  Object.entries(where)
    .map(([name, is]) =>
      typeof is === "boolean" ? `item.${name} === ${is}` : `${listText(is)}.includes(item.${name})`,
    )
    .join(" && ");

const codeOf = (place: Place): string => {
  if (typeof place === "string") return chained(place);
  if ("at" in place) return chained(place.at);
  return `body.${place.list}.find((item) => ${conditionText(place.where)})?.${place.member}`;
};

/** The script after a request: its tests, then the values that later requests need. */
export const checksOf = (
  { statuses, mediaType, members, code, saves }: Request,
  language: Collection["language"],
  dialect: Dialect,
): string => {
  const titled = (of: keyof typeof TITLES, rest = ""): string =>
    quoted(`${TITLES[of][language]} ${rest}`.trim());
  const has = members.map((member) => `${quoted(member)} in body`).join(" && ");
  return [
    ...dialect.opening,
    dialect.test(
      titled("status", statuses.join("/")),
      statuses.map((status) => `${dialect.status} === ${status}`).join(" || "),
    ),
    dialect.test(
      titled("mediaType", mediaType),
      `${dialect.header(quoted("Content-Type"))}?.startsWith(${quoted(mediaType)})`,
    ),
    dialect.test(titled("requestId"), `${dialect.header(quoted("X-Request-Id"))}?.length > 0`),
    dialect.test(titled("members", members.join(", ")), has),
    ...(code === null ? [] : [dialect.test(titled("code", code), `body.code === ${quoted(code)}`)]),
    // An id may be part of a path, whatever characters it has.
    ...saves.map(({ variable, place }) =>
      dialect.save(quoted(variable), `encodeURIComponent(${codeOf(place)})`),
    ),
  ].join("\n");
};
