import { MINUTE_MS } from "../../../../src/lib/clock.ts";
import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import { withRetry } from "../../api/with-retry.ts";
import { addressOf, type PanelContext } from "../../context.ts";
import { CODE_MS } from "./auth.ts";
import { mailboxLink } from "./mailbox.ts";

const SUBJECT: Sentence = ptEn("Seu código para entrar", "Your sign-in code");

const MINUTES = CODE_MS / MINUTE_MS;

interface CodeMail {
  readonly otp: string;
  readonly host: string;
  readonly address: string;
  /** Where the mail's reader can ask for more codes; null where no stranger can ask for any. */
  readonly link: string | null;
}

const linkSection = (link: string | null, sentence: string): string =>
  link === null ? "" : `\n\n${sentence}\n${link}`;

const bodyOf = ({ otp, host, address, link }: CodeMail): Sentence =>
  ptEn(
    `${otp}

É o código para entrar em ${host}. Vale por ${MINUTES} minutos, uma vez, no navegador que o pediu (endereço ${address}).
Nunca pedimos este código por telefone ou mensagem. Se não foi você, ignore este e-mail.${linkSection(link, "Se o painel disser que já foram pedidos códigos demais, peça o seu por aqui, até amanhã:")}`,
    `${otp}

This is the code to sign in at ${host}. It works for ${MINUTES} minutes, once, in the browser that asked for it (address ${address}).
We never ask for this code by phone or message. If it was not you, ignore this e-mail.${linkSection(link, "If the dashboard says that too many codes were requested, request yours here until tomorrow:")}`,
  );

/** Sends a mail of the dashboard itself; locally it goes to the machine's own inbox. */
export const deliver = async (
  c: PanelContext,
  { to, subject, text }: { readonly to: string; readonly subject: string; readonly text: string },
): Promise<void> => {
  const { isLocal, mailFrom } = c.get("settings");
  if (isLocal) {
    const statement = "INSERT INTO local_mails (at, recipient, subject, body) VALUES (?, ?, ?, ?)";
    await c.env.PANEL_DB.prepare(statement).bind(c.get("clock").now(), to, subject, text).run();
    return;
  }
  await c.env.EMAIL.send({ from: mailFrom, to, subject, text });
};

interface Code {
  readonly email: string;
  readonly otp: string;
}

export const sendCodeTo = async (
  c: PanelContext,
  host: string,
  { email, otp }: Code,
  link: string | null = null,
): Promise<void> => {
  const language = c.get("language");
  const text = bodyOf({ otp, host, address: addressOf(c) ?? "?", link })[language];
  await deliver(c, { to: email, subject: SUBJECT[language], text });
};

/** Sends the code after the answer, and only to members: neither the answer nor its time reveals who is one. */
export const sendCode = async (c: PanelContext, code: Code): Promise<void> => {
  const send = async (): Promise<void> => {
    const memberships = await withRetry(c, (api) => api.membershipsOf(code.email));
    if (memberships.length === 0) return;
    await sendCodeTo(c, new URL(c.get("settings").url).host, code, await mailboxLink(c, code.email));
  };
  c.executionCtx.waitUntil(send());
};

interface LocalMail {
  readonly at: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export const localMails = async ({ env }: PanelContext): Promise<LocalMail[]> => {
  const statement =
    "SELECT at, recipient, subject, body FROM local_mails ORDER BY at DESC, rowid DESC LIMIT ?";
  return (await env.PANEL_DB.prepare(statement).bind(50).all<LocalMail>()).results;
};
