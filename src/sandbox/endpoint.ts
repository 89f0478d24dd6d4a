import type * as z from "zod";
import { refusePermission } from "../contract/admission.ts";
import type { Call } from "../contract/call.ts";
import type { ActedWrite, DryRunQuery, Endpoint, PlannedWrite, WriteCall } from "../contract/endpoint.ts";
import { type Nothing, type RouteDeclaration, withRoute } from "../contract/route.ts";
import { runAction, runPlanned } from "../contract/run-write.ts";
import { isEmpty } from "../db/commit.ts";
import type { BasedPlan, WritePlan } from "../db/plan.ts";
import { auditRow } from "../domain/audit/audit-row.ts";
import type { Services } from "../services.ts";
import type { AuditAction } from "../vocabulary/audit-actions.ts";
import type { Permission } from "../vocabulary/permissions.ts";

/** A write of the API that has the ports of the platform side, for the account of its key. */
interface SandboxCall extends WriteCall {
  readonly services: Services;
}

interface Audited {
  readonly action: AuditAction;
  readonly fields: readonly string[];
}

type Own<P extends z.ZodObject, Q extends DryRunQuery, B extends z.ZodType, A extends z.ZodType, D> = Omit<
  PlannedWrite<P, Q, B, A, D, null>,
  FixedMember | "plan"
> & {
  readonly audit: Audited;
  plan(
    call: SandboxCall,
    input: { params: z.output<P>; query: z.output<Q>; body: z.output<B> },
  ): Promise<WritePlan<D, null>>;
};

/** @throws Refusal access_denied */
export const assertGranted = ({ principal }: WriteCall, permission: Permission): void => {
  if (!principal.key.scopes.includes(permission)) throw refusePermission(permission);
};

const withAuditRow = (
  { key, clock, accountId }: WriteCall,
  plan: WritePlan<unknown, unknown>,
  audit: Audited,
): BasedPlan<unknown, unknown> => {
  const row = () => auditRow({ actor: key.id, clock }, { ...audit, accountId, subject: plan.subject });
  const statements = isEmpty(plan) ? [] : [...plan.statements, row()];
  // The answer shows only ids: no purge has to find it.
  return { ...plan, statements, subject: null, basis: [] };
};

const FIXED = { kind: "write", tool: null, idempotent: true, differsByKey: () => true } as const;
type FixedMember = "kind" | "route" | "run" | "tool" | "idempotent" | "differsByKey";

/** A write of `/sandbox`: made once under its key, as in the API, and audited, as on the platform side. */
export const sandboxEndpoint = <
  A extends z.ZodType,
  Q extends DryRunQuery,
  D,
  P extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>({
  audit,
  plan,
  ...declaration
}: RouteDeclaration<P, Q, B, A> & { readonly query: Q } & Own<P, Q, B, A, D>): Endpoint => {
  const run = (endpoint: PlannedWrite, { services, ...call }: Call) => {
    const decide: PlannedWrite["plan"] = async (ctx, input) =>
      withAuditRow(ctx, await plan({ ...ctx, services }, input as never), audit);
    return runPlanned({ ...endpoint, plan: decide }, { ...call, services });
  };
  return { ...withRoute(declaration), ...FIXED, run } as unknown as Endpoint;
};

type SandboxAction<Q extends DryRunQuery, A extends z.ZodType> = ActedWrite<Nothing, Q, z.ZodUndefined, A>;

/** A write of `/sandbox` that takes more than one transaction: its verb finds what earlier calls have done. */
export const sandboxAction = <A extends z.ZodType, Q extends DryRunQuery>({
  act,
  ...declaration
}: RouteDeclaration<Nothing, Q, z.ZodUndefined, A> & { readonly query: Q } & Omit<
    SandboxAction<Q, A>,
    FixedMember | "act"
  > & {
    act(call: SandboxCall): ReturnType<SandboxAction<Q, A>["act"]>;
  }): Endpoint => {
  const run = (endpoint: ActedWrite, { services, ...call }: Call) =>
    runAction({ ...endpoint, act: (ctx) => act({ ...ctx, services }) as never }, { ...call, services });
  return { ...withRoute(declaration), ...FIXED, run } as unknown as Endpoint;
};
