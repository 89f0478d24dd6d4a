import { existsSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Command } from "../proof/execute.ts";
import { isLicensed, type Publication, webAddress } from "./publication.ts";
import { inSequence, type Package, read, replaced, write } from "./stage.ts";

const NAME = "real-estate-account-sdk";
/** The group id until there is a repository: Maven Central identifies a publisher by its owner. */
const UNPUBLISHED = "com.example";

const groupOf = ({ repository }: Publication): string =>
  repository ? `io.github.${repository.owner.toLowerCase()}` : UNPUBLISHED;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The elements that Maven Central requires, as far as they are settled. */
const metadata = (publication: Publication): string => {
  const { license, author, repository } = publication;
  const web = repository && webAddress(repository);
  return [
    ...(web ? [`<url>${web}</url>`] : []),
    ...(isLicensed(publication)
      ? [
          `<licenses><license><name>${escaped(license)}</name><url>https://spdx.org/licenses/${license}.html</url></license></licenses>`,
        ]
      : []),
    ...(author ? [`<developers><developer><name>${escaped(author)}</name></developer></developers>`] : []),
    ...(web ? [`<scm><connection>scm:git:${web}.git</connection><url>${web}</url></scm>`] : []),
  ]
    .map((line) => `  ${line}\n`)
    .join("");
};

const mvn = (cwd: string, ...args: readonly string[]): Command => ({
  cwd,
  run: ["mvn", "-q", "-B", "--no-transfer-progress", ...args],
});

/** Maven keeps what it installed; the next build of that version must not find it. */
export const forgetSdk = (publication: Publication): void => {
  const group = groupOf(publication).split(".");
  rmSync(join(homedir(), ".m2/repository", ...group, NAME), { recursive: true, force: true });
};

const projectPom = (built: string, { version, ...publication }: Publication): string => `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>project</groupId>
  <artifactId>project</artifactId>
  <version>1</version>
  <repositories>
    <repository>
      <id>built</id>
      <url>file://${built}</url>
    </repository>
  </repositories>
  <dependencies>
    <dependency>
      <groupId>${groupOf({ version, ...publication })}</groupId>
      <artifactId>${NAME}</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`;

/** The files that Maven Central requires for an artifact, besides signatures. */
const REQUIRED_FILES = [".pom", ".jar", "-sources.jar", "-javadoc.jar"];

export const java: Package = {
  name: "java",
  files: ["src/main", "pom.xml"],
  installation: (publication) => `    <dependency>
      <groupId>${groupOf(publication)}</groupId>
      <artifactId>${NAME}</artifactId>
      <version>${publication.version}</version>
    </dependency>

It needs only Jackson, and Java 17 or newer.`,
  edited: (text) => text,
  build: async ({ source, built, publication }) => {
    const group = groupOf(publication);
    const end = "</description>\n";
    const pom = replaced(read(source, "pom.xml"), end, `${end}${metadata(publication)}`)
      .replace(`<groupId>${UNPUBLISHED}<`, `<groupId>${group}<`)
      .replace(/<version>[\d.]+</, `<version>${publication.version}<`);
    write(source, { "pom.xml": pom });
    const repository = `-DaltDeploymentRepository=built::file://${built}`;
    await inSequence(mvn(source, "-Prelease", "deploy", repository));
    const place = join(built, ...group.split("."), NAME, publication.version);
    const missing = REQUIRED_FILES.filter(
      (end) => !existsSync(join(place, `${NAME}-${publication.version}${end}`)),
    );
    if (missing.length > 0) throw new Error(`Maven built no ${missing.join(", ")}`);
  },
  install: async (project, { built, publication }) => {
    write(project, { "pom.xml": projectPom(built, publication) });
    forgetSdk(publication);
    const copy = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies";
    await inSequence(mvn(project, copy, "-DoutputDirectory=lib"));
    forgetSdk(publication);
  },
  program: {
    file: "Readme.java",
    command: (cwd) => ({ cwd, run: ["java", "-cp", "lib/*", "Readme.java"] }),
  },
};
