import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Generator, Step, Workplace } from "./generator.ts";

interface Client {
  readonly name: string;
  readonly version: string;
  readonly module: string;
  /** Packages that the generated code needs, besides those that it declares itself. */
  readonly packages: readonly string[];
  /** Files that its user writes before it generates. */
  readonly files?: Readonly<Record<string, string>>;
  readonly generate: (place: Workplace) => readonly string[];
  /** The folder of the code, within the client's own. */
  readonly code: string;
  readonly exceptions?: readonly string[];
}

/** JSON, which is YAML too. */
const OAPI_CODEGEN = JSON.stringify({
  package: "client",
  generate: { models: true, client: true },
  output: "client.go",
  "output-options": { "nullable-type": true },
});

const CLIENTS: Readonly<Record<string, Client>> = {
  "oapi-codegen": {
    name: "oapi-codegen (Go)",
    version: "2.8.2",
    module: "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen",
    packages: ["github.com/oapi-codegen/runtime@v1.8.0", "github.com/oapi-codegen/nullable@v1.1.0"],
    files: { "options.yaml": OAPI_CODEGEN },
    generate: ({ calls }) => ["-config", "options.yaml", calls],
    code: ".",
    exceptions: [
      "no webhooks: it drops what only they refer to, and then uses it (`undefined: BatchDoneWebhook`)",
      "nullable-type: without it no member can be cleared",
    ],
  },
  ogen: {
    name: "ogen (Go)",
    version: "1.24.0",
    module: "github.com/ogen-go/ogen/cmd/ogen",
    packages: ["github.com/ogen-go/ogen@v1.24.0"],
    generate: ({ calls }) => ["--target", "account", "--package", "account", "--clean", calls],
    code: "account",
  },
};

/** The generators that are Go programs. @returns one of each */
export const go = (place: Workplace): Generator[] =>
  Object.entries(CLIENTS).map(([id, client]) => {
    const { name, version, module, packages, files = {}, code, exceptions } = client;
    const { folder } = place;
    const cwd = join(folder, id);
    mkdirSync(cwd);
    writeFileSync(join(cwd, "go.mod"), "module client\n\ngo 1.25\n");
    for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text);
    const step = (...run: Step["run"]): Step => ({ run, cwd });
    return {
      name,
      version,
      install: [
        { run: ["go", "install", `${module}@v${version}`], cwd: folder, env: { GOBIN: join(folder, "bin") } },
      ],
      generate: [step(join(folder, "bin", id), ...client.generate(place))],
      code: { folder: join(cwd, code), ending: ".go" },
      compile: [
        step("go", "get", ...packages),
        step("go", "mod", "tidy"),
        step("go", "build", "./..."),
        step("go", "vet", "./..."),
      ],
      calls: {
        program: `${id}.go.txt`,
        file: join(cwd, "calls/main.go"),
        run: [step("go", "run", "./calls")],
      },
      ...(exceptions !== undefined && { exceptions }),
    };
  });
