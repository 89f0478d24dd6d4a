import { join } from "node:path";
import type { Generator, Step, Workplace } from "./generator.ts";

const VERSION = "0.29.1";

/** Python, by openapi-python-client. */
export const openapiPythonClient = ({ folder, contract }: Workplace): Generator => {
  const home = join(folder, "openapi-python-client");
  const venv = join(home, "venv");
  const python = join(venv, "bin/python");
  const step = (cwd: string, ...run: Step["run"]): Step => ({ run, cwd });
  return {
    name: "openapi-python-client (Python)",
    version: VERSION,
    install: [
      step(folder, "python3", "-m", "venv", venv),
      step(
        folder,
        join(venv, "bin/pip"),
        "install",
        "--quiet",
        "--disable-pip-version-check",
        `openapi-python-client==${VERSION}`,
      ),
    ],
    generate: [
      step(
        home,
        join(venv, "bin/openapi-python-client"),
        "generate",
        "--path",
        contract,
        "--meta",
        "none",
        "--output-path",
        join(home, "account"),
        "--overwrite",
      ),
    ],
    code: { folder: join(home, "account"), ending: ".py" },
    compile: [step(home, python, "-m", "compileall", "-q", "account")],
    calls: {
      program: "openapi-python-client.py.txt",
      file: join(home, "calls.py"),
      run: [step(home, python, "calls.py")],
    },
  };
};
