import type { Sentence } from "../lib/language.ts";
import type { MemberText, SchemaTexts } from "./text.ts";

export const WRITE_RESULT: Sentence = {
  "pt-BR": "O que a gravação fez, ou faria.",
  en: "What the write did, or would do.",
};

export const ACCOUNT_TYPE: MemberText = {
  "pt-BR": "AGENCY (imobiliária) ou DEVELOPER (incorporadora).",
  en: "AGENCY or DEVELOPER.",
  example: "AGENCY",
};

/** A warning about an accepted write; `code` and the examples are those of its resource. */
export const WARNING = {
  _: { "pt-BR": "Um aviso de uma gravação aceita.", en: "A warning about an accepted write." },
  name: { "pt-BR": "O campo, como em `invalidParams`.", en: "The field, as in `invalidParams`." },
  label: {
    "pt-BR": "O aviso em palavras, no idioma pedido.",
    en: "The same in words, in the requested language.",
  },
} satisfies SchemaTexts;

/** Members that mean the same everywhere. */
export const COMMON_MEMBERS: SchemaTexts = {
  createdAt: {
    "pt-BR": "Quando foi criado, em UTC.",
    en: "When it was created, in UTC.",
    example: "2026-11-03T12:00:00.000Z",
  },
  updatedAt: {
    "pt-BR": "Última alteração, em UTC.",
    en: "Latest change, in UTC.",
    example: "2026-11-20T18:30:00.000Z",
  },
  nextCursor: {
    "pt-BR": "Enviado como `cursor`, traz a página seguinte; null na última.",
    en: "Send it back as `cursor` to get the next page; null on the last page.",
    example: null,
  },
  dryRun: {
    "pt-BR": "Se foi uma simulação: nada foi gravado.",
    en: "Whether this was a dry run: nothing was written.",
    example: false,
  },
  outcome: { "pt-BR": "O que aconteceu, ou aconteceria.", en: "What happened, or would happen." },
  conflicts: {
    "pt-BR": "Campos editados no painel: foram mantidos como estavam.",
    en: "Fields edited in the dashboard: they were kept as they were.",
    example: [],
  },
  changes: {
    "pt-BR": "O que mudou, campo a campo; só em atualizações.",
    en: "What changed, field by field; only for updates.",
    example: [],
  },
  radar: {
    "pt-BR": "O efeito nas oportunidades, quando `preview=radar` pede.",
    en: "The effect on opportunities, if `preview=radar` was sent.",
    example: null,
  },
  total: { "pt-BR": "Total.", en: "Total.", example: 1 },
  changedFields: {
    "pt-BR": "Nomes dos campos que mudaram.",
    en: "Names of the fields that changed.",
    example: ["salePrice"],
  },
  type: { "pt-BR": "Tipo.", en: "Type." },
  result: WRITE_RESULT,
  accountId: { "pt-BR": "Id da conta.", en: "Id of the account.", example: "acc-0123456789abcdef" },
  propertyId: { "pt-BR": "Id do imóvel.", en: "Id of the property.", example: "prop-0123456789abcdef" },
  leadId: { "pt-BR": "Id do cliente.", en: "Id of the client.", example: "lead-0123456789abcdef" },
  cityId: {
    "pt-BR": "Código IBGE da cidade, 7 dígitos.",
    en: "IBGE code of the city, 7 digits.",
    example: "4106902",
  },
  organization: { "pt-BR": "Rede ou grupo.", en: "Network or group.", example: null },
  creci: { "pt-BR": "Registro no CRECI.", en: "CRECI registration.", example: "12345-J PR" },
  creciVerified: {
    "pt-BR": "CRECI verificado pela plataforma.",
    en: "CRECI verified by the platform.",
    example: true,
  },
  timestamp: {
    "pt-BR": "Quando o evento aconteceu, em UTC.",
    en: "When the event happened, in UTC.",
    example: "2026-11-20T18:30:00.000Z",
  },
};

/** Parameters that mean the same everywhere. */
export const COMMON_PARAMS: SchemaTexts = {
  accountId: { "pt-BR": "Id da conta.", en: "Id of the account." },
  propertyId: { "pt-BR": "Id do imóvel.", en: "Id of the property." },
  leadId: { "pt-BR": "Id do cliente.", en: "Id of the client." },
  matchId: {
    "pt-BR": "Id da oportunidade, codificado: `#` é `%23`.",
    en: "Id of the opportunity, percent-encoded: `#` is `%23`.",
  },
  partnershipId: { "pt-BR": "Id da parceria.", en: "Id of the partnership." },
  offerId: { "pt-BR": "Id do proprietário oferecido.", en: "Id of the offered owner." },
  sandbox: {
    "pt-BR": "true: os de sandboxes; sem ele, os de contas reais.",
    en: "true: those of sandboxes; without it, those of live accounts.",
  },
  limit: { "pt-BR": "Itens por página, no máximo.", en: "Maximum items per page." },
  cursor: {
    "pt-BR": "`nextCursor` da página anterior; vale só nesta rota, nesta conta e com os mesmos filtros.",
    en: "`nextCursor` of the previous page; valid only for the same route, account and filters.",
  },
  dryRun: {
    "pt-BR": "Com `true` valida e responde o que aconteceria, sem gravar nada.",
    en: "With `true`, validates the request and reports what would happen; nothing is written.",
  },
  preview: {
    "pt-BR": "`radar`: responde em `result.radar` o efeito nas próprias oportunidades.",
    en: "`radar`: adds `result.radar`, the write's effect on your opportunities.",
  },
  status: { "pt-BR": "Só os com este status.", en: "Only items with this status." },
  updatedSince: {
    "pt-BR": "Só o que mudou a partir deste momento (ISO 8601); a alteração mais recente primeiro.",
    en: "Only items changed since this time (ISO 8601), the latest change first.",
  },
  radar: {
    "pt-BR": "`ready`: só os que estão no Radar; `pending`: só os que têm pendência.",
    en: "`ready`: only items in Radar; `pending`: only items with something missing.",
  },
  ref: {
    "pt-BR":
      "Código no seu sistema, codificado no caminho: `/` é `%2F`, espaço é `%20`. Não pode ser `.` nem `..`.",
    en: "The code in your system, percent-encoded: `/` is `%2F`, a space is `%20`. It cannot be `.` or `..`.",
  },
  ownerAccountId: {
    "pt-BR": "Só os deste corretor: `accountId` de `GET /team`.",
    en: "Only this broker: `accountId` from `GET /team`.",
  },
};

/** The description of an answer that is named after its content. */
export const ENVELOPES: Readonly<Record<string, Readonly<Record<"_" | "data", Sentence>>>> = {
  Envelope: {
    _: { "pt-BR": "A resposta com um objeto.", en: "An answer with one object." },
    data: { "pt-BR": "O objeto.", en: "The object." },
  },
  Page: {
    _: { "pt-BR": "Uma página de uma lista.", en: "A page of a list." },
    data: { "pt-BR": "Os itens desta página.", en: "The items of this page." },
  },
  List: {
    _: { "pt-BR": "Uma lista inteira.", en: "A whole list." },
    data: { "pt-BR": "Os itens.", en: "The items." },
  },
};

export const OPEN_ENUM: Sentence = {
  "pt-BR": "Podem surgir outros valores.",
  en: "Other values may appear.",
};

export const STATUS_TEXTS: Readonly<Record<number, Sentence>> = {
  200: { "pt-BR": "Feito.", en: "Done." },
  201: { "pt-BR": "Criado.", en: "Created." },
  202: {
    "pt-BR": "Aceito: o trabalho segue em segundo plano.",
    en: "Accepted: the work continues in the background.",
  },
};

export const PERMISSION: Sentence = { "pt-BR": "Permissão", en: "Permission" };
export const ANY_KEY: Sentence = { "pt-BR": "Qualquer chave válida.", en: "Any valid key." };

export const HEADER_TEXTS: Readonly<Record<string, MemberText>> = {
  "X-Request-Id": {
    "pt-BR": "Identifica esta chamada; é o `requestId` do erro.",
    en: "Identifies this call; equals the problem's `requestId`.",
  },
  "Content-Language": { "pt-BR": "Idioma de rótulos e mensagens.", en: "Language of labels and messages." },
  RateLimit: {
    "pt-BR": "Nas respostas autenticadas: o que resta de cada limite (`r`) e os segundos até renovar (`t`).",
    en: "On authenticated answers: what remains of each limit (`r`) and the seconds until it resets (`t`).",
  },
  "RateLimit-Policy": {
    "pt-BR": "Nas respostas autenticadas: os limites, em chamadas (`q`) por janela de segundos (`w`).",
    en: "On authenticated answers: the limits, as calls (`q`) per window in seconds (`w`).",
  },
  "Idempotent-Replayed": {
    "pt-BR":
      "`true` quando esta é a resposta guardada (também uma recusa duradoura) de uma chamada anterior com a mesma Idempotency-Key.",
    en: "`true` if this is the stored answer of an earlier call with the same Idempotency-Key; lasting refusals are stored too.",
  },
  Location: { "pt-BR": "Endereço do objeto criado.", en: "Address of the created object." },
  "Retry-After": {
    "pt-BR": "Segundos inteiros a esperar antes de repetir a chamada.",
    en: "Whole seconds to wait before retrying the call.",
  },
  Allow: { "pt-BR": "Os métodos que o caminho aceita.", en: "Methods the path accepts." },
  "WWW-Authenticate": { "pt-BR": "Como se autenticar.", en: "How to authenticate." },
  "Accept-Language": {
    "pt-BR": "Idioma de rótulos e mensagens de erro: `pt-BR` (padrão) ou `en`.",
    en: "Language of labels and error messages: `pt-BR` (default) or `en`.",
  },
  "If-Match": {
    "pt-BR":
      "O `ETag` do objeto que você leu: se ele mudou desde então, a gravação é 412 `precondition_failed` e nada muda. `*`: só se existir.",
    en: "The `ETag` of the object you read: if it has changed since, the write is 412 `precondition_failed` and changes nothing. `*`: only if it exists.",
  },
  ETag: {
    "pt-BR": "A versão do objeto, para `If-Match`; ausente numa simulação.",
    en: "The object's version, for `If-Match`; absent in a dry run.",
  },
  "Idempotency-Key": {
    "pt-BR":
      "Torna segura a repetição por 24 horas: a mesma chave com a mesma requisição é atendida uma só vez. Até 100 caracteres; use um valor novo por operação, como um UUID, nunca um hash do corpo.",
    en: "Makes retries safe for 24 hours: the same key with the same request takes effect once. Up to 100 characters. Use a new value for each operation, such as a UUID, never a hash of the body.",
  },
  "X-Actor": { "pt-BR": "Quem age, para a auditoria.", en: "Who is acting, for the audit." },
  "webhook-id": {
    "pt-BR": "Id do evento: o mesmo em cada tentativa e reenvio, para nada ser feito duas vezes.",
    en: "Id of the event: the same on every attempt and redelivery, so that you can skip duplicates.",
  },
  "webhook-timestamp": {
    "pt-BR": "Segundos desde 1970. Recuse o que diferir mais de cinco minutos do seu relógio.",
    en: "Seconds since 1970. Reject the webhook if it differs from your clock by more than five minutes.",
  },
  "webhook-signature": {
    "pt-BR": "`v1,<base64 de um HMAC-SHA256>`; várias durante a troca do segredo: basta uma conferir.",
    en: "`v1,<base64 of an HMAC-SHA256>`; several during a rotation: one match is enough.",
  },
};
