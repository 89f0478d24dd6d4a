import type { Fault } from "../errors/faults.ts";
import { JSON_LIMITS, type JsonFault } from "../lib/json.ts";

/** Replaces a list item that JSON.parse reads and the service refuses; carries its faults. */
export class MalformedPart {
  readonly value: unknown;
  readonly faults: readonly Fault[];

  constructor(value: unknown, faults: readonly Fault[]) {
    this.value = value;
    this.faults = faults;
  }
}

/** Fewer than the scan lists, so that none is missed: it ends at a number of faults, or of characters of pointers. */
const MAX_FAULTS = JSON_LIMITS.maxFaults - 1;
const MAX_POINTER_CHARS = 16_384;

const isComplete = (faults: readonly JsonFault[]): boolean =>
  faults.length <= MAX_FAULTS &&
  faults.reduce((chars, { pointer }) => chars + pointer.length, 0) <= MAX_POINTER_CHARS;

interface PartFault {
  readonly at: number;
  readonly fault: JsonFault;
}

/** The fault as seen from its item; undefined when it is not inside one. */
const inPart = ({ code, pointer }: JsonFault, list: string): PartFault | undefined => {
  const [, name, at, ...rest] = pointer.split("/");
  if (name !== list || at === undefined || !/^\d+$/.test(at)) return undefined;
  return { at: Number(at), fault: { code, pointer: rest.map((token) => `/${token}`).join("") } };
};

/**
 * A body in which only items of one list are malformed, each replaced by a marker.
 * @returns undefined if anything else is malformed too, or if there may be more faults than were listed
 */
export const toleratingParts = (
  { fault: faults, value }: { readonly fault: readonly JsonFault[]; readonly value?: unknown },
  list: string,
  describe: (fault: JsonFault) => Fault,
): Record<string, unknown> | undefined => {
  const located = faults.map((fault) => inPart(fault, list)).filter((part) => part !== undefined);
  if (value === undefined || located.length < faults.length || !isComplete(faults)) return undefined;
  const body = value as Record<string, unknown>;
  const items = body[list];
  if (!Array.isArray(items)) return undefined;
  const byItem = Map.groupBy(located, ({ at }) => at);
  const parts = items.map((item: unknown, at) => {
    const own = byItem.get(at);
    return own
      ? new MalformedPart(
          item,
          own.map(({ fault }) => describe(fault)),
        )
      : item;
  });
  return { ...body, [list]: parts };
};
