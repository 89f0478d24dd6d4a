import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../local/settings.ts";
import { execute } from "../sdk/proof/execute.ts";
import { goDispatcher, goModule } from "../sdk/proof/go-program.ts";
import { framed, goFile, isWhole } from "./frame.ts";
import type { Block } from "./guide.ts";
import { homeOf, type Kit, type Program } from "./program.ts";

function writeGo(folder: string, programs: readonly Program[], frame: Block): void {
  writeFileSync(join(folder, "go.mod"), goModule("guides"));
  const inFrame = programs.filter(({ block }) => !isWhole(block));
  writeFileSync(join(folder, "main.go"), goDispatcher(inFrame.map(({ id }) => id)));
  for (const { id, block } of inFrame)
    writeFileSync(join(folder, `${id}_block.go`), goFile(framed(frame, block.code), id));
  for (const { id, block } of programs.filter(({ block }) => isWhole(block))) {
    mkdirSync(join(folder, id), { recursive: true });
    writeFileSync(join(folder, id, "main.go"), block.code);
  }
}

export const go: Kit = {
  language: "go",
  sdk: "go",
  prepare: (folder, programs, frame) => {
    mkdirSync(join(folder, "bin"), { recursive: true });
    for (const program of programs) mkdirSync(`${homeOf(folder, program)}/run`, { recursive: true });
    writeGo(folder, programs, frame);
    return execute({ run: ["go", "build", "-o", "bin/", "./..."], cwd: folder });
  },
  command: (folder, program) => ({
    run: isWhole(program.block)
      ? [join(folder, "bin", program.id)]
      : [join(folder, "bin/guides"), program.id],
    cwd: `${homeOf(folder, program)}/run`,
  }),
};

const CLASS = /^public class (\w+)/m;
const LIBRARIES = join(ROOT, "sdks/java/target/lib/*");

const classOf = ({ id, block }: Program): string => (isWhole(block) ? CLASS.exec(block.code)![1]! : id);

export const java: Kit = {
  language: "java",
  sdk: "java",
  prepare: (folder, programs, frame) => {
    mkdirSync(folder, { recursive: true });
    for (const program of programs) {
      const { block } = program;
      const name = classOf(program);
      const text = isWhole(block)
        ? block.code
        : framed(frame, block.code).replace(CLASS, `public class ${name}`);
      mkdirSync(homeOf(folder, program), { recursive: true });
      writeFileSync(join(folder, `${name}.java`), text);
    }
    const sources = `*.java $(find ${join(ROOT, "sdks/java/src/main")} -name '*.java')`;
    return execute({
      run: ["sh", "-c", `javac -encoding UTF-8 -nowarn -parameters -d classes -cp '${LIBRARIES}' ${sources}`],
      cwd: folder,
    });
  },
  command: (folder, program) => ({
    run: [
      "java",
      "-XX:TieredStopAtLevel=1",
      "-cp",
      `${join(folder, "classes")}:${LIBRARIES}`,
      classOf(program),
    ],
    cwd: homeOf(folder, program),
  }),
};
