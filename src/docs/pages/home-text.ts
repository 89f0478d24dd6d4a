import type { Language } from "../../lib/language.ts";

interface Text {
  readonly title: string;
  readonly lead: string;
  readonly start: string;
  readonly startText: string;
  readonly baseUrl: string;
  readonly contract: string;
  readonly key: string;
  readonly keyText: string;
  readonly rules: string;
  readonly rulesList: readonly string[];
  readonly errors: string;
  readonly errorsText: string;
  readonly errorsLink: string;
  readonly operations: string;
  readonly columns: readonly string[];
  readonly anyKey: string;
}

const PORTUGUESE: Text = {
  title: "API de integração da conta",
  lead: "Os sistemas da empresa (CRM, site, ferramentas) leem e gravam a conta dela na plataforma: imóveis, clientes, equipe, eventos e webhooks.",
  start: "Começar",
  startText:
    "Toda integração começa aqui: confirma que a chave funciona e mostra conta, permissões, limites e uso.",
  baseUrl: "Endereço base",
  contract: "Contrato OpenAPI 3.1",
  key: "Chave",
  keyText:
    "O titular pede o acesso e cria as chaves no painel. A chave vai só no cabeçalho Authorization, nunca em URL nem no navegador de quem visita o site.",
  rules: "Em todas as rotas",
  rulesList: [
    "Datas em ISO 8601 UTC, valores em BRL, JSON em UTF-8. Códigos como VENDA e ACTIVE nunca são traduzidos; valores novos podem surgir.",
    "Accept-Language aceita pt-BR (padrão) ou en e muda só rótulos e mensagens.",
    "Toda gravação aceita ?dryRun=true: valida e mostra o que aconteceria, sem gravar.",
    "Com Idempotency-Key (até 100 caracteres), repetir a chamada é seguro por 24 horas.",
    "Listas: envie nextCursor como cursor até ele ser null. Parâmetros e campos desconhecidos são recusados.",
    "RateLimit e RateLimit-Policy mostram os limites por segundo e por mês; uma resposta 429 traz Retry-After.",
  ],
  errors: "Erros",
  errorsText:
    "Um erro é application/problem+json (RFC 9457); code diz o que houve, invalidParams lista de uma vez tudo o que há na requisição, e type leva à página do código.",
  errorsLink: "Todos os códigos de erro",
  operations: "Operações",
  columns: ["Método", "Caminho", "O que faz", "Permissão"],
  anyKey: "qualquer chave",
};

const ENGLISH: Text = {
  title: "Account integration API",
  lead: "A company's own systems (CRM, website, tools) read and write its account on the platform: properties, clients, team, events and webhooks.",
  start: "Start",
  startText:
    "Every integration starts here: it confirms that the key works and shows account, permissions, limits and usage.",
  baseUrl: "Base URL",
  contract: "OpenAPI 3.1 contract",
  key: "Key",
  keyText:
    "The account owner requests access and creates the keys in the dashboard. The key goes in the Authorization header only, never in a URL or in a visitor's browser.",
  rules: "On every route",
  rulesList: [
    "Dates are ISO 8601 in UTC, amounts in BRL, JSON in UTF-8. Codes such as VENDA and ACTIVE are never translated; new values may appear.",
    "Accept-Language takes pt-BR (default) or en and only changes labels and messages.",
    "Every write takes ?dryRun=true: it validates and shows what would happen, and writes nothing.",
    "With an Idempotency-Key (up to 100 characters) repeating a call is safe for 24 hours.",
    "Lists: send nextCursor as cursor until it is null. Unknown parameters and fields are refused.",
    "RateLimit and RateLimit-Policy show the limits per second and per month; a 429 carries Retry-After.",
  ],
  errors: "Errors",
  errorsText:
    "An error is application/problem+json (RFC 9457); code says what happened, invalidParams lists everything wrong with the request at once, and type leads to the code's page.",
  errorsLink: "All error codes",
  operations: "Operations",
  columns: ["Method", "Path", "What it does", "Permission"],
  anyKey: "any key",
};

/** The words of the first page. */
export const HOME_TEXT: Readonly<Record<Language, Text>> = { "pt-BR": PORTUGUESE, en: ENGLISH };
