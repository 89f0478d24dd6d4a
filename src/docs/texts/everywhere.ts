import type { MemberText, SchemaTexts, Text } from "../../contract/texts.ts";

/** Members that mean the same wherever they stand. */
export const COMMON_MEMBERS: SchemaTexts = {
  createdAt: ["Quando foi criado, em UTC.", "When it was created, in UTC.", "2026-11-03T12:00:00.000Z"],
  updatedAt: ["Última alteração, em UTC.", "Latest change, in UTC.", "2026-11-20T18:30:00.000Z"],
  nextCursor: [
    "Enviado como `cursor`, traz a página seguinte; null na última.",
    "Sent back as `cursor` it brings the next page; null on the last.",
    null,
  ],
  dryRun: [
    "Se foi uma simulação: nada foi gravado.",
    "Whether this was a dry run: nothing was written.",
    false,
  ],
  outcome: ["O que aconteceu, ou aconteceria.", "What happened, or would happen."],
  conflicts: [
    "Campos editados no painel, que venceram e ficaram como estavam.",
    "Fields edited in the dashboard, which won and were kept.",
    [],
  ],
  changes: [
    "O que mudou, campo a campo; só em atualizações.",
    "What changed, field by field; of updates.",
    [],
  ],
  radar: [
    "O efeito nas oportunidades, quando `preview=radar` pede.",
    "What it does to opportunities, where `preview=radar` asks.",
    null,
  ],
  total: ["Quantos ao todo.", "How many in all.", 1],
  changedFields: ["Nomes dos campos que mudaram.", "Names of the fields that changed.", ["salePrice"]],
  type: ["Tipo.", "Type."],
  timestamp: [
    "Quando o evento aconteceu, em UTC.",
    "When the event happened, in UTC.",
    "2026-11-20T18:30:00.000Z",
  ],
};

/** Parameters that mean the same wherever they stand. */
export const COMMON_PARAMS: SchemaTexts = {
  accountId: ["Id da conta.", "Id of the account."],
  propertyId: ["Id do imóvel.", "Id of the property."],
  leadId: ["Id do cliente.", "Id of the client."],
  matchId: [
    "Id da oportunidade, codificado: `#` é `%23`.",
    "Id of the opportunity, percent-encoded: `#` is `%23`.",
  ],
  partnershipId: ["Id da parceria.", "Id of the partnership."],
  offerId: ["Id do proprietário oferecido.", "Id of the owner offered."],
  limit: ["Itens por página, no máximo.", "Items on a page, at most."],
  cursor: [
    "`nextCursor` da página anterior; vale só nesta rota, nesta conta e com os mesmos filtros.",
    "`nextCursor` of the page before; good for its route, account and filters only.",
  ],
  dryRun: [
    "Com `true` valida e responde o que aconteceria, sem gravar nada.",
    "With `true` it validates and answers what would happen; nothing is written.",
  ],
  preview: [
    "`radar`: responde em `result.radar` o efeito nas próprias oportunidades.",
    "`radar`: tells in `result.radar` what the write does to own opportunities.",
  ],
  status: ["Só os com este status.", "Only those with this status."],
  updatedSince: [
    "Só o que mudou a partir deste momento (ISO 8601); a alteração mais recente primeiro.",
    "Only what changed since this moment (ISO 8601); latest change first.",
  ],
  radar: [
    "`ready`: só os que estão no Radar; `pending`: só os que têm pendência.",
    "`ready`: only those in Radar; `pending`: only those that lack something.",
  ],
  ref: [
    "Código no sistema de quem chama, codificado no caminho: `/` é `%2F`. Não pode ser `.` nem `..`.",
    "Code in the caller's system, percent-encoded: `/` is `%2F`. Neither `.` nor `..`.",
  ],
  ownerAccountId: [
    "Só os deste corretor: `accountId` de `GET /team`.",
    "Only those of this broker: `accountId` of `GET /team`.",
  ],
};

/** What an answer is whose name is made of what it holds. */
export const ENVELOPES: Readonly<Record<string, Readonly<Record<"_" | "data", Text>>>> = {
  Envelope: {
    _: ["A resposta com um objeto.", "The answer with one object."],
    data: ["O objeto.", "The object."],
  },
  Page: {
    _: ["Uma página de uma lista.", "A page of a list."],
    data: ["Os itens desta página.", "The items of this page."],
  },
  List: { _: ["Uma lista inteira.", "A whole list."], data: ["Os itens.", "The items."] },
};

export const OPEN_ENUM: Text = ["Podem surgir outros valores.", "Other values may appear."];

export const STATUS_TEXTS: Readonly<Record<number, Text>> = {
  200: ["Feito.", "Done."],
  201: ["Criado.", "Created."],
  202: ["Aceito: o trabalho segue em segundo plano.", "Accepted: the work goes on in the background."],
};

export const PERMISSION: Text = ["Permissão", "Permission"];
export const ANY_KEY: Text = ["Qualquer chave válida.", "Any valid key."];

export const HEADER_TEXTS: Readonly<Record<string, MemberText>> = {
  "X-Request-Id": [
    "Identifica esta chamada; é o `requestId` do erro.",
    "Names this call; the problem's `requestId`.",
  ],
  "Content-Language": ["Idioma de rótulos e mensagens.", "Language of labels and messages."],
  RateLimit: [
    "Nas respostas autenticadas: o que resta de cada limite (`r`) e os segundos até renovar (`t`).",
    "On authenticated answers: what is left of each limit (`r`) and the seconds until it resets (`t`).",
  ],
  "RateLimit-Policy": [
    "Nas respostas autenticadas: os limites, em chamadas (`q`) por janela de segundos (`w`).",
    "On authenticated answers: the limits, calls (`q`) in a window of seconds (`w`).",
  ],
  "Idempotent-Replayed": [
    "`true` quando esta é a resposta guardada (também uma recusa duradoura) de uma chamada anterior com a mesma Idempotency-Key.",
    "`true` when this is the stored answer (a lasting refusal, too) of an earlier call with the Idempotency-Key.",
  ],
  Location: ["Endereço do objeto criado.", "Address of the object that was created."],
  "Retry-After": [
    "Segundos inteiros a esperar antes que valha repetir a chamada.",
    "Whole seconds to wait before the same call is worth sending again.",
  ],
  Allow: ["Os métodos que o caminho aceita.", "The methods the path takes."],
  "WWW-Authenticate": ["Como se autenticar.", "How to authenticate."],
  "Accept-Language": [
    "Idioma de rótulos e mensagens de erro: `pt-BR` (padrão) ou `en`.",
    "Language of labels and error messages: `pt-BR` (default) or `en`.",
  ],
  "Idempotency-Key": [
    "Torna segura a repetição por 24 horas: a mesma chave com o mesmo pedido é atendida uma vez. Até 100 caracteres; use um valor novo por operação, como um UUID, nunca um resumo do corpo.",
    "Makes a retry safe for 24 hours: the same key with the same request is answered once. Up to 100 characters; a new value for each operation, such as a UUID, never a hash of the body.",
  ],
  "X-Actor": ["Quem age, para a auditoria.", "Who acts, for the audit."],
  "webhook-id": [
    "Id do evento: o mesmo em cada tentativa e reenvio, para nada ser feito duas vezes.",
    "The event's id: the same on every attempt and redelivery, so that nothing is done twice.",
  ],
  "webhook-timestamp": [
    "Segundos desde 1970. Recuse o que diferir mais de cinco minutos do seu relógio.",
    "Seconds since 1970. Refuse one that is more than five minutes from your clock.",
  ],
  "webhook-signature": [
    "`v1,<base64 de um HMAC-SHA256>`; várias durante a troca do segredo: basta uma conferir.",
    "`v1,<base64 of an HMAC-SHA256>`; several during a rotation: one that matches is enough.",
  ],
};
