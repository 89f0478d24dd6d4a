import { ERRORS } from "../../errors/catalog.ts";
import type { CONFIRMATION_ERRORS } from "../../errors/confirmation-errors.ts";
import { type Clock, isoTime } from "../../lib/clock.ts";
import type { Secrets } from "../../lib/digest.ts";
import { type Language, ptEn, type Sentence } from "../../lib/language.ts";
import type { Reply, WriteMode } from "../call-endpoint.ts";
import { answerTo, askToSave, type FormReply, formMessage, type PreviewBody, withoutId } from "./form.ts";
import {
  type Confirmation,
  type ConfirmationScope,
  mintConfirmation,
  openConfirmation,
  type Way,
} from "./token.ts";

type RefusalCode = keyof typeof CONFIRMATION_ERRORS;

/** A call of a write tool. */
export interface WriteToolCall {
  readonly tool: { readonly name: string; readonly title: string };
  /** As the agent gave them, without `confirmation`. */
  readonly args: Readonly<Record<string, unknown>>;
  /** Names of the fields that are written, for the audit row. */
  readonly fields: readonly string[];
  /** The `confirmation` argument, of whatever type. */
  readonly confirmation: unknown;
  /** `requestState` and `inputResponses` of the request. */
  readonly reply: FormReply;
  readonly way: Way | null;
  /** As read from the key itself (`identify`). */
  readonly caller: { readonly accountId: string; readonly keyId: string };
  readonly language: Language;
}

interface WritePorts {
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** Calls the endpoint with the tool's arguments, to preview its write or to make the confirmed one. */
  send(mode: WriteMode): Promise<Reply>;
  /** Addresses that the service requests when the write is made, from the body of its dry run. */
  fetches(body: unknown): readonly string[];
  /** The body of a dry run, as a result shows it. */
  present(body: unknown, fetches: readonly string[]): unknown;
}

/** The answer to a call of a write tool. */
export type WriteToolOutcome =
  /** Not the endpoint's; a refusal (`isError`) is `{code, message, next}`, plus `did` for a used confirmation. */
  | { readonly kind: "result"; readonly isError: boolean; readonly result: Readonly<Record<string, unknown>> }
  /** To be asked as `input_required`. */
  | {
      readonly kind: "ask";
      readonly inputRequests: ReturnType<typeof askToSave>;
      readonly requestState: string;
    }
  /** The write's own answer: it is saved. */
  | { readonly kind: "saved"; readonly reply: Reply }
  /** The endpoint's own refusal, of a preview or of a write: nothing is saved. */
  | { readonly kind: "refused"; readonly reply: Reply };

const NEXT = {
  confirm: ptEn(
    "Nada foi gravado. Mostre a prévia à pessoa. Só se ela aprovar, chame de novo com os mesmos argumentos e esta confirmation.",
    "Nothing was saved. Show the person the preview. Only if they approve, call again with the same arguments and this confirmation.",
  ),
  left: ptEn(
    "A pessoa não confirmou: nada foi gravado. Não chame de novo sem que ela peça.",
    "The person did not confirm: nothing was saved. Do not call again unless they ask for it.",
  ),
} as const satisfies Record<string, Sentence>;

const refuse = (code: RefusalCode, language: Language, also: object = {}): WriteToolOutcome => {
  const { title, remedy } = ERRORS[code];
  const result = { code, message: title[language], next: remedy[language], ...also };
  return { kind: "result", isError: true, result };
};

const scopeOf = ({ caller, tool, args }: WriteToolCall, way: Way): ConfirmationScope => ({
  accountId: caller.accountId,
  keyId: caller.keyId,
  tool: tool.name,
  way,
  args,
});

const preview = async (call: WriteToolCall, way: Way, ports: WritePorts): Promise<WriteToolOutcome> => {
  const { language, tool, args } = call;
  const reply = await ports.send({ step: "preview" });
  if (!reply.ok) return { kind: "refused", reply };
  if (reply.basis === null) throw new Error("a preview rests on nothing");
  const { digest, isNew } = reply.basis;
  const body: PreviewBody = isNew ? withoutId(reply.body) : reply.body;
  const fetches = ports.fetches(body);
  const { secrets, clock } = ports;
  const { text, expiresAt } = await mintConfirmation(secrets[0], scopeOf(call, way), digest, clock.now());
  if (way === "form") {
    const message = formMessage({ title: tool.title, args, language, fetches }, body);
    return { kind: "ask", inputRequests: askToSave(message, language), requestState: text };
  }
  const shown = { preview: ports.present(body, fetches), confirmation: text, expiresAt: isoTime(expiresAt) };
  return { kind: "result", isError: false, result: { saved: false, ...shown, next: NEXT.confirm[language] } };
};

/** A header cannot hold it, so no caller of the API can send it. */
const onceKey = ({ nonce }: Confirmation): string => `\u0001mcp:${nonce}`;

const save = async (
  { tool, fields, language }: WriteToolCall,
  way: Way,
  confirmed: Confirmation,
  ports: WritePorts,
): Promise<WriteToolOutcome> => {
  const { fingerprint, basis } = confirmed;
  const action = `mcp.${way}.${tool.name}` as const;
  const key = onceKey(confirmed);
  const reply = await ports.send({ step: "confirmed", key, fingerprint, basis, action, fields });
  if (reply.ok)
    return reply.isReplayed
      ? refuse("confirmation_used", language, { did: reply.body })
      : { kind: "saved", reply };
  const { code } = reply.body;
  return code === "confirmation_stale" ? refuse(code, language) : { kind: "refused", reply };
};

/** The request's confirmation. Each way has a place of its own, and accepts nothing from the other way's place. */
const presentedConfirmations = ({ confirmation, reply }: WriteToolCall, way: Way) => {
  const places = { form: reply.requestState ?? undefined, call: confirmation ?? undefined };
  return { own: places[way], foreign: places[way === "form" ? "call" : "form"] };
};

/**
 * A call of a write tool: nothing is saved that a person has not confirmed (rules 30.7 to 30.10). Without a
 * confirmation the write is previewed, and a confirmation of exactly that write is issued; with one it is made, once.
 * A wrong confirmation is refused before anything else is called.
 *
 * The tools' entry point builds `call` from the request and `ports` around the endpoint, returns `result` and `ask`
 * unchanged, and renders `saved` and `refused` like any answer of an endpoint.
 */
export const confirmedWrite = async (call: WriteToolCall, ports: WritePorts): Promise<WriteToolOutcome> => {
  const { way, language } = call;
  if (way === null) return refuse("confirmation_form_required", language);
  const { own, foreign } = presentedConfirmations(call, way);
  if (foreign !== undefined) return refuse("confirmation_mismatch", language);
  if (own === undefined) return preview(call, way, ports);
  const answer = way === "form" ? answerTo(call.reply) : "save";
  if (answer === "none") return preview(call, way, ports);
  if (answer === "leave")
    return { kind: "result", isError: false, result: { saved: false, next: NEXT.left[language] } };
  if (typeof own !== "string") return refuse("confirmation_malformed", language);
  const confirmed = await openConfirmation(ports.secrets, scopeOf(call, way), own, ports.clock.now());
  return typeof confirmed === "string" ? refuse(confirmed, language) : save(call, way, confirmed, ports);
};
