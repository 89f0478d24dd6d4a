import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tryReceiver } from "../../guides/receivers.ts";
import { forgetSdk } from "../packages/java.ts";
import { inEmptyFolder, inSequence, replaced, type Stage } from "../packages/stage.ts";
import type { Command } from "./execute.ts";
import { node, PHP, PYTHON, SDKS } from "./languages.ts";

interface Recipe {
  /** The recipe's folder. */
  readonly name: string;
  readonly language: string;
  /** Installs the built package, and the framework, beside it. */
  readonly install: (project: string, stage: Stage) => Promise<unknown>;
  readonly command: (project: string, port: number) => Command;
  /** It takes minutes to install. */
  readonly isSlow?: true;
}

const builtFile = ({ built }: Stage, ending: string): string =>
  join(built, readdirSync(built).find((name) => name.endsWith(ending)) ?? "");

/** Uses the frameworks that are installed for the vectors. */
const inPython = (name: string): Recipe => ({
  name,
  language: "python",
  install: (cwd, stage) =>
    inSequence({
      cwd,
      run: [
        ...([PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"] as const),
        "--no-deps",
        "--target",
        ".",
        builtFile(stage, ".whl"),
      ],
    }),
  command: (cwd) => ({ cwd, run: [PYTHON, "main.py"] }),
});

const NEXT = "node_modules/next/dist/bin/next";

const RECIPES: readonly Recipe[] = [
  {
    name: "express",
    language: "typescript",
    install: (cwd, stage) =>
      inSequence({ cwd, run: ["npm", "install", "--no-audit", "--no-fund", builtFile(stage, ".tgz")] }),
    command: (cwd) => ({ cwd, run: [node, "server.js"] }),
  },
  {
    name: "next",
    language: "typescript",
    isSlow: true,
    install: (cwd, stage) =>
      inSequence(
        { cwd, run: ["npm", "install", "--no-audit", "--no-fund", builtFile(stage, ".tgz")] },
        { cwd, env: { NEXT_TELEMETRY_DISABLED: "1" }, run: [node, NEXT, "build"] },
      ),
    command: (cwd, port) => ({ cwd, run: [node, NEXT, "start", "--port", String(port)] }),
  },
  inPython("fastapi"),
  inPython("django"),
  {
    name: "wordpress",
    language: "php",
    install: async (cwd) => {
      cpSync(join(SDKS, "php/RealEstateAccount.php"), join(cwd, "RealEstateAccount.php"));
      cpSync(join(SDKS, "../scripts/sdk/proof/recipes/wordpress.php"), join(cwd, "site.php"));
    },
    command: (cwd, port) => ({ cwd, run: [...PHP, "-S", `127.0.0.1:${port}`, "site.php"] }),
  },
  {
    name: "laravel",
    language: "php",
    install: async (cwd) => {
      cpSync(join(SDKS, "php/RealEstateAccount.php"), join(cwd, "RealEstateAccount.php"));
      cpSync(join(SDKS, "../scripts/sdk/proof/recipes/laravel.php"), join(cwd, "site.php"));
    },
    command: (cwd, port) => ({ cwd, run: [...PHP, "-S", `127.0.0.1:${port}`, "site.php"] }),
  },
  {
    name: "spring",
    language: "java",
    isSlow: true,
    install: async (cwd, { built, publication }) => {
      const pom = join(cwd, "pom.xml");
      const from = `<repositories><repository><id>built</id><url>file://${built}</url></repository></repositories>`;
      writeFileSync(pom, replaced(readFileSync(pom, "utf8"), "<dependencies>", `${from}<dependencies>`));
      forgetSdk(publication);
      await inSequence({ cwd, run: ["mvn", "-q", "-B", "--no-transfer-progress", "package"] });
      forgetSdk(publication);
    },
    command: (cwd) => ({ cwd, run: ["java", "-jar", "target/real-estate-webhooks-1.0.0.jar"] }),
  },
];

const recipesOf = (language: string, isSlow: boolean): Recipe[] =>
  RECIPES.filter((recipe) => recipe.language === language && (recipe.isSlow ?? false) === isSlow);

export const hasSlowRecipes = (language: string): boolean => recipesOf(language, true).length > 0;

/** Starts a language's recipes with its built package, and sends them deliveries. @returns the failures */
export async function runRecipes(language: string, stage: Stage, isSlow = false): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, install, command } of recipesOf(language, isSlow)) {
    const found = await inEmptyFolder(async (project) => {
      cpSync(join(SDKS, "recipes", name), project, { recursive: true });
      await install(project, stage);
      return await tryReceiver((port) => command(project, port));
    }).catch((error: Error) => [error.message]);
    faults.push(...found.map((fault) => `The recipe ${name}: ${fault}`));
  }
  return faults;
}
