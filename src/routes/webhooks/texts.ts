import type { MemberText, SchemaTexts, Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";

const TYPES: MemberText = [
  "Tipos de evento a receber, de `GET /reference/event-types`; ausente ou vazio: todos os que a conta pode ler.",
  "Event types to receive, from `GET /reference/event-types`; absent or empty means all the account can read.",
  ["property.created", "property.updated"],
];

const URL: MemberText = [
  "Endereço que recebe: https público na porta 443, até 2.048 caracteres.",
  "The receiver's address: public https on port 443, up to 2,048 characters.",
  "https://crm.example.com/eventos",
];

const DESCRIPTION: MemberText = ["Anotação, até 200 caracteres.", "A note, up to 200 characters.", "CRM"];

const SECRET: MemberText = [
  "Segredo da assinatura (Standard Webhooks): só aparece nesta resposta. null numa simulação.",
  "Signing secret (Standard Webhooks), shown only in this answer; null in a dry run.",
  "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
];

const written = (what: MemberText): SchemaTexts => ({
  _: what,
  data: ["O endpoint como ficou.", "The endpoint after the write."],
  secret: SECRET,
  result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
});

const result = (outcomes: string, example: string): SchemaTexts => ({
  _: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
  outcome: [outcomes, outcomes, example],
});

const without = ({ secret: _, ...texts }: SchemaTexts): SchemaTexts => texts;

export const WEBHOOK_TEXTS: Texts = {
  operations: {
    listWebhooks: {
      summary: OPERATION_TITLES.listWebhooks,
      description: [
        "Todos numa página; o segredo não aparece.",
        "All endpoints on one page; secrets are not shown.",
      ],
    },
    createWebhook: {
      summary: OPERATION_TITLES.createWebhook,
      description: [
        "O segredo só aparece nesta resposta. Em desenvolvimento local vale também http e o próprio computador.",
        "The secret appears only in this answer. Local development also accepts http and the local machine.",
      ],
      body: { url: "https://crm.example.com/eventos", types: ["property.created", "property.updated"] },
    },
    changeWebhook: {
      summary: OPERATION_TITLES.changeWebhook,
      description: [
        "ACTIVE reativa e limpa o motivo; com `redeliverSince`, cada entrega FAILED ou SKIPPED desde então ganha nova rodada de tentativas.",
        "ACTIVE re-enables the endpoint and clears the reason. With `redeliverSince`, every delivery FAILED or SKIPPED since then gets a new round of attempts.",
      ],
      body: { status: "DISABLED" },
      answers: {
        200: {
          data: { status: "DISABLED", disabledAt: "2026-11-20T18:30:00.000Z", disabledReason: "MANUAL" },
        },
      },
    },
    deleteWebhook: {
      summary: OPERATION_TITLES.deleteWebhook,
      description: ["As entregas pendentes deixam de ser enviadas.", "Pending deliveries are not sent."],
    },
    rotateWebhookSecret: {
      summary: OPERATION_TITLES.rotateWebhookSecret,
      description: [
        "O anterior segue assinando por `overlapHours` horas, 24 se ausente: cada entrega traz as duas assinaturas.",
        "The previous secret keeps signing for `overlapHours` hours, 24 by default: each delivery carries both signatures.",
      ],
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
      summary: OPERATION_TITLES.testWebhook,
      description: [
        "Entrega agora um `webhook.test` assinado. Não conta para desativar o endpoint.",
        "Delivers a signed `webhook.test` now. It does not count toward disabling the endpoint.",
      ],
    },
    listWebhookDeliveries: {
      summary: OPERATION_TITLES.listWebhookDeliveries,
      description: [
        "Da mais nova à mais antiga, cada uma com suas tentativas. Guardadas por 30 dias.",
        "Newest first, each with its attempts. Deliveries are kept for 30 days.",
      ],
    },
    retryWebhookDelivery: {
      summary: OPERATION_TITLES.retryWebhookDelivery,
      description: [
        "Envia agora o mesmo `webhook-id` e o mesmo corpo, mesmo com outra tentativa marcada. Responde ALREADY_SCHEDULED quando uma está para sair.",
        "Sends the same `webhook-id` and the same body again now, even if a later attempt is scheduled. Returns ALREADY_SCHEDULED if an attempt is about to start.",
      ],
    },
  },
  params: {
    webhookId: ["Id do endpoint.", "Id of the endpoint."],
    deliveryId: ["Id da entrega.", "Id of the delivery."],
  },
  schemas: {
    WebhookCreation: {
      _: ["Um endpoint novo.", "A new endpoint."],
      url: URL,
      types: TYPES,
      description: DESCRIPTION,
    },
    WebhookChange: {
      _: ["O que muda num endpoint.", "Fields to change in an endpoint."],
      url: URL,
      types: TYPES,
      description: DESCRIPTION,
      status: ["ACTIVE ou DISABLED.", "ACTIVE or DISABLED.", "ACTIVE"],
      redeliverSince: [
        "Com `status` ACTIVE: entregar de novo o que falhou ou foi pulado desde então.",
        "With `status` ACTIVE: redeliver what failed or was skipped since then.",
      ],
    },
    SecretRotation: {
      _: ["Como trocar o segredo.", "How to rotate the secret."],
      overlapHours: [
        "Horas em que o anterior ainda assina, 0 a 24.",
        "Hours the previous secret keeps signing, 0 to 24.",
        24,
      ],
    },
    Webhook: {
      _: ["Um endpoint que recebe eventos.", "An endpoint that receives events."],
      id: ["Id do endpoint.", "Id of the endpoint.", "wh_0123456789abcdef"],
      url: ["Endereço que recebe.", "The receiver's address.", "https://crm.example.com/eventos"],
      types: [
        "Tipos que recebe; vazio: todos os que a conta pode ler.",
        "Types it receives; empty means all the account can read.",
        ["property.created", "property.updated"],
      ],
      description: ["Anotação.", "A note.", "CRM"],
      status: ["ACTIVE ou DISABLED.", "ACTIVE or DISABLED.", "ACTIVE"],
      disabledAt: ["Quando foi desativado.", "When it was disabled.", null],
      disabledReason: [
        "GONE_410 (o receptor respondeu 410), FAILURE_RATE (metade ou mais de pelo menos 5 entregas de 48 horas falhou) ou MANUAL.",
        "GONE_410 (the receiver answered 410), FAILURE_RATE (at least half of 5 or more deliveries failed within 48 hours) or MANUAL.",
        null,
      ],
      secretRotatedAt: ["Última troca do segredo.", "When the secret was last rotated.", null],
      previousSecretValidUntil: [
        "Até quando o segredo anterior assina.",
        "When the previous secret stops signing.",
        null,
      ],
    },
    WebhookCreated: written(["O endpoint criado e seu segredo.", "The endpoint and its secret."]),
    SecretRotated: written(["O endpoint e o segredo novo.", "The endpoint and the new secret."]),
    WebhookChanged: without(written(["O endpoint como ficou.", "The endpoint after the write."])),
    WebhookDeleted: without(written(["O endpoint removido.", "The deleted endpoint."])),
    WebhookCreateResult: result("CREATED.", "CREATED"),
    WebhookChangeResult: result("UPDATED, UNCHANGED.", "UPDATED"),
    WebhookDeleteResult: result("DELETED.", "DELETED"),
    SecretRotationResult: result("ROTATED.", "ROTATED"),
    WebhookTestOutcome: result("TESTED, WOULD_TEST.", "TESTED"),
    DeliveryRetryResult: result("SCHEDULED, ALREADY_SCHEDULED.", "SCHEDULED"),
    WebhookTested: {
      _: ["O que o receptor respondeu ao teste.", "The receiver's answer to the test."],
      data: ["A resposta do receptor.", "The receiver's answer."],
      result: ["O que foi feito.", "What was done."],
    },
    WebhookTestResult: {
      _: ["A resposta do receptor ao teste.", "The receiver's answer to the test."],
      delivered: ["O receptor respondeu 2xx.", "The receiver answered 2xx.", true],
      statusCode: ["Status HTTP; null sem resposta.", "HTTP status; null without an answer.", 204],
      error: ["Por que falhou, numa palavra.", "Why it failed, in one word.", null],
      ms: ["Quanto levou, em milissegundos.", "How long it took, in milliseconds.", 84],
    },
    DeliveryRetried: {
      _: ["A entrega como ficou.", "The delivery after the call."],
      data: ["A entrega.", "The delivery."],
      result: ["O que foi feito.", "What was done."],
    },
    Delivery: {
      _: ["A entrega de um evento a um endpoint.", "The delivery of an event to an endpoint."],
      id: ["Id da entrega.", "Id of the delivery.", "dlv_0123456789abcdef"],
      eventId: [
        "Id do evento; é o `webhook-id`.",
        "Id of the event; its `webhook-id`.",
        "evt_0123456789abcdef",
      ],
      type: ["Tipo do evento.", "Type of the event.", "property.updated"],
      status: [
        "PENDING, RETRYING (haverá outra tentativa), DELIVERED, FAILED (acabaram as tentativas) ou SKIPPED (endpoint desativado, ou sem permissão).",
        "PENDING, RETRYING (another attempt will follow), DELIVERED, FAILED (out of attempts) or SKIPPED (endpoint disabled, or no permission).",
        "DELIVERED",
      ],
      attempts: ["Tentativas feitas.", "Attempts made.", 1],
      lastStatusCode: ["Último status HTTP.", "Latest HTTP status.", 204],
      lastError: ["Último erro, numa palavra.", "Latest error, in one word.", null],
      lastAttemptAt: ["Última tentativa.", "Latest attempt."],
      nextAttemptAt: ["Próxima tentativa.", "Next attempt.", null],
      deliveredAt: ["Quando foi entregue.", "When it was delivered."],
      attemptLog: ["Cada tentativa.", "Each attempt."],
    },
    DeliveryAttempt: {
      _: ["Uma tentativa de entrega.", "An attempt to deliver."],
      at: ["Quando.", "When."],
      statusCode: ["Status HTTP; null sem resposta.", "HTTP status; null without an answer.", 204],
      error: ["Por que falhou, numa palavra.", "Why it failed, in one word.", null],
      ms: ["Quanto levou, em milissegundos.", "How long it took, in milliseconds.", 84],
    },
    WebhookTestData: {
      _: ["O conteúdo de um teste.", "The content of a test."],
      webhookId: ["Id do endpoint.", "Id of the endpoint.", "wh_0123456789abcdef"],
      message: ["Uma frase.", "A sentence."],
    },
  },
};
