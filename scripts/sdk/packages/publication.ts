/** What the owner has settled in the root's `package.json`; every package gets it from there. */
export interface Publication {
  readonly version: string;
  /** SPDX; `UNLICENSED` while nothing is settled. */
  readonly license: string;
  /** On GitHub. */
  readonly repository?: { readonly owner: string; readonly name: string };
  readonly author?: string;
}
const GITHUB = /(?:^|[/@])github\.com[/:]([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

export interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly repository?: string | { readonly url: string };
  readonly author?: string | { readonly name: string };
}

export const publicationOf = ({ version, license, repository, author }: Manifest): Publication => {
  const address = typeof repository === "string" ? repository : repository?.url;
  const [, owner, name] = GITHUB.exec(address ?? "") ?? [];
  const person = typeof author === "string" ? author.replace(/\s*[<(].*$/, "") : author?.name;
  return {
    version,
    license: license,
    ...(owner && name && { repository: { owner, name } }),
    ...(person && { author: person }),
  };
};

export const isLicensed = ({ license }: Publication): boolean => license !== "UNLICENSED";

type Settled = "license" | "repository" | "author";

/** The requirements of each registry that only the owner can settle, with reasons. */
const REQUIREMENTS: Readonly<Record<string, Readonly<Partial<Record<Settled, string>>>>> = {
  npm: {
    license: "its page calls the package unlicensed, which companies refuse",
    repository: "provenance is proved against it",
  },
  PyPI: {
    license: "the classifier that keeps the package from being uploaded stays without one",
    repository: "its page has no link to the source",
    author: "its page names nobody",
  },
  "Go modules": {
    license: "pkg.go.dev shows no documentation without one",
    repository: "it is the path of the module",
  },
  Packagist: {
    license: "Composer warns of a package without one",
    repository: "Packagist reads the package there",
  },
  "Maven Central": {
    license: "demanded",
    repository: "the group and `scm` come from it",
    author: "the developers' names are demanded",
  },
};

/** The unsettled requirements of the five registries; empty if all packages may be published. */
export const unsettled = (publication: Publication): Readonly<Record<string, readonly string[]>> => {
  const open: Readonly<Record<Settled, boolean>> = {
    license: !isLicensed(publication),
    repository: !publication.repository,
    author: !publication.author,
  };
  const lacking = Object.entries(REQUIREMENTS).map(([registry, demands]) => [
    registry,
    Object.entries(demands)
      .filter(([name]) => open[name as Settled])
      .map(([name, why]) => `\`${name}\`: ${why}`),
  ]);
  return Object.fromEntries(lacking.filter(([, lines]) => lines!.length > 0)) as Readonly<
    Record<string, readonly string[]>
  >;
};

/** The repository's address in a browser. */
export const webAddress = ({ owner, name }: NonNullable<Publication["repository"]>): string =>
  `https://github.com/${owner}/${name}`;

/** The package.json of a package in `sdks`, as npm is to show it. */
export const manifestOf = (
  { private: _, ...manifest }: { readonly private?: boolean },
  { version, license, repository, author }: Publication,
  directory: string,
): string => {
  const published = {
    ...manifest,
    version,
    license: license,
    ...(author && { author }),
    ...(repository && {
      homepage: webAddress(repository),
      repository: { type: "git", url: `git+${webAddress(repository)}.git`, directory: `sdks/${directory}` },
    }),
  };
  return `${JSON.stringify(published, undefined, 2)}\n`;
};
