import { readFileSync } from "node:fs";

export interface ProcessStat {
  readonly command: string;
  /** Those of /proc/<pid>/stat after the command's name, which may hold spaces: state, parent, group, session ... */
  readonly fields: readonly string[];
}

/** What the kernel tells of a process; null where there is none, and off Linux. */
export function statOf(pid: number | string): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = text.lastIndexOf(")");
    return { command: text.slice(text.indexOf("(") + 1, end), fields: text.slice(end + 2).split(" ") };
  } catch {
    return null;
  }
}

/** A process's parent, where that can be told. */
export const parentOf = (pid: number | string): number | undefined => {
  const stat = statOf(pid);
  return stat ? Number(stat.fields[1]) : undefined;
};
