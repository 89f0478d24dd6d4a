import { importsOf, type Source } from "./source.ts";

/** Circular imports, each listed once from its first file. */
export const circlesIn = (sources: readonly Source[]): string[] => {
  const graph = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
    if (way.includes(path) || done.has(path)) return;
    for (const target of graph.get(path) ?? []) walk(target, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return circles;
};

/** The room of a folder that a file is in: a subfolder, or the folder's own files together. */
const roomOf = (folder: string, path: string): string | undefined =>
  path.startsWith(folder) ? path.slice(folder.length).split("/")[0] : undefined;

/** Imports between rooms that form a circle, so that the rooms have no order. */
export const upwardIn = (folder: string, sources: readonly Source[]): string[] => {
  const arrows = sources.flatMap((source) => {
    const from = roomOf(folder, source.path);
    return importsOf(source).flatMap((target) => {
      const to = roomOf(folder, target);
      return from && to && from !== to ? [{ from, to, text: `${source.path} → ${target}` }] : [];
    });
  });
  const above = Map.groupBy(arrows, ({ from }) => from);
  const leads = (from: string, to: string, met = new Set<string>()): boolean =>
    from === to ||
    (!met.has(from) && met.add(from) && (above.get(from) ?? []).some((one) => leads(one.to, to, met)));
  return arrows.filter(({ from, to }) => leads(to, from)).map(({ text }) => text);
};

/** Folders whose rooms must import each other only downwards. */
export const LAYERED_FOLDERS = [
  "src/domain/",
  "src/routes/",
  "src/dashboard/",
  "src/operator/",
  "panel/src/resources/",
  "panel/src/sign-in/",
  "panel/src/account/",
  "panel/src/operator/",
];
