/** What the owner has settled in the root's `package.json`; every package gets it from there. */
export interface Publication {
  readonly version: string;
  /** SPDX; `UNLICENSED` while nothing is settled. */
  readonly licence: string;
  /** On GitHub. */
  readonly repository?: { readonly owner: string; readonly name: string };
  readonly author?: string;
}

const UNLICENSED = "UNLICENSED";
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
    licence: license,
    ...(owner && name && { repository: { owner, name } }),
    ...(person && { author: person }),
  };
};

export const isLicensed = ({ licence }: Publication): boolean => licence !== UNLICENSED;

/** What the registries demand and nobody has settled; empty if all packages may be published. */
export const unsettled = (publication: Publication): string[] => [
  ...(isLicensed(publication)
    ? []
    : ["`license`: Maven Central demands a licence, and PyPI refuses the package without one"]),
  ...(publication.repository
    ? []
    : ["`repository`: npm's provenance, Go's module path and Maven's group and `scm` come from it"]),
  ...(publication.author ? [] : ["`author`: Maven Central demands the developers' names"]),
];

/** The repository's address in a browser. */
export const webAddress = ({ owner, name }: NonNullable<Publication["repository"]>): string =>
  `https://github.com/${owner}/${name}`;
