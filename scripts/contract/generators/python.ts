import { join } from "node:path";
import type { Generator, Step, Workplace } from "./generator.ts";

interface Client {
  readonly name: string;
  readonly version: string;
  readonly package: string;
  /** Further packages that its code needs. */
  readonly packages?: readonly string[];
  /** The program's name and arguments. */
  readonly generate: (contract: string) => readonly [string, ...string[]];
  readonly isModelsOnly?: true;
  readonly exceptions?: readonly string[];
}

const CLIENTS: Readonly<Record<string, Client>> = {
  "openapi-python-client": {
    name: "openapi-python-client (Python)",
    version: "0.29.1",
    package: "openapi-python-client",
    generate: (contract) => [
      "openapi-python-client",
      "generate",
      "--path",
      contract,
      "--meta",
      "none",
      "--output-path",
      "account",
      "--overwrite",
    ],
  },
  "datamodel-code-generator": {
    name: "datamodel-code-generator (Python, pydantic)",
    version: "0.89.0",
    package: "datamodel-code-generator",
    packages: ["pydantic[email]==2.14.3", "httpx==0.28.1"],
    generate: (contract) => [
      "datamodel-codegen",
      "--input",
      contract,
      "--input-file-type",
      "openapi",
      "--output-model-type",
      "pydantic_v2.BaseModel",
      "--output",
      "account.py",
    ],
    isModelsOnly: true,
    exceptions: ["exclude_unset: without it each member that nobody set is sent as null"],
  },
};

/** The generators of PyPI. @returns one of each */
export const python = ({ folder, contract }: Workplace): Generator[] =>
  Object.entries(CLIENTS).map(([id, client]) => {
    const { name, version, packages = [], isModelsOnly, exceptions } = client;
    const home = join(folder, id);
    const bin = (program: string): string => join(home, "venv/bin", program);
    const step = (cwd: string, ...run: Step["run"]): Step => ({ run, cwd });
    const pinned = [`${client.package}==${version}`, ...packages];
    const [program, ...args] = client.generate(contract);
    return {
      name,
      version,
      install: [
        step(folder, "python3", "-m", "venv", join(home, "venv")),
        step(home, bin("pip"), "install", "--quiet", "--disable-pip-version-check", ...pinned),
      ],
      generate: [step(home, bin(program), ...args)],
      code: isModelsOnly ? null : { folder: join(home, "account"), ending: ".py" },
      compile: [step(home, bin("python"), "-m", "compileall", "-q", isModelsOnly ? "account.py" : "account")],
      calls: {
        program: `${id}.py.txt`,
        file: join(home, "calls.py"),
        run: [step(home, bin("python"), "calls.py")],
      },
      ...(exceptions !== undefined && { exceptions }),
    };
  });
