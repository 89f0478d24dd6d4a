import { Hono } from "hono";
import { confirmingOf } from "../contract/confirming.ts";
import type { AppContext, AppEnv } from "../contract/context.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { serveEndpoint } from "../contract/mount.ts";
import { respondProblem } from "../middleware/problem-response.ts";
import type { EndpointInput } from "./tools/arguments.ts";

/** A call of an endpoint within the call that came in. */
interface EndpointCall {
  readonly outer: AppContext;
  readonly endpoint: Endpoint;
  readonly input: EndpointInput;
}

/** Beside the requests and not in them: nothing that a caller sends can say which endpoint is meant. */
const calls = new WeakMap<Request, EndpointCall>();

const segment = (value: unknown): string => encodeURIComponent(typeof value === "string" ? value : "");

/** For cursors, which are good for one path; it is never parsed as one, so that `..` stays data. */
const pathOf = ({ endpoint, input }: EndpointCall): string =>
  `/v1${endpoint.route.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(input.params[name]))}`;

/** An application with one route: whatever the path, the endpoint that was meant answers. */
const inner = new Hono<AppEnv>({ getPath: (request) => pathOf(calls.get(request)!) });

/** What could be a write that nobody was shown is no call of a tool; an action cannot be previewed at all. */
const assertConfirming = (request: Request, endpoint: Endpoint): void => {
  if (endpoint.kind === "read" || ("plan" in endpoint && confirmingOf(request))) return;
  throw new Error(`${endpoint.route.operationId} is served without its confirmation`);
};

inner.all("*", async (c) => {
  const { outer, endpoint, input } = calls.get(c.req.raw)!;
  for (const name of ["requestId", "language", "meter", "services", "caller"] as const)
    c.set(name, outer.get(name));
  c.set("limits", null);
  c.set("given", { params: input.params, faults: input.faults });
  assertConfirming(c.req.raw, endpoint);
  try {
    return await serveEndpoint(c, endpoint);
  } finally {
    outer.set("limits", c.get("limits"));
  }
});
inner.onError(respondProblem);

/** From where the caller's own request has come. */
const ADDRESS = "CF-Connecting-IP";

const headersOf = ({ outer, input }: EndpointCall): Headers => {
  const headers = new Headers();
  const address = outer.req.header(ADDRESS);
  if (address !== undefined) headers.set(ADDRESS, address);
  if (input.body !== null) headers.set("Content-Type", "application/json");
  return headers;
};

/** The request of a call, for `callEndpoint`; what is to travel beside it may be tied to it. */
export const requestFor = (call: EndpointCall): Request => {
  const { endpoint, input, outer } = call;
  const url = new URL(`/v1${endpoint.route.path}`, outer.req.url);
  url.search = new URLSearchParams(input.query).toString();
  const request = new Request(url, {
    method: endpoint.route.method.toUpperCase(),
    headers: headersOf(call),
    ...(input.body !== null && { body: JSON.stringify(input.body) }),
  });
  calls.set(request, call);
  return request;
};

/** Has the endpoint itself answer, with the caller's own key and by all the rules of the API. */
export const callEndpoint = async (c: AppContext, request: Request): Promise<Response> =>
  inner.fetch(request, c.env, c.executionCtx);
