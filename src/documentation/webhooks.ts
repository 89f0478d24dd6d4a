import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { WRITE_RESULT } from "./everywhere.ts";
import { pageSchema } from "./schemas/page.ts";
import { Delivery, resultOf, secret, Webhook, WebhookTestResult } from "./schemas/webhooks.ts";
import type { Documentation, MemberText, SchemaTexts } from "./text.ts";

const TYPES: MemberText = {
  "pt-BR":
    "Tipos de evento a receber, de `GET /reference/event-types`; ausente ou vazio: todos os que a conta pode ler.",
  en: "Event types to receive, from `GET /reference/event-types`; absent or empty means all the account can read.",
  example: ["property.created", "property.updated"],
};

const URL: MemberText = {
  "pt-BR": "Endereço que recebe: https público na porta 443, até 2.048 caracteres.",
  en: "The receiver's address: public https on port 443, up to 2,048 characters.",
  example: "https://crm.example.com/eventos",
};

const DESCRIPTION: MemberText = {
  "pt-BR": "Anotação, até 200 caracteres.",
  en: "A note, up to 200 characters.",
  example: "CRM",
};

const SECRET: MemberText = {
  "pt-BR": "Segredo da assinatura (Standard Webhooks): só aparece nesta resposta. null numa simulação.",
  en: "Signing secret (Standard Webhooks), shown only in this answer; null in a dry run.",
  example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
};

const writtenTexts = (member: MemberText): SchemaTexts => ({
  _: member,
  data: ptEn("O endpoint como ficou.", "The endpoint after the write."),
  secret: SECRET,
});

const result = (outcomes: string, example: string): SchemaTexts => ({
  _: WRITE_RESULT,
  outcome: { "pt-BR": outcomes, en: outcomes, example },
});

const withoutSecret = ({ secret: _, ...texts }: SchemaTexts): SchemaTexts => texts;

/** Members of an attempted delivery, including a test. */
const ATTEMPTED: SchemaTexts = {
  statusCode: {
    "pt-BR": "Status HTTP; null sem resposta.",
    en: "HTTP status; null without an answer.",
    example: 204,
  },
  error: { "pt-BR": "Por que falhou, numa palavra.", en: "Why it failed, in one word.", example: null },
  ms: { "pt-BR": "Quanto levou, em milissegundos.", en: "How long it took, in milliseconds.", example: 84 },
};

export const WEBHOOK_DOCS = {
  operations: {
    listWebhooks: {
      answer: pageSchema(Webhook),
      description: ptEn(
        "Todos numa página; o segredo não aparece.",
        "All endpoints on one page; secrets are not shown.",
      ),
    },
    createWebhook: {
      answer: z
        .object({ data: Webhook, secret, result: resultOf("WebhookCreateResult", "CREATED") })
        .meta({ id: "WebhookCreated" }),
      description: ptEn(
        "O segredo só aparece nesta resposta. Em desenvolvimento local vale também http e o próprio computador.",
        "The secret appears only in this answer. Local development also accepts http and the local machine.",
      ),
      body: { url: "https://crm.example.com/eventos", types: ["property.created", "property.updated"] },
    },
    changeWebhook: {
      answer: z
        .object({ data: Webhook, result: resultOf("WebhookChangeResult", "UPDATED", "UNCHANGED") })
        .meta({ id: "WebhookChanged" }),
      description: ptEn(
        "ACTIVE reativa e limpa o motivo; com `redeliverSince`, cada entrega FAILED ou SKIPPED desde então tem nova rodada de tentativas.",
        "ACTIVE re-enables the endpoint and clears the reason. With `redeliverSince`, every delivery FAILED or SKIPPED since then gets a new round of attempts.",
      ),
      body: { status: "DISABLED" },
      answers: {
        200: {
          data: { status: "DISABLED", disabledAt: "2026-11-20T18:30:00.000Z", disabledReason: "MANUAL" },
        },
      },
    },
    deleteWebhook: {
      answer: z
        .object({ data: Webhook, result: resultOf("WebhookDeleteResult", "DELETED") })
        .meta({ id: "WebhookDeleted" }),
      description: ptEn("As entregas pendentes deixam de ser enviadas.", "Pending deliveries are not sent."),
    },
    rotateWebhookSecret: {
      answer: z
        .object({ data: Webhook, secret, result: resultOf("SecretRotationResult", "ROTATED") })
        .meta({ id: "SecretRotated" }),
      description: ptEn(
        "O anterior segue assinando por `overlapHours` horas, 24 se ausente: cada entrega traz as duas assinaturas.",
        "The previous secret keeps signing for `overlapHours` hours, 24 by default: each delivery carries both signatures.",
      ),
      body: { overlapHours: 24 },
      answers: {
        200: {
          data: {
            secretRotatedAt: "2026-11-20T18:30:00.000Z",
            previousSecretValidUntil: "2026-11-21T18:30:00.000Z",
          },
        },
      },
    },
    testWebhook: {
      answer: z
        .object({ data: WebhookTestResult, result: resultOf("WebhookTestOutcome", "TESTED", "WOULD_TEST") })
        .meta({ id: "WebhookTested" }),
      description: ptEn(
        "Entrega agora um `webhook.test` assinado. Não conta para desativar o endpoint.",
        "Delivers a signed `webhook.test` now. It does not count toward disabling the endpoint.",
      ),
    },
    listWebhookDeliveries: {
      answer: pageSchema(Delivery),
      description: ptEn(
        "Da mais nova à mais antiga, cada uma com suas tentativas. Guardadas por 30 dias.",
        "Newest first, each with its attempts. Deliveries are kept for 30 days.",
      ),
    },
    retryWebhookDelivery: {
      answer: z
        .object({ data: Delivery, result: resultOf("DeliveryRetryResult", "SCHEDULED", "ALREADY_SCHEDULED") })
        .meta({ id: "DeliveryRetried" }),
      description: ptEn(
        "Envia agora o mesmo `webhook-id` e o mesmo corpo, mesmo com outra tentativa marcada. Responde ALREADY_SCHEDULED quando uma está para sair.",
        "Sends the same `webhook-id` and the same body again now, even if a later attempt is scheduled. Returns ALREADY_SCHEDULED if an attempt is about to start.",
      ),
    },
  },
  params: {
    webhookId: ptEn("Id do endpoint.", "Id of the endpoint."),
    deliveryId: ptEn("Id da entrega.", "Id of the delivery."),
  },
  schemas: {
    WebhookCreation: {
      _: ptEn("Um endpoint novo.", "A new endpoint."),
      url: URL,
      types: TYPES,
      description: DESCRIPTION,
    },
    WebhookChange: {
      _: ptEn("O que muda num endpoint.", "Fields to change in an endpoint."),
      url: URL,
      types: TYPES,
      description: DESCRIPTION,
      status: { "pt-BR": "ACTIVE ou DISABLED.", en: "ACTIVE or DISABLED.", example: "ACTIVE" },
      redeliverSince: ptEn(
        "Com `status` ACTIVE: entregar de novo o que falhou ou foi pulado desde então.",
        "With `status` ACTIVE: redeliver what failed or was skipped since then.",
      ),
    },
    SecretRotation: {
      _: ptEn("Como trocar o segredo.", "How to rotate the secret."),
      overlapHours: {
        "pt-BR": "Horas em que o anterior ainda assina, 0 a 24.",
        en: "Hours the previous secret keeps signing, 0 to 24.",
        example: 24,
      },
    },
    Webhook: {
      _: ptEn("Um endpoint que recebe eventos.", "An endpoint that receives events."),
      id: { "pt-BR": "Id do endpoint.", en: "Id of the endpoint.", example: "wh_0123456789abcdef" },
      url: {
        "pt-BR": "Endereço que recebe.",
        en: "The receiver's address.",
        example: "https://crm.example.com/eventos",
      },
      types: {
        "pt-BR": "Tipos que recebe; vazio: todos os que a conta pode ler.",
        en: "Types it receives; empty means all the account can read.",
        example: ["property.created", "property.updated"],
      },
      description: {
        "pt-BR": "Anotação para reconhecer o endpoint.",
        en: "A note to tell the endpoint from others.",
        example: "CRM",
      },
      status: { "pt-BR": "ACTIVE ou DISABLED.", en: "ACTIVE or DISABLED.", example: "ACTIVE" },
      disabledAt: { "pt-BR": "Quando foi desativado.", en: "When it was disabled.", example: null },
      disabledReason: {
        "pt-BR":
          "GONE_410 (o receptor respondeu 410), FAILURE_RATE (metade ou mais de pelo menos 5 entregas de 48 horas falhou) ou MANUAL.",
        en: "GONE_410 (the receiver answered 410), FAILURE_RATE (at least half of 5 or more deliveries failed within 48 hours) or MANUAL.",
        example: null,
      },
      secretRotatedAt: {
        "pt-BR": "Última troca do segredo.",
        en: "When the secret was last rotated.",
        example: null,
      },
      previousSecretValidUntil: {
        "pt-BR": "Até quando o segredo anterior assina.",
        en: "When the previous secret stops signing.",
        example: null,
      },
    },
    WebhookCreated: writtenTexts(ptEn("O endpoint criado e seu segredo.", "The endpoint and its secret.")),
    SecretRotated: writtenTexts(ptEn("O endpoint e o segredo novo.", "The endpoint and the new secret.")),
    WebhookChanged: withoutSecret(
      writtenTexts(ptEn("O endpoint como ficou.", "The endpoint after the write.")),
    ),
    WebhookDeleted: withoutSecret(writtenTexts(ptEn("O endpoint removido.", "The deleted endpoint."))),
    WebhookCreateResult: result("CREATED.", "CREATED"),
    WebhookChangeResult: result("UPDATED, UNCHANGED.", "UPDATED"),
    WebhookDeleteResult: result("DELETED.", "DELETED"),
    SecretRotationResult: result("ROTATED.", "ROTATED"),
    WebhookTestOutcome: result("TESTED, WOULD_TEST.", "TESTED"),
    DeliveryRetryResult: result("SCHEDULED, ALREADY_SCHEDULED.", "SCHEDULED"),
    WebhookTested: {
      _: ptEn("O que o receptor respondeu ao teste.", "The receiver's answer to the test."),
      data: ptEn("A resposta do receptor.", "The receiver's answer."),
      result: ptEn("O que foi feito.", "What was done."),
    },
    WebhookTestResult: {
      _: ptEn("A resposta do receptor ao teste.", "The receiver's answer to the test."),
      delivered: { "pt-BR": "O receptor respondeu 2xx.", en: "The receiver answered 2xx.", example: true },
      ...ATTEMPTED,
    },
    DeliveryRetried: {
      _: ptEn("A entrega como ficou.", "The delivery after the call."),
      data: ptEn("A entrega.", "The delivery."),
      result: ptEn("O que foi feito.", "What was done."),
    },
    Delivery: {
      _: ptEn("A entrega de um evento a um endpoint.", "The delivery of an event to an endpoint."),
      id: { "pt-BR": "Id da entrega.", en: "Id of the delivery.", example: "dlv_0123456789abcdef" },
      eventId: {
        "pt-BR": "Id do evento; é o `webhook-id`.",
        en: "Id of the event; its `webhook-id`.",
        example: "evt_0123456789abcdef",
      },
      type: { "pt-BR": "Tipo do evento.", en: "Type of the event.", example: "property.updated" },
      status: {
        "pt-BR":
          "PENDING, RETRYING (haverá outra tentativa), DELIVERED, FAILED (acabaram as tentativas) ou SKIPPED (endpoint desativado, ou sem permissão).",
        en: "PENDING, RETRYING (another attempt will follow), DELIVERED, FAILED (out of attempts) or SKIPPED (endpoint disabled, or no permission).",
        example: "DELIVERED",
      },
      attempts: { "pt-BR": "Tentativas feitas.", en: "Attempts made.", example: 1 },
      lastStatusCode: { "pt-BR": "Último status HTTP.", en: "Latest HTTP status.", example: 204 },
      lastError: { "pt-BR": "Último erro, numa palavra.", en: "Latest error, in one word.", example: null },
      lastAttemptAt: ptEn("Última tentativa.", "Latest attempt."),
      nextAttemptAt: { "pt-BR": "Próxima tentativa.", en: "Next attempt.", example: null },
      deliveredAt: ptEn("Quando foi entregue.", "When it was delivered."),
      attemptLog: ptEn("Cada tentativa.", "Each attempt."),
    },
    DeliveryAttempt: {
      _: ptEn("Uma tentativa de entrega.", "An attempt to deliver."),
      at: ptEn("Quando foi tentada, em UTC.", "When it was attempted, in UTC."),
      ...ATTEMPTED,
    },
    WebhookTestData: {
      _: ptEn("O conteúdo de um teste.", "The content of a test."),
      webhookId: { "pt-BR": "Id do endpoint.", en: "Id of the endpoint.", example: "wh_0123456789abcdef" },
      message: {
        "pt-BR": "Uma frase que diz que é um teste.",
        en: "A sentence saying that it is a test.",
        example: "Entrega de teste.",
      },
    },
  },
} satisfies Documentation;
