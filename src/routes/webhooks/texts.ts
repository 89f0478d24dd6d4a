import type { MemberText, SchemaTexts, Texts } from "../../contract/texts.ts";

const TYPES: MemberText = [
  "Tipos de evento a receber, de `GET /reference/event-types`; ausente ou vazio: todos os que a conta pode ler.",
  "Event types to receive, of `GET /reference/event-types`; absent or empty: all the account can read.",
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
  "Secret of the signature (Standard Webhooks): shown in this answer only. null of a dry run.",
  "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
];

const written = (what: MemberText): SchemaTexts => ({
  _: what,
  data: ["O endpoint como ficou.", "The endpoint as it stands now."],
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
      summary: ["Lista os endpoints de webhook", "The account's webhook endpoints"],
      description: [
        "Todos numa página; o segredo não aparece.",
        "All of them on one page; no secret is shown.",
      ],
    },
    createWebhook: {
      summary: ["Registra um endpoint de webhook", "Register a webhook endpoint"],
      description: [
        "O segredo só aparece nesta resposta. Em desenvolvimento local vale também http e o próprio computador.",
        "The secret is shown in this answer only. In local development http and this very machine will do.",
      ],
      body: { url: "https://crm.example.com/eventos", types: ["property.created", "property.updated"] },
    },
    changeWebhook: {
      summary: ["Muda, desativa ou reativa um endpoint", "Change, disable or enable a webhook endpoint"],
      description: [
        "ACTIVE reativa e limpa o motivo; com `redeliverSince`, cada entrega FAILED ou SKIPPED desde então ganha nova rodada de tentativas.",
        "ACTIVE enables it again and clears the reason; with `redeliverSince` every delivery FAILED or SKIPPED since then gets a new round.",
      ],
      body: { status: "DISABLED" },
      answers: {
        200: {
          data: { status: "DISABLED", disabledAt: "2026-11-20T18:30:00.000Z", disabledReason: "MANUAL" },
        },
      },
    },
    deleteWebhook: {
      summary: ["Para as entregas e remove um endpoint", "Stop deliveries and delete a webhook endpoint"],
      description: ["As entregas pendentes não saem mais.", "What is pending is not delivered any more."],
    },
    rotateWebhookSecret: {
      summary: ["Troca o segredo da assinatura", "Make a new secret"],
      description: [
        "O anterior segue assinando por `overlapHours` horas, 24 se ausente: cada entrega traz as duas assinaturas.",
        "The previous one goes on signing for `overlapHours`, 24 unless told: each delivery carries both signatures.",
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
      summary: ["Entrega agora um webhook.test assinado", "Deliver a signed webhook.test now"],
      description: ["Não conta para desativar o endpoint.", "Does not count toward disabling the endpoint."],
    },
    listWebhookDeliveries: {
      summary: [
        "Lista as entregas de um endpoint, da mais nova à mais antiga",
        "Deliveries of a webhook endpoint, newest first",
      ],
      description: [
        "Cada uma com suas tentativas. Guardadas por 30 dias.",
        "Each with its attempts. Kept 30 days.",
      ],
    },
    retryWebhookDelivery: {
      summary: ["Abre uma nova rodada de tentativas", "Open a new round of attempts"],
      description: [
        "O mesmo `webhook-id` e o mesmo corpo, agora, mesmo com outra tentativa marcada; ALREADY_SCHEDULED quando uma está para sair.",
        "The same `webhook-id` and the same body as before, now, also where a later attempt waits; ALREADY_SCHEDULED where one is about to go.",
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
      _: ["O que muda num endpoint.", "What changes of an endpoint."],
      url: URL,
      types: TYPES,
      description: DESCRIPTION,
      status: ["ACTIVE ou DISABLED.", "ACTIVE or DISABLED.", "ACTIVE"],
      redeliverSince: [
        "Com `status` ACTIVE: entregar de novo o que falhou ou foi pulado desde então.",
        "With `status` ACTIVE: deliver again what failed or was skipped since then.",
      ],
    },
    SecretRotation: {
      _: ["Como trocar o segredo.", "How the secret is replaced."],
      overlapHours: [
        "Horas em que o anterior ainda assina, 0 a 24.",
        "Hours for which the previous one still signs, 0 to 24.",
        24,
      ],
    },
    Webhook: {
      _: ["Um endpoint que recebe eventos.", "An endpoint that receives events."],
      id: ["Id do endpoint.", "Id of the endpoint.", "wh_0123456789abcdef"],
      url: ["Endereço que recebe.", "The receiver's address.", "https://crm.example.com/eventos"],
      types: [
        "Tipos que recebe; vazio: todos os que a conta pode ler.",
        "Types it receives; empty: all the account can read.",
        ["property.created", "property.updated"],
      ],
      description: ["Anotação.", "A note.", "CRM"],
      status: ["ACTIVE ou DISABLED.", "ACTIVE or DISABLED.", "ACTIVE"],
      disabledAt: ["Quando foi desativado.", "When it was disabled.", null],
      disabledReason: [
        "GONE_410 (o receptor respondeu 410), FAILURE_RATE (metade ou mais de pelo menos 5 entregas de 48 horas falhou) ou MANUAL.",
        "GONE_410 (the receiver answered 410), FAILURE_RATE (half or more of at least 5 deliveries of 48 hours failed) or MANUAL.",
        null,
      ],
      secretRotatedAt: ["Última troca do segredo.", "When the secret was last replaced.", null],
      previousSecretValidUntil: [
        "Até quando o segredo anterior assina.",
        "Until when the previous secret signs.",
        null,
      ],
    },
    WebhookCreated: written(["O endpoint criado e seu segredo.", "The endpoint and its secret."]),
    SecretRotated: written(["O endpoint e o segredo novo.", "The endpoint and the new secret."]),
    WebhookChanged: without(written(["O endpoint como ficou.", "The endpoint as it stands now."])),
    WebhookDeleted: without(written(["O endpoint removido.", "The endpoint that was removed."])),
    WebhookCreateResult: result("CREATED.", "CREATED"),
    WebhookChangeResult: result("UPDATED, UNCHANGED.", "UPDATED"),
    WebhookDeleteResult: result("DELETED.", "DELETED"),
    SecretRotationResult: result("ROTATED.", "ROTATED"),
    WebhookTestOutcome: result("TESTED, WOULD_TEST.", "TESTED"),
    DeliveryRetryResult: result("SCHEDULED, ALREADY_SCHEDULED.", "SCHEDULED"),
    WebhookTested: {
      _: ["O que o receptor respondeu ao teste.", "What the receiver answered the test."],
      data: ["A resposta do receptor.", "The receiver's answer."],
      result: ["O que foi feito.", "What was done."],
    },
    WebhookTestResult: {
      _: ["A resposta do receptor ao teste.", "The receiver's answer to the test."],
      delivered: ["O receptor respondeu 2xx.", "The receiver answered 2xx.", true],
      statusCode: ["Status HTTP; null sem resposta.", "HTTP status; null without an answer.", 204],
      error: ["Por que falhou, numa palavra.", "Why it failed, in a word.", null],
      ms: ["Quanto levou, em milissegundos.", "How long it took, in milliseconds.", 84],
    },
    DeliveryRetried: {
      _: ["A entrega como ficou.", "The delivery as it stands now."],
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
        "PENDING, RETRYING (another attempt is to come), DELIVERED, FAILED (out of attempts) or SKIPPED (endpoint disabled, or no permission).",
        "DELIVERED",
      ],
      attempts: ["Tentativas feitas.", "Attempts made.", 1],
      lastStatusCode: ["Último status HTTP.", "Latest HTTP status.", 204],
      lastError: ["Último erro, numa palavra.", "Latest error, in a word.", null],
      lastAttemptAt: ["Última tentativa.", "Latest attempt."],
      nextAttemptAt: ["Próxima tentativa.", "Next attempt.", null],
      deliveredAt: ["Quando foi entregue.", "When it was delivered."],
      attemptLog: ["Cada tentativa.", "Each attempt."],
    },
    DeliveryAttempt: {
      _: ["Uma tentativa de entrega.", "An attempt to deliver."],
      at: ["Quando.", "When."],
      statusCode: ["Status HTTP; null sem resposta.", "HTTP status; null without an answer.", 204],
      error: ["Por que falhou, numa palavra.", "Why it failed, in a word.", null],
      ms: ["Quanto levou, em milissegundos.", "How long it took, in milliseconds.", 84],
    },
    WebhookTestData: {
      _: ["O conteúdo de um teste.", "What a test tells."],
      webhookId: ["Id do endpoint.", "Id of the endpoint.", "wh_0123456789abcdef"],
      message: ["Uma frase.", "A sentence."],
    },
  },
};
