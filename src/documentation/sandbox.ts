import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { SimulatedEvent } from "./backoffice/sandbox.ts";
import { FeedSync } from "./schemas/feed.ts";
import { Partnership } from "./schemas/partnerships.ts";
import { resultOf } from "./schemas/webhooks.ts";
import type { Documentation } from "./text.ts";

const SandboxAdvance = z
  .object({ until: z.iso.datetime(), expired: z.int(), purged: z.int(), more: z.boolean() })
  .meta({ id: "SandboxAdvance" });

const SandboxReset = z
  .object({ state: z.enum(["EMPTYING", "FILLING", "DONE"]) })
  .meta({ id: "SandboxReset" });

const feedAnswer = z
  .object({ data: FeedSync, result: resultOf("SandboxFeedResult", "SET", "REMOVED") })
  .meta({ id: "SandboxFeedChanged" });

const partnershipAnswer = (id: string, ...outcomes: [string, ...string[]]) =>
  z.object({ data: Partnership, result: resultOf(`${id}Result`, ...outcomes) }).meta({ id });

const dryRun = {
  "pt-BR": "A chamada foi uma simulação (`dryRun`): nada foi gravado.",
  en: "Whether the call was a dry run that wrote nothing.",
  example: false,
};

const CALL_RESULT = ptEn("O que a chamada fez, ou faria.", "What the call did, or would do.");

const result = (outcome: string) => ({
  _: CALL_RESULT,
  outcome: { "pt-BR": outcome, en: outcome, example: outcome.slice(0, -1) },
  dryRun,
});

const PARTNERSHIP = {
  _: ptEn("A parceria, e o que a chamada fez.", "The partnership, and what the call did."),
  data: ptEn("A parceria, como esta conta a vê.", "The partnership as this account sees it."),
  result: CALL_RESULT,
};

/** The documentation of `/sandbox`, without the objects that it shares with the two sides. */
export const PLAYGROUND_DOCS = {
  operations: {
    simulateSandboxEvent: {
      answer: z
        .object({ data: SimulatedEvent, result: resultOf("SimulationResult", "CREATED") })
        .meta({ id: "SandboxEventSimulated" }),
      description: ptEn(
        "Cria um evento bem formado de qualquer tipo que a chave lê, registrado e entregue como qualquer outro; nada mais muda. Cada chamada cria outro evento.",
        "Creates a well-formed event of any type that the key reads, which is logged and delivered like any other; nothing else changes. Each call creates another event.",
      ),
      body: { type: "property.updated" },
    },
    advanceSandboxClock: {
      answer: z
        .object({ data: SandboxAdvance, result: resultOf("SandboxAdvanceResult", "ADVANCED") })
        .meta({ id: "SandboxClockAdvanced" }),
      description: ptEn(
        "Faz agora o que o serviço faria com a conta até daqui a `days` dias: imóveis sem confirmação saem do ar, a lixeira é esvaziada. As datas continuam as de hoje. Exige também `leads:write`. Repita enquanto `more` for true.",
        "Does now what the service would do to the account within `days` days: properties without a confirmation go offline, the trash is emptied. Dates remain today's. Requires `leads:write` too. Repeat while `more` is true.",
      ),
      body: { days: 67 },
    },
    setSandboxFeed: {
      answer: feedAnswer,
      description: ptEn(
        "O endereço deve ser público. Outro link é outro feed; `POST /v1/feed/sync` sincroniza. O link nunca é mostrado.",
        "The address must be public. Another link is another feed; `POST /v1/feed/sync` syncs it. The link is never shown.",
      ),
      body: { url: "https://crm.example.com/feed.xml" },
    },
    removeSandboxFeed: {
      answer: feedAnswer,
      description: ptEn(
        "Os imóveis continuam na conta, e a API volta a poder gravá-los.",
        "Its properties stay, and the API can change them again.",
      ),
      answers: { 200: { data: { configured: false, status: null }, result: { outcome: "REMOVED" } } },
    },
    requestSandboxPartnership: {
      answer: partnershipAnswer("SandboxRequested", "REQUESTED"),
      description: ptEn(
        "Faz um pedido de parceria sobre uma oportunidade NETWORK desta conta, como uma pessoa faria no painel: do parceiro a esta conta ou, com `requester` OWN, desta conta ao parceiro. Valem as regras de sempre, e os dois lados recebem os eventos.",
        "A partnership request about one of this account's NETWORK opportunities, as a person makes it in the dashboard: from the partner to this account, or with `requester` OWN from this account to the partner. The usual rules apply, and both get their events.",
      ),
      body: { matchId: "m#prop-0123456789abcdef#lead-0123456789abcdef#client" },
    },
    moveAsSandboxPartner: {
      answer: partnershipAnswer("SandboxMoved", "STATUS_SET", "UNCHANGED"),
      description: ptEn(
        "Age como o outro lado de uma parceria desta conta, com os direitos dele: aceita ou recusa um pedido recebido, cancela o que fez e, se o cliente é dele, avança a etapa.",
        "Acts as the other side of one of this account's partnerships, with that side's rights: accepts or declines a request it received, cancels its own and, if the client is its own, advances the stage.",
      ),
      body: { partnershipId: "pship-0123456789abcdef", status: "ACCEPTED" },
    },
    resetSandbox: {
      answer: z
        .object({ data: SandboxReset, result: resultOf("SandboxResetResult", "RESET") })
        .meta({ id: "SandboxResetStep" }),
      description: ptEn(
        "Dá um passo da volta aos dados de demonstração: repita até `state` ser DONE. Imóveis, clientes e o feed são removidos; chaves, webhooks, eventos e auditoria ficam. Exige também `leads:write`.",
        "Takes one step back to the demonstration data: repeat until `state` is DONE. Properties, clients and the feed are removed; keys, webhooks, events and the audit log stay. Requires `leads:write` too.",
      ),
      answers: { 200: { data: { state: "EMPTYING" } } },
    },
  },
  schemas: {
    SandboxEventSimulated: {
      _: ptEn("O evento, e o que a chamada fez.", "The event, and what the call did."),
      data: ptEn("O evento criado.", "The created event."),
      result: CALL_RESULT,
    },
    SimulationResult: result("CREATED."),
    SandboxClockInput: {
      _: ptEn("Quanto adiantar.", "How far to advance."),
      days: { "pt-BR": "Dias a partir de agora.", en: "Days from now.", example: 67 },
    },
    SandboxAdvance: {
      _: ptEn("O que venceu até lá.", "What has come due by then."),
      until: ptEn(
        "Até que momento os prazos foram considerados.",
        "The moment up to which deadlines were considered.",
      ),
      expired: {
        "pt-BR": "Imóveis que saíram do ar por falta de confirmação.",
        en: "Properties taken offline because nobody confirmed them.",
        example: 2,
      },
      purged: {
        "pt-BR": "Imóveis e clientes da lixeira excluídos definitivamente.",
        en: "Properties and clients permanently deleted from the trash.",
        example: 1,
      },
      more: {
        "pt-BR": "Há mais a fazer: repita a chamada.",
        en: "There is more to do: repeat the call.",
        example: false,
      },
    },
    SandboxClockAdvanced: {
      _: ptEn("O que venceu, e o que a chamada fez.", "What came due, and what the call did."),
      data: ptEn("O que venceu até lá.", "What has come due by then."),
      result: CALL_RESULT,
    },
    SandboxAdvanceResult: result("ADVANCED."),
    SandboxFeedChanged: {
      _: ptEn("O feed, e o que a chamada fez.", "The feed, and what the call did."),
      data: ptEn("Como está o feed.", "Status of the feed."),
      result: CALL_RESULT,
    },
    SandboxFeedResult: {
      ...result("SET."),
      outcome: { "pt-BR": "SET ou REMOVED.", en: "SET or REMOVED.", example: "SET" },
    },
    SandboxRequestInput: {
      _: ptEn("A oportunidade e quem pede.", "The opportunity, and who asks."),
      matchId: {
        "pt-BR": "Uma oportunidade desta conta, de `scope` NETWORK.",
        en: "One of this account's opportunities whose `scope` is NETWORK.",
        example: "m#prop-0123456789abcdef#lead-0123456789abcdef#client",
      },
      requester: {
        "pt-BR": "Quem pede: PARTNER (o parceiro a esta conta) ou OWN (esta conta ao parceiro).",
        en: "Who asks: PARTNER (the partner asks this account) or OWN (this account asks the partner).",
        example: "PARTNER",
      },
      message: { "pt-BR": "O que o pedido diz.", en: "What the request says.", example: "Vamos conversar?" },
    },
    SandboxRequested: PARTNERSHIP,
    SandboxRequestedResult: result("REQUESTED."),
    SandboxMoveInput: {
      _: ptEn("A parceria e a nova etapa.", "The partnership and its new stage."),
      partnershipId: {
        "pt-BR": "Uma parceria desta conta.",
        en: "One of this account's partnerships.",
        example: "pship-0123456789abcdef",
      },
      status: {
        "pt-BR": "A etapa para a qual o outro lado pode movê-la agora.",
        en: "The stage to which the other side may move it now.",
        example: "ACCEPTED",
      },
    },
    SandboxMoved: PARTNERSHIP,
    SandboxMovedResult: {
      ...result("STATUS_SET."),
      outcome: { "pt-BR": "STATUS_SET ou UNCHANGED.", en: "STATUS_SET or UNCHANGED.", example: "STATUS_SET" },
    },
    SandboxReset: {
      _: ptEn("Em que ponto está o recomeço.", "How far the reset has come."),
      state: {
        "pt-BR": "O que a próxima chamada faz: EMPTYING esvazia, FILLING preenche; DONE: está pronto.",
        en: "What the next call does: EMPTYING empties, FILLING fills; DONE: nothing is left to do.",
        example: "EMPTYING",
      },
    },
    SandboxResetStep: {
      _: ptEn("O passo, e o que a chamada fez.", "The step, and what the call did."),
      data: ptEn("Em que ponto está o recomeço.", "How far the reset has come."),
      result: CALL_RESULT,
    },
    SandboxResetResult: result("RESET."),
  },
} satisfies Documentation;
