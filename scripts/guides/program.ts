import type { Command } from "../sdk/proof/execute.ts";
import type { Block, Guide } from "./guide.ts";

/** A block that a runtime runs. */
export interface Program {
  readonly guide: Guide;
  readonly block: Block;
  /** A valid name in every language. */
  readonly id: string;
}

/** How a language's programs are prepared and run. */
export interface Kit {
  /** Of the fence. */
  readonly language: string;
  /** The SDK's language, whose proof installs the requirements. */
  readonly sdk: string;
  /** Writes all programs at once, and compiles them. @returns the compiler's errors */
  prepare(folder: string, programs: readonly Program[], frame: Block): Promise<string[]>;
  /** A receiver gets its port. */
  command(folder: string, program: Program, port?: number): Command;
}

/** The folder in which a guide's programs run and write. */
export const homeOf = (folder: string, { guide }: Program): string => `${folder}/${guide.slug}`;
