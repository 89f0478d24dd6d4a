import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Generator, Step, Workplace } from "./generator.ts";

const VERSION = "2.8.2";
const PROGRAM = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${VERSION}`;
const RUNTIME = ["github.com/oapi-codegen/runtime@v1.8.0", "github.com/oapi-codegen/nullable@v1.1.0"];

/** JSON, which is YAML too. */
const OPTIONS = {
  package: "client",
  generate: { models: true, client: true },
  output: "client.go",
  "output-options": { "nullable-type": true },
};

/** Go, by oapi-codegen. */
export const oapiCodegen = ({ folder, calls: contract }: Workplace): Generator => {
  const cwd = join(folder, "oapi-codegen");
  mkdirSync(cwd);
  writeFileSync(join(cwd, "go.mod"), "module client\n\ngo 1.25\n");
  writeFileSync(join(cwd, "options.yaml"), JSON.stringify(OPTIONS));
  const step = (...run: Step["run"]): Step => ({ run, cwd });
  return {
    name: "oapi-codegen (Go)",
    version: VERSION,
    install: [
      {
        run: ["go", "install", PROGRAM],
        cwd: folder,
        env: { GOBIN: join(folder, "bin") },
      },
    ],
    generate: [step(join(folder, "bin/oapi-codegen"), "-config", "options.yaml", contract)],
    code: { folder: cwd, ending: ".go" },
    compile: [
      step("go", "get", ...RUNTIME),
      step("go", "mod", "tidy"),
      step("go", "build", "./..."),
      step("go", "vet", "./..."),
    ],
    calls: {
      program: "oapi-codegen.go.txt",
      file: join(cwd, "calls/main.go"),
      run: [step("go", "run", "./calls")],
    },
    exceptions: [
      "no webhooks: it drops what only they refer to, and then uses it (`undefined: BatchDoneWebhook`)",
      "nullable-type: without it no member can be cleared",
    ],
  };
};
