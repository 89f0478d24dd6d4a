import { WorkerEntrypoint } from "cloudflare:workers";
import type { DashboardScope } from "./panel/call-parts.ts";
import type {
  ConnectionAt,
  DashboardApiPort,
  EndedConnection,
  Membership,
  OperatorAnswer,
  OperatorCall,
  PanelAnswer,
  PanelCall,
  PanelReads,
} from "./ports/panel.ts";
import { servicesOf } from "./services.ts";

const platform = () => import("./parts/platform.ts");

/** Bound only by the dashboard's Worker; it has no public address. The first call loads its code. */
export class DashboardApi extends WorkerEntrypoint<Env> implements DashboardApiPort {
  readonly #scope: DashboardScope = {
    services: (meter) => servicesOf(this.env, meter),
    waitUntil: (work) => this.ctx.waitUntil(work),
  };

  async call(call: PanelCall): Promise<PanelAnswer> {
    return (await platform()).callAsMember(this.#scope, call);
  }

  async read(reads: PanelReads): Promise<readonly PanelAnswer[]> {
    return (await platform()).readAsMember(this.#scope, reads);
  }

  async callAsOperator(call: OperatorCall): Promise<OperatorAnswer> {
    return (await platform()).callAsOperator(this.#scope, call);
  }

  async membershipsOf(email: string): Promise<readonly Membership[]> {
    return (await platform()).membershipsByEmail(this.#scope, email);
  }

  async beginConnection(connection: ConnectionAt & { readonly expiresAt: number }): Promise<boolean> {
    return (await platform()).beginOAuthConnection(this.#scope, connection);
  }

  async connectionStands(connection: ConnectionAt): Promise<boolean> {
    return (await platform()).connectionStands(this.#scope, connection);
  }

  async endConnection(connection: EndedConnection): Promise<void> {
    return (await platform()).endOAuthConnection(this.#scope, connection);
  }
}
