import { PACKAGES } from "../packages/packages.ts";
import { built, inEmptyFolder, settledPublication } from "../packages/stage.ts";
import { execute } from "./execute.ts";
import { type Place, programOf, runProgram } from "./run-readme.ts";
import { runRecipes } from "./run-recipes.ts";

/** Builds a language's package, installs it into an empty project, and runs the README's program and the recipes. */
export async function runPackage(language: string, place: Place): Promise<string[]> {
  const made = PACKAGES.find(({ name }) => name === language)!;
  try {
    const publication = settledPublication();
    const stage = await built(made, publication);
    const faults = await inEmptyFolder(async (project) => {
      await made.install(project, stage);
      const { file, command } = made.program;
      const code = made.edited(programOf(language), publication);
      const checked = () => execute(...(made.checks?.(project) ?? []));
      return await runProgram({ code, file, command: command(project), place, checked });
    });
    return [...faults, ...(await runRecipes(language, stage))];
  } catch (error) {
    return [`The package: ${(error as Error).message}`];
  }
}
