import type { BackofficeCall } from "../../backoffice/endpoint.ts";
import type { WriteContext } from "../../call-context.ts";
import type { Account } from "../../domain/accounts/account.ts";
import { readOwnClients } from "../../domain/partnerships/own-clients.ts";
import type { Partnership } from "../../domain/partnerships/partnership.ts";
import { type PresentedPartnership, presentPartnership } from "../../domain/partnerships/present.ts";

/** Partnerships as the dashboard of one of their accounts sees them: it names the account's own clients. */
export const presentAllOwn = async (
  call: BackofficeCall,
  { shard }: Account,
  ctx: WriteContext,
  partnerships: readonly Partnership[],
): Promise<PresentedPartnership[]> => {
  const clients = await readOwnClients({ ...ctx, db: call.shard(shard) }, partnerships);
  return partnerships.map((partnership) =>
    presentPartnership(partnership, { ...ctx, clients, showsNames: true }),
  );
};

export const presentOwn = async (
  call: BackofficeCall,
  account: Account,
  ctx: WriteContext,
  partnership: Partnership,
): Promise<PresentedPartnership> => (await presentAllOwn(call, account, ctx, [partnership]))[0]!;
