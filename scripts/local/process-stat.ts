import { readFileSync } from "node:fs";

interface ProcessStat {
  readonly command: string;
  /**
   * The fields of /proc/<pid>/stat after the command's name, which may contain spaces: state, parent, group, session
   * ...
   */
  readonly fields: readonly string[];
}

/** The kernel's state of a process; null if there is none, and off Linux. */
export function statOf(pid: number | string): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = text.lastIndexOf(")");
    return { command: text.slice(text.indexOf("(") + 1, end), fields: text.slice(end + 2).split(" ") };
  } catch {
    return null;
  }
}

/** A process's parent, if known. */
export const parentOf = (pid: number | string): number | undefined => {
  const stat = statOf(pid);
  return stat ? Number(stat.fields[1]) : undefined;
};
