import { EdgeApi } from "../../src/edge/edge-api.ts";
import router from "../../src/edge/router.ts";
import service, {
  DashboardApi,
  MatchBoard as ServiceBoard,
  CallLog as ServiceCalls,
  AccountGate as ServiceGate,
  EventLog as ServiceLog,
} from "../../src/local.ts";
import { PASSING_MS, WAITS, type Waits } from "../latency/waits.ts";
import { delay, delayedEnv, delays } from "./delays.ts";

export { DashboardApi, EdgeApi };

// The service behind its edge router, with the trips between the platform's places as long as they really are. Objects
// are beside the databases.

export class AccountGate extends ServiceGate {
  constructor(state: DurableObjectState, env: Env) {
    super(state, delayedEnv(env, WAITS));
  }
}

export class EventLog extends ServiceLog {
  constructor(state: DurableObjectState, env: Env) {
    super(state, delayedEnv(env, WAITS));
  }
}

export class CallLog extends ServiceCalls {
  constructor(state: DurableObjectState, env: Env) {
    super(state, delayedEnv(env, WAITS));
  }
}

export class MatchBoard extends ServiceBoard {
  constructor(state: DurableObjectState, env: Env) {
    super(state, delayedEnv(env, WAITS));
  }
}

/** Whether messages are processed at all. */
let reads = true;

/** A photo that the city does not have yet comes from the bucket. */
const FROM_CITY: Waits = { ...WAITS, object: WAITS.placement, d1: WAITS.placement };

const MESSAGES = "/bench/messages/";
const BACK_OFFICE = "/backoffice/";

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(MESSAGES)) {
      reads = pathname !== `${MESSAGES}unread`;
      return Response.json(null);
    }
    if (pathname.startsWith("/bench/waiting/")) {
      delays.isOn = pathname.endsWith("on");
      return Response.json(null);
    }
    // Jobs are timed alone.
    if (pathname.startsWith(BACK_OFFICE)) return service.fetch(request, delayedEnv(env, WAITS), context);
    await delay(WAITS.edge);
    const edgeApi = new EdgeApi(context, delayedEnv(env, FROM_CITY));
    const placed = async (passed: Request) => {
      await delay(WAITS.placement);
      return service.fetch(passed as typeof request, delayedEnv(env, WAITS), context);
    };
    return router.fetch(request, { PLACED_API: { fetch: placed as Fetcher["fetch"] }, EDGE_API: edgeApi });
  },
  async queue(batch, env, context) {
    if (!reads) return batch.ackAll();
    const passedOn = async (...request: ConstructorParameters<typeof Request>) => {
      await delay(PASSING_MS);
      return service.fetch(new Request(...request) as never, delayedEnv(env, WAITS), context);
    };
    const far = { ...delayedEnv(env, WAITS), SELF: { fetch: passedOn } } as unknown as Env;
    await service.queue(batch, far, context);
  },
  scheduled: service.scheduled,
} satisfies ExportedHandler<Env>;
