import { ptEn, type Sentence } from "../lib/language.ts";
import type { MemberText, SchemaTexts } from "./text.ts";

export const WRITE_RESULT: Sentence = ptEn(
  "O que a gravação fez, ou faria.",
  "What the write did, or would do.",
);

export const ACCOUNT_TYPE: MemberText = {
  "pt-BR": "AGENCY (imobiliária) ou DEVELOPER (incorporadora).",
  en: "AGENCY or DEVELOPER.",
  example: "AGENCY",
};

/** A warning about an accepted write; `code` and the examples are its resource's. */
export const WARNING = {
  _: ptEn("Um aviso de uma gravação aceita.", "A warning about an accepted write."),
  name: ptEn("O campo, como em `invalidParams`.", "The field, as in `invalidParams`."),
  label: ptEn("O aviso em palavras, no idioma pedido.", "The same in words, in the requested language."),
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
  outcome: ptEn("O que aconteceu, ou aconteceria.", "What happened, or would happen."),
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
  type: ptEn("Tipo.", "Type."),
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
  accountId: ptEn("Id da conta.", "Id of the account."),
  propertyId: ptEn("Id do imóvel.", "Id of the property."),
  leadId: ptEn("Id do cliente.", "Id of the client."),
  matchId: ptEn(
    "Id da oportunidade, codificado: `#` é `%23`.",
    "Id of the opportunity, percent-encoded: `#` is `%23`.",
  ),
  partnershipId: ptEn("Id da parceria.", "Id of the partnership."),
  offerId: ptEn("Id do proprietário oferecido.", "Id of the offered owner."),
  sandbox: ptEn(
    "true: os de sandboxes; sem ele, os de contas reais.",
    "true: those of sandboxes; without it, those of live accounts.",
  ),
  limit: ptEn("Itens por página, no máximo.", "Maximum items per page."),
  cursor: ptEn(
    "`nextCursor` da página anterior; vale só nesta rota, nesta conta e com os mesmos filtros.",
    "`nextCursor` of the previous page; valid only for the same route, account and filters.",
  ),
  dryRun: ptEn(
    "Com `true` valida e responde o que aconteceria, sem gravar nada.",
    "With `true`, validates the request and reports what would happen; nothing is written.",
  ),
  preview: ptEn(
    "`radar`: responde em `result.radar` o efeito nas próprias oportunidades.",
    "`radar`: adds `result.radar`, the write's effect on your opportunities.",
  ),
  status: ptEn("Só os com este status.", "Only items with this status."),
  updatedSince: ptEn(
    "Só o que mudou a partir deste momento (ISO 8601); a alteração mais recente primeiro.",
    "Only items changed since this time (ISO 8601), the latest change first.",
  ),
  radar: ptEn(
    "`ready`: só os que estão no Radar; `pending`: só os que têm pendência.",
    "`ready`: only items in Radar; `pending`: only items with something missing.",
  ),
  ref: ptEn(
    "Código no seu sistema, codificado no caminho: `/` é `%2F`, espaço é `%20`. Não pode ser `.` nem `..`.",
    "The code in your system, percent-encoded: `/` is `%2F`, a space is `%20`. It cannot be `.` or `..`.",
  ),
  ownerAccountId: ptEn(
    "Só os deste corretor: `accountId` de `GET /team`.",
    "Only this broker: `accountId` from `GET /team`.",
  ),
};

/** The description of an answer that is named after its content. */
export const ENVELOPES: Readonly<Record<string, Readonly<Record<"_" | "data", Sentence>>>> = {
  Envelope: {
    _: ptEn("A resposta com um objeto.", "An answer with one object."),
    data: ptEn("O objeto.", "The object."),
  },
  Page: {
    _: ptEn("Uma página de uma lista.", "A page of a list."),
    data: ptEn("Os itens desta página.", "The items of this page."),
  },
  List: {
    _: ptEn("Uma lista inteira.", "A whole list."),
    data: ptEn("Os itens.", "The items."),
  },
};

export const OPEN_ENUM: Sentence = ptEn("Podem surgir outros valores.", "Other values may appear.");

export const STATUS_TEXTS: Readonly<Record<number, Sentence>> = {
  200: ptEn("Feito.", "Done."),
  201: ptEn("Criado.", "Created."),
  202: ptEn("Aceito: o trabalho segue em segundo plano.", "Accepted: the work continues in the background."),
};

export const PERMISSION: Sentence = ptEn("Permissão", "Permission");
export const ANY_KEY: Sentence = ptEn("Qualquer chave válida.", "Any valid key.");

export const HEADER_TEXTS: Readonly<Record<string, MemberText>> = {
  "X-Request-Id": ptEn(
    "Identifica esta chamada; é o `requestId` do erro.",
    "Identifies this call; equals the problem's `requestId`.",
  ),
  "Content-Language": ptEn("Idioma de rótulos e mensagens.", "Language of labels and messages."),
  RateLimit: ptEn(
    "Nas respostas autenticadas: o que resta de cada limite (`r`) e os segundos até renovar (`t`).",
    "On authenticated answers: what remains of each limit (`r`) and the seconds until it resets (`t`).",
  ),
  "RateLimit-Policy": ptEn(
    "Nas respostas autenticadas: os limites, em chamadas (`q`) por janela de segundos (`w`).",
    "On authenticated answers: the limits, as calls (`q`) per window in seconds (`w`).",
  ),
  "Idempotent-Replayed": ptEn(
    "`true` quando esta é a resposta guardada (também uma recusa duradoura) de uma chamada anterior com a mesma Idempotency-Key.",
    "`true` if this is the stored answer of an earlier call with the same Idempotency-Key; lasting refusals are stored too.",
  ),
  Location: ptEn("Endereço do objeto criado.", "Address of the created object."),
  "Retry-After": ptEn(
    "Segundos inteiros a esperar antes de repetir a chamada.",
    "Whole seconds to wait before retrying the call.",
  ),
  Allow: ptEn("Os métodos que o caminho aceita.", "Methods the path accepts."),
  "WWW-Authenticate": ptEn("Como se autenticar.", "How to authenticate."),
  "Accept-Language": ptEn(
    "Idioma de rótulos e mensagens de erro: `pt-BR` (padrão) ou `en`.",
    "Language of labels and error messages: `pt-BR` (default) or `en`.",
  ),
  "If-Match": ptEn(
    "O `ETag` do objeto que você leu: se ele mudou desde então, a gravação é 412 `precondition_failed` e nada muda. `*`: só se existir.",
    "The `ETag` of the object you read: if it has changed since, the write is 412 `precondition_failed` and changes nothing. `*`: only if it exists.",
  ),
  ETag: ptEn(
    "A versão do objeto, para `If-Match`; ausente numa simulação.",
    "The object's version, for `If-Match`; absent in a dry run.",
  ),
  "Idempotency-Key": ptEn(
    "Torna segura a repetição por 24 horas: a mesma chave com a mesma requisição é atendida uma só vez. Até 100 caracteres; use um valor novo por operação, como um UUID, nunca um hash do corpo.",
    "Makes retries safe for 24 hours: the same key with the same request takes effect once. Up to 100 characters. Use a new value for each operation, such as a UUID, never a hash of the body.",
  ),
  "X-Actor": ptEn("Quem age, para a auditoria.", "Who is acting, for the audit."),
  "webhook-id": ptEn(
    "Id do evento: o mesmo em cada tentativa e reenvio, para nada ser feito duas vezes.",
    "Id of the event: the same on every attempt and redelivery, so that you can skip duplicates.",
  ),
  "webhook-timestamp": ptEn(
    "Segundos desde 1970. Recuse o que diferir mais de cinco minutos do seu relógio.",
    "Seconds since 1970. Reject the webhook if it differs from your clock by more than five minutes.",
  ),
  "webhook-signature": ptEn(
    "`v1,<base64 de um HMAC-SHA256>`; várias durante a troca do segredo: basta uma conferir.",
    "`v1,<base64 of an HMAC-SHA256>`; several during a rotation: one match is enough.",
  ),
};
