import type { MemberText, SchemaTexts, Text } from "../../contract/texts.ts";

/** Members that mean the same wherever they stand. */
export const COMMON_MEMBERS: SchemaTexts = {
  createdAt: ["Quando foi criado, em UTC.", "When it was created, in UTC.", "2026-11-03T12:00:00.000Z"],
  updatedAt: ["Última alteração, em UTC.", "Latest change, in UTC.", "2026-11-20T18:30:00.000Z"],
  nextCursor: [
    "Enviado como `cursor`, traz a página seguinte; null na última.",
    "Send it back as `cursor` to get the next page; null on the last page.",
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
    "What changed, field by field; only for updates.",
    [],
  ],
  radar: [
    "O efeito nas oportunidades, quando `preview=radar` pede.",
    "The effect on opportunities, if `preview=radar` was sent.",
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
  offerId: ["Id do proprietário oferecido.", "Id of the offered owner."],
  limit: ["Itens por página, no máximo.", "Maximum items per page."],
  cursor: [
    "`nextCursor` da página anterior; vale só nesta rota, nesta conta e com os mesmos filtros.",
    "`nextCursor` of the previous page; valid only for the same route, account and filters.",
  ],
  dryRun: [
    "Com `true` valida e responde o que aconteceria, sem gravar nada.",
    "With `true`, validates the request and reports what would happen; nothing is written.",
  ],
  preview: [
    "`radar`: responde em `result.radar` o efeito nas próprias oportunidades.",
    "`radar`: adds `result.radar`, the write's effect on your opportunities.",
  ],
  status: ["Só os com este status.", "Only items with this status."],
  updatedSince: [
    "Só o que mudou a partir deste momento (ISO 8601); a alteração mais recente primeiro.",
    "Only items changed since this time (ISO 8601), the latest change first.",
  ],
  radar: [
    "`ready`: só os que estão no Radar; `pending`: só os que têm pendência.",
    "`ready`: only items in Radar; `pending`: only items with something missing.",
  ],
  ref: [
    "Código no sistema de quem chama, codificado no caminho: `/` é `%2F`. Não pode ser `.` nem `..`.",
    "The code in your system, percent-encoded: `/` is `%2F`. It cannot be `.` or `..`.",
  ],
  ownerAccountId: [
    "Só os deste corretor: `accountId` de `GET /team`.",
    "Only this broker: `accountId` from `GET /team`.",
  ],
};

/** What an answer is whose name is made of what it holds. */
export const ENVELOPES: Readonly<Record<string, Readonly<Record<"_" | "data", Text>>>> = {
  Envelope: {
    _: ["A resposta com um objeto.", "An answer with one object."],
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
  202: ["Aceito: o trabalho segue em segundo plano.", "Accepted: the work continues in the background."],
};

export const PERMISSION: Text = ["Permissão", "Permission"];
export const ANY_KEY: Text = ["Qualquer chave válida.", "Any valid key."];

export const HEADER_TEXTS: Readonly<Record<string, MemberText>> = {
  "X-Request-Id": [
    "Identifica esta chamada; é o `requestId` do erro.",
    "Identifies this call; equals the problem's `requestId`.",
  ],
  "Content-Language": ["Idioma de rótulos e mensagens.", "Language of labels and messages."],
  RateLimit: [
    "Nas respostas autenticadas: o que resta de cada limite (`r`) e os segundos até renovar (`t`).",
    "On authenticated answers: what remains of each limit (`r`) and the seconds until it resets (`t`).",
  ],
  "RateLimit-Policy": [
    "Nas respostas autenticadas: os limites, em chamadas (`q`) por janela de segundos (`w`).",
    "On authenticated answers: the limits, as calls (`q`) per window in seconds (`w`).",
  ],
  "Idempotent-Replayed": [
    "`true` quando esta é a resposta guardada (também uma recusa duradoura) de uma chamada anterior com a mesma Idempotency-Key.",
    "`true` if this is the stored answer of an earlier call with the same Idempotency-Key; lasting refusals are stored too.",
  ],
  Location: ["Endereço do objeto criado.", "Address of the created object."],
  "Retry-After": [
    "Segundos inteiros a esperar antes que valha repetir a chamada.",
    "Whole seconds to wait before retrying the call.",
  ],
  Allow: ["Os métodos que o caminho aceita.", "Methods the path accepts."],
  "WWW-Authenticate": ["Como se autenticar.", "How to authenticate."],
  "Accept-Language": [
    "Idioma de rótulos e mensagens de erro: `pt-BR` (padrão) ou `en`.",
    "Language of labels and error messages: `pt-BR` (default) or `en`.",
  ],
  "Idempotency-Key": [
    "Torna segura a repetição por 24 horas: a mesma chave com o mesmo pedido é atendida uma vez. Até 100 caracteres; use um valor novo por operação, como um UUID, nunca um resumo do corpo.",
    "Makes retries safe for 24 hours: the same key with the same request takes effect once. Up to 100 characters. Use a new value for each operation, such as a UUID, never a hash of the body.",
  ],
  "X-Actor": ["Quem age, para a auditoria.", "Who is acting, for the audit."],
  "webhook-id": [
    "Id do evento: o mesmo em cada tentativa e reenvio, para nada ser feito duas vezes.",
    "Id of the event: the same on every attempt and redelivery, so that you can skip duplicates.",
  ],
  "webhook-timestamp": [
    "Segundos desde 1970. Recuse o que diferir mais de cinco minutos do seu relógio.",
    "Seconds since 1970. Reject the webhook if it differs from your clock by more than five minutes.",
  ],
  "webhook-signature": [
    "`v1,<base64 de um HMAC-SHA256>`; várias durante a troca do segredo: basta uma conferir.",
    "`v1,<base64 of an HMAC-SHA256>`; several during a rotation: one match is enough.",
  ],
};
