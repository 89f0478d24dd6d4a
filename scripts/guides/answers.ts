/**
 * An answer in a guide matches every answer that differs only in ids and times. `...` matches anything: as a value,
 * within a line, or on its own line for further members, items or lines.
 */
const ANYTHING = "...";

const PREFIXES = "prop|lead|pship|cap|wh|dlv|b|evt|k|acc|usr|int|rea|whsec";
/** Values that differ each time: ids, uuids and times. */
const VARYING: readonly (readonly [shown: RegExp, stands: string])[] = [
  [new RegExp(`\\b(${PREFIXES})([-_])[\\w+/=-]{6,}`), "$1$2[\\w+/=-]+"],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/, "[0-9a-f-]{36}"],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/, "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z"],
  [/\.\.\./, ".*"],
];
const ANY_VARYING = new RegExp(VARYING.map(([shown]) => `(?:${shown.source})`).join("|"), "g");

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const standingFor = (shown: string): string => {
  const [pattern, placeholder] = VARYING.find(([one]) => one.exec(shown)?.[0] === shown)!;
  return shown.replace(pattern, placeholder);
};

/** Whether a line or value matches the guide's. */
export function isLikeShown(shown: string, found: string): boolean {
  let pattern = "";
  let at = 0;
  for (const { 0: varying, index } of shown.matchAll(ANY_VARYING)) {
    pattern += escaped(shown.slice(at, index)) + standingFor(varying);
    at = index + varying.length;
  }
  return new RegExp(`^${pattern}${escaped(shown.slice(at))}$`, "s").test(found);
}

/** JSON in which `...` outside of strings matches further members or items. */
export function parseShown(text: string): unknown {
  const open: string[] = [];
  const json = text.replace(/"(?:\\.|[^"\\])*"|[{}[\]]|\.\.\./g, (token) => {
    if (token === "{" || token === "[") open.push(token);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ANYTHING) return open.at(-1) === "{" ? '"...": "..."' : '"..."';
    return token;
  });
  return JSON.parse(json);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The differences of an answer from the guide's, as `path: shown, found`. */
export function faultsOfAnswer(shown: unknown, found: unknown, path = ""): string[] {
  if (shown === ANYTHING && found !== undefined) return [];
  if (typeof shown === "string" && typeof found === "string" && isLikeShown(shown, found)) return [];
  if (!isObject(shown) || !isObject(found) || Array.isArray(shown) !== Array.isArray(found))
    return shown === found
      ? []
      : [`${path || "."}: the guide shows ${JSON.stringify(shown)}, the answer is ${JSON.stringify(found)}`];
  const isOpen = Array.isArray(shown) ? shown.at(-1) === ANYTHING : ANYTHING in shown;
  const named = Object.entries(shown).filter(
    ([, value], at, all) => !isOpen || at < all.length - 1 || value !== ANYTHING,
  );
  const further = isOpen ? [] : Object.keys(found).filter((name) => !(name in shown));
  return [
    ...named.flatMap(([name, value]) => faultsOfAnswer(value, found[name], path ? `${path}.${name}` : name)),
    ...further.map((name) => `${path ? `${path}.` : ""}${name}: the guide does not show it`),
  ];
}

/** The same for printed lines. */
export function faultsOfLines(shown: string, found: string): string[] {
  const pattern = shown.trimEnd().split("\n");
  const lines = found.trimEnd().split("\n");
  let at = 0;
  for (const [index, line] of pattern.entries()) {
    if (line === ANYTHING) {
      const next = pattern[index + 1];
      while (at < lines.length && (next === undefined || !isLikeShown(next, lines[at]!))) at++;
    } else if (!isLikeShown(line, lines[at++] ?? "")) {
      return [`the guide shows ${JSON.stringify(line)}, printed was ${JSON.stringify(found)}`];
    }
  }
  return at < lines.length ? [`printed was more than the guide shows: ${JSON.stringify(found)}`] : [];
}

const partsOf = (text: string): { status: string; headers: string[]; body: string } => {
  const [head = "", ...body] = text.replaceAll("\r\n", "\n").split("\n\n");
  const [status = "", ...headers] = head.trimEnd().split("\n");
  return { status, headers, body: body.join("\n\n").trim() };
};

/** The same for a status line, the shown headers, and a body. */
export function faultsOfHttp(shown: string, found: string): string[] {
  const expected = partsOf(shown);
  const answer = partsOf(found);
  const headers = expected.headers.filter((line) => line !== ANYTHING);
  const missing = headers.filter((line) => !answer.headers.some((header) => sameHeader(line, header)));
  return [
    ...(isLikeShown(expected.status, answer.status.trim())
      ? []
      : [`the answer begins with ${answer.status}`]),
    ...missing.map((line) => `the answer has no header ${line}`),
    ...(expected.body === "" ? [] : faultsOfAnswer(parseShown(expected.body), JSON.parse(answer.body))),
  ];
}

const sameHeader = (shown: string, found: string): boolean => {
  const [name = "", ...value] = shown.split(": ");
  const [foundName = "", ...foundValue] = found.split(": ");
  return (
    name.toLowerCase() === foundName.toLowerCase() && isLikeShown(value.join(": "), foundValue.join(": "))
  );
};
