/** A CPU profile from the inspector: a tree of calls, and the running node at each sample. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

export interface CallFrame {
  readonly functionName: string;
  /** From 0. */
  readonly lineNumber: number;
  readonly url: string;
}

/** A function's time, in microseconds. */
export interface FunctionTime {
  readonly frame: CallFrame;
  /** In its own code, and in the runtime's work for it without a frame. */
  self: number;
  /** Including its callees. */
  total: number;
}

/** V8's names for times without running JavaScript. */
const NO_SCRIPT: ReadonlySet<string> = new Set(["(root)", "(idle)", "(program)"]);

const keyOf = ({ functionName, url, lineNumber }: CallFrame): string =>
  `${functionName} ${url}:${lineNumber}`;

const selfTimes = ({ samples, timeDeltas }: CpuProfile): Map<number, number> => {
  const times = new Map<number, number>();
  for (const [at, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  return times;
};

/** Adds up the time of every function; recursion counts once. */
export const timesByFunction = (profile: CpuProfile): FunctionTime[] => {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const times = selfTimes(profile);
  const spent = new Map<string, FunctionTime>();
  const visit = (node: ProfileNode, above: ReadonlySet<string>): number => {
    const key = keyOf(node.callFrame);
    const below = new Set([...above, key]);
    const self = times.get(node.id) ?? 0;
    const children = (node.children ?? []).map((id) => visit(nodes.get(id)!, below));
    const total = children.reduce((sum, time) => sum + time, self);
    const known = spent.get(key) ?? { frame: node.callFrame, self: 0, total: 0 };
    known.self += self;
    if (!above.has(key)) known.total += total;
    spent.set(key, known);
    return total;
  };
  const root = profile.nodes[0];
  if (root) visit(root, new Set());
  return [...spent.values()].filter(({ frame }) => !NO_SCRIPT.has(frame.functionName));
};
