import type { Wait } from "../../../src/lib/clock.ts";
import { failureOf, logger } from "../../../src/lib/logger.ts";
import { systemWait } from "../../../src/lib/wait.ts";
import type { DashboardApiPort } from "../../../src/ports/panel.ts";
import type { PanelContext } from "../context.ts";

/** Together long enough for a new version of the API to take over, or its runtime to restart. */
const PAUSES_MS = [250, 750, 1_500];

/** Only a lost connection throws here; the API's own errors come back as answers. */
const isAway = (error: unknown): boolean =>
  error instanceof Error && /\b(connection|disconnected)\b/i.test(error.message);

/** Makes a call that writes nothing, and repeats it while the API is away. */
export const retrying = async <A>(
  ask: () => Promise<A>,
  { wait, requestId }: { readonly wait: Wait; readonly requestId: string },
): Promise<A> => {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) throw error;
      logger.warn("API away", { requestId, pause, failure: failureOf(error) });
      await wait(pause);
    }
  }
  return ask();
};

export const withRetry = <A>(c: PanelContext, ask: (api: DashboardApiPort) => Promise<A>): Promise<A> =>
  retrying(() => ask(c.env.DASHBOARD_API), { wait: systemWait, requestId: c.get("requestId") });
