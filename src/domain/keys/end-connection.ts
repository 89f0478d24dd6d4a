import type { Statement } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import { mailInsert } from "../notices/mail.ts";
import type { OperatorContext } from "../operator.ts";
import type { Consenting } from "./create-connection.ts";
import type { ApiKey } from "./key.ts";
import { revokeKey } from "./revoke-key.ts";

const notAllowed = (): Refusal =>
  new Refusal("access_denied", {
    detail: ptEn(
      "Só o titular da conta ou quem autorizou a conexão pode encerrá-la.",
      "Only the account's owner or the person who allowed the connection can end it.",
    ),
  });

/** A token was used twice: somebody has a copy of it. */
const reuseMail = ({ accountId, id, name }: ApiKey, now: number): Statement =>
  mailInsert({
    id: `connection-reused-${id}`,
    accountId,
    kind: "CONNECTION_REUSED",
    subject: "Conexão de um assistente encerrada por segurança",
    body: `Uma credencial já substituída da conexão "${name}" foi usada de novo, o que indica que pode ter sido copiada. Por segurança, a conexão foi encerrada. Para continuar, conecte o assistente de novo.`,
    now,
  });

/** @throws Refusal not_found, access_denied for another person's connection */
export const endConnection = (
  ctx: OperatorContext,
  accountId: string,
  keyId: string,
  member: Consenting | null,
): Promise<ApiKey> =>
  revokeKey(ctx, accountId, keyId, {
    kind: "CONNECTION",
    mayRevoke: ({ personId }) => {
      if (member && member.role !== "OWNER" && personId !== ctx.actor) throw notAllowed();
    },
  });

/** Ends a connection for its client, or because a token was used twice. */
export const endByToken = (
  ctx: OperatorContext,
  { accountId, keyId, isReuse }: { accountId: string; keyId: string; isReuse: boolean },
): Promise<ApiKey> =>
  revokeKey(ctx, accountId, keyId, {
    kind: "CONNECTION",
    beside: (key) => (isReuse ? [reuseMail(key, ctx.clock.now())] : []),
  });
