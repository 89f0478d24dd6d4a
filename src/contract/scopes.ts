import type { Database } from "../db/statement.ts";
import type { ReadScope, WriteScope } from "../domain/scope.ts";
import type { Services } from "../services.ts";
import type { Admitted } from "./admission.ts";
import type { Claimed } from "./claims.ts";
import type { AppContext } from "./context.ts";
import type { ActionCall } from "./endpoint.ts";

/** The account's shard for a read; behind replicas, at the account's last write, so that it reads its own writes. */
export const openForRead = (
  services: Services,
  { principal, bookmark }: Admitted,
): D1Database | D1DatabaseSession => {
  const shard = services.shard(principal.account.shard);
  return services.settings.readReplicas ? shard.withSession(bookmark ?? "first-unconstrained") : shard;
};

export const readScope = (c: AppContext, accountId: string, db: Database): ReadScope => {
  const services = c.get("services");
  const meter = c.get("meter");
  const language = c.get("language");
  const { publicUrl, ownHosts, allowPrivateTargets } = services.settings;
  return {
    accountId,
    db,
    meter,
    language,
    clock: services.clock,
    links: { publicUrl, ownHosts, allowPrivateTargets },
  };
};

export const writeScope = (c: AppContext, admitted: Admitted, db: Database, dryRun: boolean): WriteScope => ({
  ...readScope(c, admitted.principal.account.id, db),
  source: "API",
  dryRun,
  propertyLimit: admitted.principal.propertyLimit,
});

export const actionCall = (
  c: AppContext,
  admitted: Admitted,
  claimed: Claimed | null,
  dryRun: boolean,
): ActionCall => {
  const services = c.get("services");
  const { principal } = admitted;
  return {
    ...writeScope(c, admitted, services.shard(principal.account.shard), dryRun),
    principal,
    directory: services.directory,
    outbound: services.outbound,
    once: claimed && { key: claimed.key, fingerprint: claimed.fingerprint },
    log: () => services.log(principal.account.id),
  };
};
