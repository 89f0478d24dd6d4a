import { describe, expect, it } from "vitest";
import architecture from "../../docs/architecture.md?raw";
import { importsOf, isService } from "./source.ts";
import { SOURCES } from "./sources.ts";

const DRAWING = /```mermaid\n([\s\S]*?)```/.exec(architecture)![1]!;

/** The places of each box, by its name. */
const BOXES = [...DRAWING.matchAll(/^ {2}(\w+)\["[^:]*: ([^"]*)"\]$/gm)].map(([, name, places]) => ({
  name: name!,
  places: places!.split(", "),
}));

const ARROWS = [...DRAWING.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => [from!, to!] as const);

const boxOf = (path: string): string | undefined =>
  BOXES.find(({ places }) =>
    places.some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place)),
  )?.name;

const reachableFrom = (box: string, seen = new Set<string>()): Set<string> => {
  for (const [from, to] of ARROWS) {
    if (from !== box || seen.has(to)) continue;
    seen.add(to);
    reachableFrom(to, seen);
  }
  return seen;
};

/** The other Workers, and the files that join them into one on a developer's machine. */
const NOT_DRAWN = /^src\/(alarms|boards|objects|probe)\/|^src\/(local|call-context)\.ts$/;

const drawn = SOURCES.filter((source) => isService(source) && !NOT_DRAWN.test(source.path));

const imports = drawn.flatMap((source) =>
  importsOf(source)
    .map((target) => ({ source: source.path, target, from: boxOf(source.path), to: boxOf(target) }))
    .filter(({ from, to }) => to !== undefined && from !== to),
);

describe("the drawing of the layers", () => {
  it("has a box for every file of the service", () => {
    expect(drawn.map(({ path }) => path).filter((path) => boxOf(path) === undefined)).toEqual([]);
  });

  it("has no circle", () => {
    expect(BOXES.map(({ name }) => name).filter((name) => reachableFrom(name).has(name))).toEqual([]);
  });

  it("leads along its arrows for every import", () => {
    const against = imports.filter(({ from, to }) => !reachableFrom(from!).has(to!));
    expect(against.map(({ source, target }) => `${source} imports ${target}`)).toEqual([]);
  });

  it("has only arrows that some import follows", () => {
    const followed = new Set(imports.map(({ from, to }) => `${from} --> ${to}`));
    expect(ARROWS.map((arrow) => arrow.join(" --> ")).filter((arrow) => !followed.has(arrow))).toEqual([]);
  });
});
