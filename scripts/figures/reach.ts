import { resolve, type Source } from "../../test/architecture/source.ts";

/** A name that a file imports from another; `*` means all of its names. */
interface Imported {
  readonly path: string;
  readonly name: string;
}

interface Module {
  /** By name, the code of the definition. */
  readonly definitions: ReadonlyMap<string, string>;
  readonly imported: ReadonlyMap<string, Imported>;
  /** The files whose names it exports as its own. */
  readonly exportedFrom: readonly string[];
}

const STATEMENT = /^(?=[^\s})\]>])/m;
const DEFINITION =
  /^(?:export )?(?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|enum) +(\{[^}]*\}|\[[^\]]*\]|\w+)/;
const IMPORT = /^(import|export)\s+(?!type\b)(?:\{([^}]*)\}|\*(?:\s+as\s+(\w+))?|(\w+))\s+from\s*"([^"]+)"/;
const QUOTED = /"(?:\\.|[^"\\\n])*"/g;
/** Not a member of an object, as a key or after a dot. */
const NAME = /(?:(?<![.\w$])|(?<=\.\.\.))[A-Za-z_$][\w$]*(?![:\w$])/g;

const pairsOf = (list: string): (readonly [name: string, as: string])[] =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "" && !one.startsWith("type "))
    .map((one) => {
      const [name, as = name] = one.split(/\s+as\s+/);
      return [name!, as!];
    });

/** The names that an import statement brings into a file, as they are called there. */
const importsIn = (path: string, statement: string): (readonly [as: string, Imported])[] => {
  const [, , list, space, whole, from] = IMPORT.exec(statement) ?? [];
  if (from === undefined) return [];
  const target = from.startsWith(".") ? resolve(path, from) : from;
  const named = pairsOf(list ?? "").map(([name, as]) => [as, { path: target, name }] as const);
  const all = space === undefined ? [] : [[space, { path: target, name: "*" }] as const];
  const one = whole === undefined ? [] : [[whole, { path: target, name: "default" }] as const];
  return [...named, ...all, ...one];
};

const definedIn = (statement: string): readonly string[] => {
  const [, named] = DEFINITION.exec(statement) ?? [];
  return named?.match(/\w+/g) ?? (statement.startsWith("export default") ? ["default"] : []);
};

const moduleOf = ({ path, uncommented }: Source): Module => {
  const statements = uncommented.split(STATEMENT);
  const code = statements.map((statement) => statement.replace(QUOTED, '""'));
  return {
    definitions: new Map(code.flatMap((one) => definedIn(one).map((name) => [name, one] as const))),
    imported: new Map(statements.flatMap((statement) => importsIn(path, statement))),
    exportedFrom: statements.flatMap((statement) => {
      const [, from] = /^export \* from "(\.[^"]+)"/.exec(statement) ?? [];
      return from === undefined ? [] : [resolve(path, from)];
    }),
  };
};

/** The names in other files that a file's name leads to. */
const nextOf = (module: Module, path: string, name: string): readonly Imported[] => {
  if (name === "*") return [...module.definitions.keys()].map((own) => ({ path, name: own }));
  const from = module.imported.get(name);
  if (from !== undefined) return [from];
  const code = module.definitions.get(name);
  if (code === undefined) return module.exportedFrom.map((target) => ({ path: target, name }));
  const isKnown = (used: string): boolean => module.definitions.has(used) || module.imported.has(used);
  return [...code.matchAll(NAME)].filter(([used]) => isKnown(used)).map(([used]) => ({ path, name: used }));
};

/** Counts what files' definitions reach through the names they use. Types are not counted: they do not run. */
export const reachIn = (
  sources: readonly Source[],
): ((...paths: readonly string[]) => { readonly files: number; readonly definitions: number }) => {
  const modules = new Map(sources.map((source) => [source.path, moduleOf(source)]));
  return (...paths) => {
    const seen = new Set<string>();
    const files: string[] = [];
    const due: Imported[] = paths.map((path) => ({ path, name: "*" }));
    for (let one = due.pop(); one !== undefined; one = due.pop()) {
      const module = modules.get(one.path);
      const place = `${one.path} ${one.name}`;
      if (module === undefined || seen.has(place)) continue;
      seen.add(place);
      if (module.definitions.has(one.name)) files.push(one.path);
      due.push(...nextOf(module, one.path, one.name));
    }
    return { files: new Set(files).size, definitions: files.length };
  };
};
