import { WorkerEntrypoint } from "cloudflare:workers";
import type {
  ConnectionAt,
  EndedConnection,
  Membership,
  OperatorAnswer,
  OperatorCall,
  PanelAnswer,
  PanelCall,
  PanelDoorPort,
  PanelReads,
} from "../ports/panel.ts";
import { servicesOf } from "../services.ts";
import type { DoorScope } from "./asked.ts";
import { beginAtDoor, connectionStands, endAtDoor } from "./connections.ts";
import { callAtDoor, membershipsAtDoor, readAtDoor } from "./door.ts";
import { callAsOperator } from "./operator-door.ts";

/** Bound to by the dashboard's Worker alone; no address leads here. */
export class PanelDoor extends WorkerEntrypoint<Env> implements PanelDoorPort {
  readonly #scope: DoorScope = {
    services: (meter) => servicesOf(this.env, meter),
    waitUntil: (work) => this.ctx.waitUntil(work),
  };

  call(asked: PanelCall): Promise<PanelAnswer> {
    return callAtDoor(this.#scope, asked);
  }

  read(asked: PanelReads): Promise<readonly PanelAnswer[]> {
    return readAtDoor(this.#scope, asked);
  }

  callAsOperator(asked: OperatorCall): Promise<OperatorAnswer> {
    return callAsOperator(this.#scope, asked);
  }

  membershipsOf(email: string): Promise<readonly Membership[]> {
    return membershipsAtDoor(this.#scope, email);
  }

  beginConnection(connection: ConnectionAt & { readonly expiresAt: number }): Promise<boolean> {
    return beginAtDoor(this.#scope, connection);
  }

  connectionStands(connection: ConnectionAt): Promise<boolean> {
    return connectionStands(this.#scope, connection);
  }

  endConnection(connection: EndedConnection): Promise<void> {
    return endAtDoor(this.#scope, connection);
  }
}
