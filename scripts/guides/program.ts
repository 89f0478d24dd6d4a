import type { Command } from "../sdk/proof/execute.ts";
import type { Block, Guide } from "./guide.ts";

/** A block that a runtime runs. */
export interface Program {
  readonly guide: Guide;
  readonly block: Block;
  /** Good as a name in every language. */
  readonly id: string;
}

/** How the programs of a language are made ready and run. */
export interface Kit {
  /** Of the fence. */
  readonly language: string;
  /** Of the SDK, whose proof brings what the language needs. */
  readonly sdk: string;
  /** Writes all programs at once, and compiles them. @returns what its compiler has against them */
  prepare(folder: string, programs: readonly Program[], frame: Block): Promise<string[]>;
  /** A receiver is told its port. */
  command(folder: string, program: Program, port?: number): Command;
}

/** Where the programs of a guide run, and keep what they write. */
export const homeOf = (folder: string, { guide }: Program): string => `${folder}/${guide.slug}`;
