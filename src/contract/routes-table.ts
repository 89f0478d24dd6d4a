import type { Endpoint } from "./endpoint.ts";

export type Route = Pick<Endpoint, "method" | "path">;

/** The routes that share the beginning of a path, by what may come next. */
interface Node<R> {
  readonly named: Map<string, Node<R>>;
  /** Where any text may stand, but not none. */
  param: Node<R> | null;
  /** The routes whose path ends here, by method in capitals. */
  readonly ends: Map<string, R>;
}

const newNode = <R>(): Node<R> => ({ named: new Map(), param: null, ends: new Map() });

const childFor = <R>(node: Node<R>, segment: string): Node<R> => {
  if (segment.startsWith("{")) {
    node.param ??= newNode();
    return node.param;
  }
  const child = node.named.get(segment) ?? newNode<R>();
  node.named.set(segment, child);
  return child;
};

/** The place a path leads to. A name goes before a parameter: what is called `batch` is never taken for an id. */
const placeOf = <R>(node: Node<R>, segments: readonly string[], depth = 0): Node<R> | undefined => {
  const segment = segments[depth];
  if (segment === undefined) return node.ends.size > 0 ? node : undefined;
  const named = node.named.get(segment);
  const place = named && placeOf(named, segments, depth + 1);
  if (place || node.param === null || segment === "") return place;
  return placeOf(node.param, segments, depth + 1);
};

/** Finds a declared route in the time its path takes to read, however many there are. */
export class RoutesTable<R extends Route> {
  readonly #root = newNode<R>();

  constructor(routes: readonly R[]) {
    for (const route of routes) {
      const place = route.path.split("/").reduce(childFor<R>, this.#root);
      place.ends.set(route.method.toUpperCase(), route);
    }
  }

  /** @param path as it was sent: an escape names nothing but a parameter */
  find(method: string, path: string): R | undefined {
    return placeOf(this.#root, path.split("/"))?.ends.get(method === "HEAD" ? "GET" : method);
  }

  /** The methods a path answers, for 405 and OPTIONS; empty where no route has the path. */
  methods(path: string): string[] {
    const methods = new Set(placeOf(this.#root, path.split("/"))?.ends.keys());
    if (methods.size === 0) return [];
    if (methods.has("GET")) methods.add("HEAD");
    return [...methods, "OPTIONS"].sort();
  }
}
