import { describe, expect, it } from "vitest";
import { circlesIn, LAYERED_FOLDERS, upwardIn } from "./rooms.ts";
import { importsOf, isService, isTest, type Source, sourceOf } from "./source.ts";
import { SOURCES } from "./sources.ts";

const service = SOURCES.filter(isService);

describe("files", () => {
  it("do not import each other in a circle", () => {
    expect(circlesIn(SOURCES.filter((source) => !isTest(source)))).toEqual([]);
  });

  it("that do are noticed, however long the circle", () => {
    const planted = [
      sourceOf("src/a.ts", 'import { b } from "./b.ts";'),
      sourceOf("src/b.ts", 'import type { C } from "./c.ts";'),
      sourceOf("src/c.ts", 'import { a } from "./a.ts";'),
    ];
    expect(circlesIn(planted)).toEqual(["src/a.ts → src/b.ts → src/c.ts → src/a.ts"]);
  });
});

/** Folders that others import only through one entry file, or through these further files. */
const ENTRY_FILES: Readonly<Record<string, readonly string[]>> = {
  "src/domain/properties/record/": ["input.ts"],
};

describe("a folder with an entry file", () => {
  const pastFace = (folder: string, sources: readonly Source[]): string[] => {
    const shown = ["index.ts", ...ENTRY_FILES[folder]!].map((name) => folder + name);
    return sources
      .filter(({ path }) => !path.startsWith(folder))
      .flatMap((source) =>
        importsOf(source)
          .filter((target) => target.startsWith(folder) && !shown.includes(target))
          .map((target) => `${source.path} reaches past ${folder}index.ts to ${target}`),
      );
  };

  it.each(Object.keys(ENTRY_FILES))("is imported only through it: %s", (folder) => {
    expect(pastFace(folder, service)).toEqual([]);
    const planted = sourceOf("src/jobs/x.ts", `import { x } from "../../${folder}effects.ts";`);
    expect(pastFace(folder, [planted])).toHaveLength(1);
  });
});

describe("rooms", () => {
  it.each(LAYERED_FOLDERS)("of %s are in layers: imports between them only go down", (folder) => {
    expect(upwardIn(folder, SOURCES)).toEqual([]);
  });

  it("of the platform side show who calls: members in src/dashboard, operators alone in src/operator", () => {
    const declared = service.filter(({ code }) => /\bbackofficeEndpoint\(/.test(code));
    const ofMembers = ({ code }: Source) => /^ *panel: /m.test(code);
    const misplaced = declared.filter(
      (source) =>
        source.path !== "src/backoffice/endpoint.ts" &&
        !source.path.startsWith(ofMembers(source) ? "src/dashboard/" : "src/operator/"),
    );
    expect(misplaced.map(({ path }) => path)).toEqual([]);
    expect(declared.length).toBeGreaterThan(100);
  });

  it("that import each other's files are noticed, even if no file imports itself back", () => {
    const planted = [
      sourceOf("src/domain/a/x.ts", 'import { b } from "../b/x.ts";'),
      sourceOf("src/domain/b/x.ts", 'import type { C } from "../c.ts";'),
      sourceOf("src/domain/c.ts", 'import { y } from "./a/y.ts";'),
      sourceOf("src/domain/d/x.ts", 'import { a } from "../a/x.ts";'),
    ];
    expect(upwardIn("src/domain/", planted)).toEqual([
      "src/domain/a/x.ts → src/domain/b/x.ts",
      "src/domain/b/x.ts → src/domain/c.ts",
      "src/domain/c.ts → src/domain/a/y.ts",
    ]);
  });

  /** The modules of Radar, partnerships and batches that follow a change of another object. */
  const FOLLOWERS = /^src\/domain\/(radar\/notifications|partnerships\/refresh-parties)\.ts$/;

  it("with a change's consequences are called only by src/domain/consequences, to which a writer names its change", () => {
    const callers = service.filter((source) => importsOf(source).some((target) => FOLLOWERS.test(target)));
    expect(callers.map(({ path }) => path)).toEqual(["src/domain/consequences/index.ts"]);
  });
});
