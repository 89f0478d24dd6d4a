import type { Runtime } from "../stage/runtime.ts";
import type { Request } from "./cases.ts";

/** The cost of one call before its answer, as the service counts it outside production. */
export interface Counts {
  readonly objects: number;
  readonly trips: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  /** Whether the gate admitted and counted it. */
  readonly admitted: boolean;
}

const NAMES = { objects: "objects", trips: "d1", rowsRead: "rows", rowsWritten: "written" } as const;

/** Makes a call once in a runtime that reports costs; an earlier call fills the gate's cache and is not counted. */
export const countCall = async (runtime: Runtime, next: () => Request): Promise<Counts> => {
  let timing = "";
  let admitted = false;
  for (let time = 0; time < 2; time += 1) {
    const { to, method, path, headers, body, status } = next();
    const response = await fetch(new URL(path, runtime.urls[to]), { method, headers, body: body ?? null });
    const text = await response.text();
    if (![status].flat().includes(response.status)) throw new Error(`${method} ${path}: ${text}`);
    timing = response.headers.get("Server-Timing") ?? "";
    admitted = response.ok;
  }
  const countOf = (name: string): number =>
    Number(new RegExp(`${name};desc="(\\d+)"`).exec(timing)?.[1] ?? 0);
  return {
    objects: countOf(NAMES.objects),
    trips: countOf(NAMES.trips),
    rowsRead: countOf(NAMES.rowsRead),
    rowsWritten: countOf(NAMES.rowsWritten),
    admitted,
  };
};
