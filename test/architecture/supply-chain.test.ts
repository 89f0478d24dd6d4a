import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>(
  ["../../{,scripts/{collections,contract}/tools/}package{,-lock}.json", "../../.npmrc"],
  { query: "?raw", import: "default", eager: true },
);

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const own: Package = JSON.parse(FILES["../../package.json"]!);
const { packages } = JSON.parse(FILES["../../package-lock.json"]!) as {
  packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).flatMap(([path, one]) =>
  path === "" ? [] : [{ name: path.slice(path.lastIndexOf("node_modules/") + 13), ...one }],
);

/** Licenses that only require keeping the notice. */
const PERMISSIVE = ["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD"];

describe("the packages", () => {
  it("are required in exact versions", () => {
    const loose = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
      ([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
    expect(FILES["../../.npmrc"]).toMatch(/^save-exact=true$/m);
  });

  it("are locked, each with its digest", () => {
    expect(locked.length).toBeGreaterThan(Object.keys(own.devDependencies).length);
    expect(locked.filter(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  });

  it("with install scripts are listed", () => {
    const running = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(running)].sort()).toEqual(Object.keys(own.allowScripts).sort());
  });

  it("that are deployed are few and under permissive licenses", () => {
    const shipped = locked.filter(({ dev, devOptional, optional }) => !dev && !devOptional && !optional);
    // Three quarters are for sign-in to the dashboard, and only in its Worker.
    expect(shipped.length).toBeLessThan(65);
    expect(shipped.filter(({ license }) => !PERMISSIVE.includes(license ?? ""))).toEqual([]);
  });
});

const lockFiles = Object.entries(FILES)
  .filter(([path]) => path.endsWith("package-lock.json"))
  .map(([path, text]) => {
    const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, { resolved?: string }>> };
    return { path, packages };
  });

describe("the lock files of the service, the collections' tools and the contract's tools", () => {
  it("are three, and contain no download address", () => {
    expect(lockFiles).toHaveLength(3);
    const placed = lockFiles.flatMap(({ packages }) =>
      Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined),
    );
    expect(placed).toEqual([]);
  });

  it("have the digest of each package", () => {
    const loose = lockFiles.flatMap(({ path, packages }) =>
      Object.entries(packages)
        .filter(([name, one]) => name !== "" && !("integrity" in one))
        .map(([name]) => `${path}: ${name}`),
    );
    expect(loose).toEqual([]);
  });
});
