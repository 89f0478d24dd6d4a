import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import type { OperatorContext } from "../operator.ts";
import { loadAccount } from "./account.ts";

const refuseStranger = (): Refusal =>
  new Refusal("access_denied", {
    detail: {
      "pt-BR":
        "Seu e-mail não está na equipe desta conta, ou está inativo. Quem é titular ou gerente pode acrescentar você.",
      en: "Your e-mail is not on this account's team, or is inactive. An owner or a manager can add you.",
    },
  });

/**
 * The person of the account's team behind a BROKER of the dashboard: the active one who has the same address.
 * @throws Refusal access_denied if there is none
 */
export const findBroker = async (
  ctx: Pick<OperatorContext, "directory" | "meter" | "shard">,
  accountId: string,
  email: string,
): Promise<string> => {
  const { shard } = await loadAccount(ctx, accountId);
  const [rows] = await run(
    ctx.shard(shard),
    [sql("SELECT id FROM team_members WHERE account_id = ? AND email = ? AND active = 1", accountId, email)],
    ctx.meter,
  );
  const id = rows?.[0]?.id;
  if (typeof id !== "string") throw refuseStranger();
  return id;
};
