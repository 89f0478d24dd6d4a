/** The platform's `tracing` of `cloudflare:workers`. */
interface Tracing {
  getActiveSpan():
    | { readonly isTraced: boolean; setAttribute(name: string, value: string | number): unknown }
    | undefined;
}

let platform: Tracing | undefined;

/** Called by the Worker's entry: Node, which makes the documents, has no tracing. */
export const traceBy = (tracing: Tracing | undefined): void => {
  platform = tracing;
};

/** Adds attributes to the trace of this invocation, if there is one. */
export const annotateTrace = (
  attributes: () => Iterable<readonly [name: string, value: string | number]>,
): void => {
  const span = platform?.getActiveSpan();
  if (!span?.isTraced) return;
  for (const [name, value] of attributes()) span.setAttribute(name, value);
};
