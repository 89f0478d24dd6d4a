/** The package's modules with their docstrings; a module imports only from the ones above it. */
const MODULES = {
  _base: "What models are made of: amounts, values that are not sent, JSON.",
  models: "The requests and answers of the contract.",
  errors: "Every error that the SDK raises, one for each code of the contract.",
  _transport: "Options of calls, and how a call is sent and sent again.",
  resources: "The client and the operations of the contract.",
  aio: "The same client, asynchronous.",
  webhooks:
    "Deliveries: their verification, their data, receivers for frameworks, and some to test them with.",
} as const;
type Module = keyof typeof MODULES;

/** Modules of the standard library, and httpx, that are imported whole. */
const WHOLE = [
  "asyncio",
  "base64",
  "builtins",
  "contextlib",
  "hashlib",
  "hmac",
  "importlib",
  "inspect",
  "json",
  "os",
  "random",
  "re",
  "sys",
  "threading",
  "time",
  "uuid",
] as const;

/** Names that are imported from other modules, by module. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "collections.abc": ["AsyncIterator", "Awaitable", "Callable", "Iterator", "Mapping", "Sequence"],
  dataclasses: ["dataclass"],
  datetime: ["UTC", "datetime"],
  "email.utils": ["parsedate_to_datetime"],
  pathlib: ["Path"],
  types: ["TracebackType"],
  typing: [
    "Any",
    "ClassVar",
    "Final",
    "Literal",
    "Protocol",
    "Self",
    "TypeAlias",
    "TypedDict",
    "TypeVar",
    "Unpack",
    "dataclass_transform",
  ],
  "urllib.parse": ["quote"],
};

const WIDTH = 120;
const BEGINNING = /^# %% (\w+)\n/gm;
const DEFINED = /^(?:class|def|async def) (\w+)|^(_?[A-Z]\w*)(?:: [^=\n]+)? = /gm;

/** As isort has it: constants, then classes, then the rest. */
const kindOf = (name: string): number => (/^[A-Z0-9_]+$/.test(name) ? 0 : /^[A-Z]/.test(name) ? 1 : 2);

const isBefore = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() ? one < other : one.toLowerCase() < other.toLowerCase();

const sorted = (names: Iterable<string>): string[] =>
  [...new Set(names)].toSorted(
    (one, other) => kindOf(one) - kindOf(other) || (isBefore(one, other) ? -1 : 1),
  );

/** The names that a module's code uses; names in comments and docstrings do not count. */
const namedIn = (code: string): ReadonlySet<string> => {
  const bare = code
    .replace(/"""[\s\S]*?"""/g, "")
    .replace(/(?<!\bf)"[^"\n]*"/g, "")
    .replace(/(?:^|\s)#.*$/gm, "");
  return new Set(bare.match(/(?<![.\w])[A-Za-z_]\w*/g));
};

const definedIn = (code: string): string[] =>
  [...code.matchAll(DEFINED)].map(([, first, other]) => first ?? other!);

const importText = (from: string, names: readonly string[]): string => {
  const line = `from ${from} import ${names.join(", ")}`;
  return line.length <= WIDTH
    ? line
    : `from ${from} import (\n${names.map((name) => `    ${name},\n`).join("")})`;
};

const fromElsewhere = (named: ReadonlySet<string>): string[] => {
  const whole = WHOLE.filter((name) => named.has(name)).map((name) => `import ${name}`);
  const some = Object.entries(NAMES).flatMap(([from, names]) => {
    const used = sorted(names.filter((name) => named.has(name)));
    return used.length > 0 ? [importText(from, used)] : [];
  });
  return [...whole, ...some];
};

/** The code of each module, in the order of the text. */
const piecesOf = (text: string): Map<Module, string> => {
  const [, ...parts] = text.split(BEGINNING);
  const found = new Map<Module, string[]>();
  for (let at = 0; at < parts.length; at += 2) {
    const name = parts[at] as Module;
    found.set(name, [...(found.get(name) ?? []), parts[at + 1]!.trim()]);
  }
  return new Map(
    [...found].map(([name, codes]) => [name, codes.filter((code) => code !== "").join("\n\n\n")]),
  );
};

const HEAD = "Generated from the contract by `npm run sdk`: changes made here by hand are lost.";

/** @param text the SDK, each of whose parts begins with a line that names its module. @returns its files, by name */
export const modulesOf = (text: string): Readonly<Record<string, string>> => {
  const pieces = piecesOf(text);
  const homes = new Map(
    [...pieces].flatMap(([module, code]) => definedIn(code).map((name) => [name, module])),
  );
  const files: Record<string, string> = {};
  const offered = new Map<Module, string[]>();
  for (const module of Object.keys(MODULES) as Module[]) {
    const code = pieces.get(module)!;
    const named = namedIn(code);
    const others = (Object.keys(MODULES) as Module[])
      .filter((one) => one !== module)
      .flatMap((one) => {
        const used = sorted([...named].filter((name) => homes.get(name) === one));
        return used.length > 0 ? [importText(`.${one}`, used)] : [];
      });
    const imports = [
      fromElsewhere(named).join("\n"),
      named.has("httpx") ? "import httpx" : "",
      others.toSorted().join("\n"),
    ];
    const parts = [
      `"""${MODULES[module]}\n\n${HEAD}\n"""`,
      "from __future__ import annotations",
      ...imports.filter((file) => file !== ""),
    ];
    files[`${module}.py`] = `${parts.join("\n\n")}\n\n${kindOfFirst(code)}${code}\n`;
    offered.set(module, sorted(definedIn(code).filter((name) => !name.startsWith("_"))));
  }
  // The linter sorts this list otherwise than imports.
  const names = [...offered.values()]
    .flat()
    .toSorted((one, other) => kindOf(one) - kindOf(other) || (one < other ? -1 : 1));
  const shared = [...offered].map(([module, own]) => importText(`.${module}`, own)).toSorted();
  files["__init__.py"] =
    `"""The SDK of the Real-Estate Account Integration API for Python, which needs httpx alone.

${HEAD}
"""

${shared.join("\n")}

__version__ = SDK_VERSION
__all__ = [
${names.map((name) => `    "${name}",`).join("\n")}
]
`;
  return files;
};

/** The formatter leaves two lines before a class or a function, and one before a value. */
const kindOfFirst = (code: string): string => (/^(?:@|class |def |async def )/.test(code) ? "\n" : "");
