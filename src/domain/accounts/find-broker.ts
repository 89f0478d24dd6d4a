import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import type { OperatorContext } from "../operator.ts";
import { type Account, loadAccount } from "./account.ts";

const refuseStranger = (): Refusal =>
  new Refusal("access_denied", {
    detail: ptEn(
      "Seu e-mail não está na equipe desta conta ou está inativo. Peça ao titular ou a um gerente que adicione você.",
      "Your e-mail is not on this account's team or is inactive. Ask an owner or a manager to add you.",
    ),
  });

type Directory = Pick<OperatorContext, "directory" | "meter" | "shard">;

/** The team member behind a dashboard BROKER: the active one with the same e-mail address. */
export const brokerAt = async (
  { shard, meter }: Pick<Directory, "shard" | "meter">,
  { id, shard: name }: Pick<Account, "id" | "shard">,
  email: string,
): Promise<string | null> => {
  const [rows] = await run(
    shard(name),
    [sql("SELECT id FROM team_members WHERE account_id = ? AND email = ? AND active = 1", id, email)],
    meter,
  );
  return (rows?.[0]?.id as string | undefined) ?? null;
};

/** @throws Refusal access_denied if there is none */
export const findBroker = async (ctx: Directory, accountId: string, email: string): Promise<string> => {
  const id = await brokerAt(ctx, await loadAccount(ctx, accountId), email);
  if (id === null) throw refuseStranger();
  return id;
};
