import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { statOf } from "../../scripts/local/process-stat.ts";

/** USER_HZ of every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** A process's processor seconds, in user and system mode together. */
export const cpuSeconds = (pid: number | null): number | null => {
  const stat = pid === null ? null : statOf(pid);
  return stat && (Number(stat.fields[11]) + Number(stat.fields[12])) / TICKS_PER_SECOND;
};

const LOOK_MS = 50;
const MAX_LOOKS = 100;

/** Waits until a process is almost idle, for at most five seconds. */
export const untilIdle = async (pid: number | null): Promise<void> => {
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const before = cpuSeconds(pid);
    if (before === null) return;
    await wait(LOOK_MS);
    if (cpuSeconds(pid)! - before <= 1 / TICKS_PER_SECOND) return;
  }
};

/** Bytes of memory that a process holds. */
export const residentBytes = (pid: number | null): number | null => {
  if (pid === null) return null;
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024;
  } catch {
    return null;
  }
};

/** The runtimes that this process has started; none off Linux. */
export const runtimePids = (): number[] => {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => {
        const stat = statOf(name);
        return stat?.command === "workerd" && stat.fields[1] === String(process.pid);
      })
      .map(Number);
  } catch {
    return [];
  }
};
