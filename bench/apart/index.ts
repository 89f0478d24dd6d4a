import service, {
  AccountGate as ServiceGate,
  CallLog as ServiceCalls,
  EventLog as ServiceLog,
  MatchBoard as ServiceBoard,
  PanelDoor,
} from "../../src/local.ts";
import front from "../../src/front/index.ts";
import { Nearby } from "../../src/front/nearby.ts";
import { PASSING_MS, WAITS, type Waits } from "../latency/waits.ts";
import { apartness, envApart, trip } from "./waiting.ts";

export { Nearby, PanelDoor };

// The service behind its front, each of whose trips takes as long as between the platform's places. Objects stand beside the databases.

export class AccountGate extends ServiceGate {
  constructor(state: DurableObjectState, env: Env) {
    super(state, envApart(env, WAITS));
  }
}

export class EventLog extends ServiceLog {
  constructor(state: DurableObjectState, env: Env) {
    super(state, envApart(env, WAITS));
  }
}

export class CallLog extends ServiceCalls {
  constructor(state: DurableObjectState, env: Env) {
    super(state, envApart(env, WAITS));
  }
}

export class MatchBoard extends ServiceBoard {
  constructor(state: DurableObjectState, env: Env) {
    super(state, envApart(env, WAITS));
  }
}

/** Whether messages are read at all. */
let reads = true;

/** A photo that the city does not have yet comes from the bucket. */
const FROM_CITY: Waits = { ...WAITS, object: WAITS.placement, d1: WAITS.placement };

const MESSAGES = "/bench/messages/";
const WAITING = "/bench/waiting/";
const BACK_OFFICE = "/backoffice/";

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(MESSAGES)) {
      reads = pathname !== `${MESSAGES}unread`;
      return Response.json(null);
    }
    if (pathname.startsWith(WAITING)) {
      apartness.isOn = pathname.endsWith("on");
      return Response.json(null);
    }
    // Jobs are timed alone.
    if (pathname.startsWith(BACK_OFFICE)) return service.fetch(request, envApart(env, WAITS), context);
    await trip(WAITS.edge);
    const nearby = new Nearby(context, envApart(env, FROM_CITY));
    const placed = async (passed: Request) => {
      await trip(WAITS.placement);
      return service.fetch(passed as typeof request, envApart(env, WAITS), context);
    };
    return front.fetch(request, { CORE: { fetch: placed as Fetcher["fetch"] }, NEARBY: nearby });
  },
  async queue(batch, env, context) {
    if (!reads) return batch.ackAll();
    const passedOn = async (...request: ConstructorParameters<typeof Request>) => {
      await trip(PASSING_MS);
      return service.fetch(new Request(...request) as never, envApart(env, WAITS), context);
    };
    const far = { ...envApart(env, WAITS), SELF: { fetch: passedOn } } as unknown as Env;
    await service.queue(batch, far, context);
  },
  scheduled: service.scheduled,
} satisfies ExportedHandler<Env>;
