import type { OutboundPorts } from "../outbound/guarded-fetch.ts";

export interface AlarmPorts {
  readonly store: Pick<R2Bucket, "get" | "put">;
  readonly outbound: OutboundPorts;
  readonly email?: SendEmail | undefined;
  /** The account whose points are read, and a token that reads only them. */
  readonly account: string;
  readonly token: string;
  /** The suffix of the environment's dataset names. */
  readonly suffix: string;
  /** Signs webhooks and links: `whsec_` and base64. */
  readonly secret: string;
  readonly mailFrom?: string | undefined;
  readonly mailTo?: string | undefined;
  readonly hook?: string | undefined;
  /** The addresses of the runbook's pages and of this Worker. */
  readonly runbook: string;
  readonly ownUrl: string;
}
