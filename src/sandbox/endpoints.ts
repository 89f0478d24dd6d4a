import type { Endpoint } from "../contract/endpoint.ts";
import { advanceSandboxClock } from "./clock.ts";
import { removeSandboxFeed, setSandboxFeed } from "./feed.ts";
import { moveAsSandboxPartner, requestSandboxPartnership } from "./partner.ts";
import { resetSandbox } from "./reset.ts";
import { simulateSandboxEvent } from "./simulate.ts";

/** What a sandbox's key may do besides `/v1`, in the order of its document. */
export const SANDBOX_ENDPOINTS: readonly Endpoint[] = [
  simulateSandboxEvent,
  advanceSandboxClock,
  setSandboxFeed,
  removeSandboxFeed,
  requestSandboxPartnership,
  moveAsSandboxPartner,
  resetSandbox,
];
