import { WorkerEntrypoint } from "cloudflare:workers";
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
} from "../ports/panel.ts";
import { servicesOf } from "../services.ts";
import type { DashboardScope } from "./asked.ts";
import { beginOAuthConnection, connectionStands, endOAuthConnection } from "./connections.ts";
import { callAsMember, membershipsByEmail, readAsMember } from "./member-calls.ts";
import { callAsOperator } from "./operator-calls.ts";

/** Bound to by the dashboard's Worker alone; no address leads here. */
export class DashboardApi extends WorkerEntrypoint<Env> implements DashboardApiPort {
  readonly #scope: DashboardScope = {
    services: (meter) => servicesOf(this.env, meter),
    waitUntil: (work) => this.ctx.waitUntil(work),
  };

  call(asked: PanelCall): Promise<PanelAnswer> {
    return callAsMember(this.#scope, asked);
  }

  read(asked: PanelReads): Promise<readonly PanelAnswer[]> {
    return readAsMember(this.#scope, asked);
  }

  callAsOperator(asked: OperatorCall): Promise<OperatorAnswer> {
    return callAsOperator(this.#scope, asked);
  }

  membershipsOf(email: string): Promise<readonly Membership[]> {
    return membershipsByEmail(this.#scope, email);
  }

  beginConnection(connection: ConnectionAt & { readonly expiresAt: number }): Promise<boolean> {
    return beginOAuthConnection(this.#scope, connection);
  }

  connectionStands(connection: ConnectionAt): Promise<boolean> {
    return connectionStands(this.#scope, connection);
  }

  endConnection(connection: EndedConnection): Promise<void> {
    return endOAuthConnection(this.#scope, connection);
  }
}
