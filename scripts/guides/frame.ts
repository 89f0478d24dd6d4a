import type { Block } from "./guide.ts";

/** The line of the first guide's program after which the blocks of the others are inserted. */
const BEGINS = /^\s*(\/\/|#) Os outros guias começam aqui/;
const CLOSES = /^\s*\}$/;

/** A block with all that a program needs, which becomes a file unchanged. */
export const isWhole = ({ language, code, mark }: Block): boolean =>
  mark === "frame" ||
  (language === "go" && /^package main$/m.test(code)) ||
  (language === "java" && /^public class /m.test(code)) ||
  (language === "php" && code.startsWith("<?php")) ||
  mark === "receiver";

/** Go requires a use of every variable, but a block need not use the earlier ones. */
const USED: Readonly<Record<string, readonly string[]>> = { go: ["\t_, _ = ctx, client"] };

/** Inserts a block into the first guide's program in its language, after the client. */
export function framed(frame: Block, code: string): string {
  const lines = frame.code.trimEnd().split("\n");
  const begins = lines.findIndex((line) => BEGINS.test(line));
  if (begins === -1) throw new Error(`The frame of ${frame.language} has no place for blocks`);
  const body = lines.findLastIndex((line) => !CLOSES.test(line));
  const closing = lines.slice(body + 1);
  return `${[...lines.slice(0, begins), ...(USED[frame.language] ?? []), code.trimEnd(), ...closing].join("\n")}\n`;
}

const GO_PACKAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["bufio", "context", "errors", "fmt", "io", "log", "os", "strings", "time"].map((name) => [name, name]),
  ),
  fs: "io/fs",
  rand: "crypto/rand",
  http: "net/http",
  realestate: "example.com/realestate",
};

/** The same program with the imports that an editor would add, and `main` under another name. */
export function goFile(text: string, main: string): string {
  const code = text.replace(/^import \([\s\S]*?^\)$/m, "").replace("func main()", `func ${main}()`);
  const used = Object.entries(GO_PACKAGES).filter(([name]) => new RegExp(`(?<![\\w.])${name}\\.`).test(code));
  const imports = `import (\n${used.map(([, path]) => `\t"${path}"\n`).join("")})`;
  return code.replace("package main\n", `package main\n\n${imports}\n`);
}
