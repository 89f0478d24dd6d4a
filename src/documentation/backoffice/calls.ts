import * as z from "zod";
import { STATUS_CLASSES, VIAS } from "../../ports/call-log.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
import { AT, IN_PAGES } from "./everywhere.ts";

const Place = z.object({ in: z.string(), name: z.string(), code: z.string() }).meta({ id: "LoggedFault" });

const call = {
  requestId: z.string(),
  at: z.iso.datetime(),
  keyId: z.string(),
  operation: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  code: z.string().nullable(),
  invalidParams: z.array(Place),
  durationMs: z.int(),
  objectId: z.string().nullable(),
  dryRun: z.boolean(),
  replayed: z.boolean(),
  via: z.enum(VIAS),
  tool: z.string().nullable(),
  network: z.string().nullable(),
  userAgent: z.string().nullable(),
  bytesIn: z.int(),
  bytesOut: z.int(),
};

const LoggedCall = z.object(call).meta({ id: "LoggedCall" });
const FoundCall = z.object({ accountId: z.string(), ...call }).meta({ id: "FoundCall" });

const counts = { calls: z.int(), succeeded: z.int(), refused: z.int(), failed: z.int() };
const DayOfCalls = z.object({ day: z.string(), ...counts }).meta({ id: "DayOfCalls" });
const KeyOfCalls = z.object({ keyId: z.string(), ...counts }).meta({ id: "CallsOfKey" });
const OperationOfCalls = z
  .object({ operation: z.string(), ...counts, averageMs: z.int() })
  .meta({ id: "CallsOfOperation" });
const KeyOfErrors = z.object({ keyId: z.string(), calls: z.int() }).meta({ id: "ErrorsOfKey" });
const ErrorGroup = z
  .object({
    code: z.string(),
    operation: z.string(),
    calls: z.int(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    keys: z.array(KeyOfErrors),
  })
  .meta({ id: "ErrorGroup" });
const HourOfCalls = z
  .object({ at: z.iso.datetime(), calls: z.int(), failed: z.int() })
  .meta({ id: "HourOfCalls" });
const CallSums = z
  .object({
    days: z.array(DayOfCalls),
    keys: z.array(KeyOfCalls),
    operations: z.array(OperationOfCalls),
    errors: z.array(ErrorGroup),
  })
  .meta({ id: "CallSums" });

const KEY: SchemaTexts = {
  keyId: {
    "pt-BR": "A chave; vazio para as que passam de mil grupos no dia.",
    en: "The key; empty for calls beyond the day's thousand groups.",
    example: "k_0123456789abcdef",
  },
};

const OPERATION: SchemaTexts = {
  operation: {
    "pt-BR": "A operação, como no contrato; vazio como a chave.",
    en: "The operation, as in the contract; empty like the key.",
    example: "putPropertyByRef",
  },
};

const CALLS: SchemaTexts = { calls: { "pt-BR": "Chamadas.", en: "Calls.", example: 3118 } };

const COUNTS: SchemaTexts = {
  ...CALLS,
  succeeded: { "pt-BR": "Com resposta 2xx.", en: "Answered with 2xx.", example: 3085 },
  refused: { "pt-BR": "Com resposta 4xx.", en: "Answered with 4xx.", example: 32 },
  failed: { "pt-BR": "Com resposta 5xx.", en: "Answered with 5xx.", example: 1 },
};

const CALL: SchemaTexts = {
  requestId: {
    "pt-BR": "O `X-Request-Id` da resposta.",
    en: "The `X-Request-Id` of the answer.",
    example: "01938f2a-6c1e-8f0b-9d1a-3b8f7e2a1c90",
  },
  ...AT,
  ...KEY,
  ...OPERATION,
  method: { "pt-BR": "O método.", en: "The method.", example: "PUT" },
  path: {
    "pt-BR": "O caminho como no contrato: o código que o chamador enviou não é guardado.",
    en: "The path as in the contract: the code that the caller sent is not kept.",
    example: "/properties/by-ref/{ref}",
  },
  status: { "pt-BR": "O status da resposta.", en: "The answer's status.", example: 400 },
  code: {
    "pt-BR": "O `code` do problema; null se deu certo.",
    en: "The problem's `code`; null for a success.",
    example: "invalid_param",
  },
  invalidParams: {
    "pt-BR": "Lugar e código de cada falha, até 20.",
    en: "Place and code of each fault, up to 20.",
  },
  durationMs: { "pt-BR": "Duração em milissegundos.", en: "Duration in milliseconds.", example: 38 },
  objectId: {
    "pt-BR": "O objeto lido ou gravado; null sem um.",
    en: "The object read or written; null without one.",
    example: "prop-0123456789abcdef",
  },
  dryRun: { "pt-BR": "Se foi uma simulação.", en: "Whether it was a dry run.", example: false },
  replayed: {
    "pt-BR": "Se repetiu uma resposta guardada.",
    en: "Whether it replayed a stored answer.",
    example: false,
  },
  via: { "pt-BR": "Por onde veio.", en: "The way it came.", example: "api" },
  tool: {
    "pt-BR": "A ferramenta do assistente; null em `/v1`.",
    en: "The assistant's tool; null for `/v1`.",
    example: null,
  },
  network: {
    "pt-BR": "A rede do chamador, /24 ou /48; o endereço inteiro só de `IP_NOT_ALLOWED`.",
    en: "The caller's network, /24 or /48; the whole address for `IP_NOT_ALLOWED` alone.",
    example: "203.0.113.0/24",
  },
  userAgent: {
    "pt-BR": "O começo do `User-Agent`.",
    en: "The beginning of `User-Agent`.",
    example: "crm/1.0",
  },
  bytesIn: { "pt-BR": "Bytes recebidos.", en: "Bytes received.", example: 412 },
  bytesOut: { "pt-BR": "Bytes enviados.", en: "Bytes sent.", example: 655 },
};

const NEVER = {
  "pt-BR": "O registro guarda 30 dias e nunca tem corpos, valores de consultas nem códigos de caminhos.",
  en: "The log keeps 30 days and never has bodies, values of queries or codes of paths.",
};

export const CALL_DOCS = {
  operations: {
    listCalls: {
      answer: pageSchema(LoggedCall),
      summary: { "pt-BR": "Listar as chamadas da conta", en: "List the account's calls" },
      description: {
        "pt-BR": `${IN_PAGES["pt-BR"]} Uma página lê até 200 blocos do registro: pode vir vazia e ter \`nextCursor\`. ${NEVER["pt-BR"]}`,
        en: `${IN_PAGES.en} A page reads up to 200 blocks of the log: it may be empty and have a \`nextCursor\`. ${NEVER.en}`,
      },
    },
    getCall: {
      answer: z.object({ data: LoggedCall }),
      summary: { "pt-BR": "Consultar uma chamada da conta", en: "Retrieve a call of the account" },
      description: NEVER,
    },
    sumCalls: {
      answer: z.object({ data: CallSums }),
      summary: { "pt-BR": "Somar as chamadas da conta", en: "Sum the account's calls" },
      description: {
        "pt-BR":
          "Por dia (UTC), chave e operação, e os erros por código e operação. O registro guarda 397 dias.",
        en: "By day (UTC), key and operation, and errors by code and operation. The log keeps 397 days.",
      },
    },
    sumAllCalls: {
      answer: z.object({ data: z.array(HourOfCalls) }),
      summary: { "pt-BR": "Somar as chamadas de todas as contas", en: "Sum the calls of all accounts" },
      description: {
        "pt-BR": "As últimas 24 horas, hora a hora (UTC), a mais antiga primeiro.",
        en: "The last 24 hours, hour by hour (UTC), the oldest first.",
      },
    },
    findCall: {
      answer: z.object({ data: FoundCall }),
      summary: { "pt-BR": "Encontrar uma chamada pelo id", en: "Find a call by its id" },
      description: {
        "pt-BR": "O `requestId` basta: ele diz de que conta é. A leitura fica na auditoria da conta.",
        en: "The `requestId` is enough: it tells the account. The reading is in the account's audit.",
      },
    },
  },
  params: {
    requestId: { "pt-BR": "O `X-Request-Id` da resposta.", en: "The `X-Request-Id` of the answer." },
    since: { "pt-BR": "Desde quando, inclusive.", en: "From when, inclusive." },
    until: { "pt-BR": "Até quando, inclusive.", en: "Until when, inclusive." },
    from: { "pt-BR": "O primeiro dia.", en: "The first day." },
    to: { "pt-BR": "O último dia.", en: "The last day." },
    status: { "pt-BR": `Classe do status: ${STATUS_CLASSES.join(", ")}.`, en: "Class of the status." },
    code: { "pt-BR": "O `code` do problema.", en: "The problem's `code`." },
    keyId: { "pt-BR": "Id da chave.", en: "Id of the key." },
    operation: { "pt-BR": "A operação, como no contrato.", en: "The operation, as in the contract." },
    via: { "pt-BR": "Por onde veio: API ou assistente.", en: "The way it came: API or assistant." },
    objectId: { "pt-BR": "O objeto lido ou gravado.", en: "The object read or written." },
  },
  schemas: {
    LoggedCall: {
      _: { "pt-BR": "Uma chamada de uma chave.", en: "A call of a key." },
      ...CALL,
    },
    FoundCall: {
      _: { "pt-BR": "Uma chamada e sua conta.", en: "A call and its account." },
      accountId: { "pt-BR": "A conta.", en: "The account.", example: "acc-0123456789abcdef" },
      ...CALL,
    },
    LoggedFault: {
      _: { "pt-BR": "Uma falha, sem o que foi enviado.", en: "A fault, without what was sent." },
      in: {
        "pt-BR": "Onde: body, query, path ou header.",
        en: "Where: body, query, path or header.",
        example: "body",
      },
      name: {
        "pt-BR": "O nome, ou o JSON Pointer no corpo; `*` para um nome fora do contrato.",
        en: "The name, or the JSON Pointer into the body; `*` for a name that the contract lacks.",
        example: "/address/city",
      },
      code: { "pt-BR": "O código da falha.", en: "The fault's code.", example: "not_found" },
    },
    CallSums: {
      _: { "pt-BR": "As somas de alguns dias.", en: "The sums of some days." },
      days: { "pt-BR": "Dias com chamadas, em ordem.", en: "Days with calls, in order." },
      keys: { "pt-BR": "Por chave.", en: "By key." },
      operations: { "pt-BR": "Por operação.", en: "By operation." },
      errors: { "pt-BR": "Erros por código e operação.", en: "Errors by code and operation." },
    },
    DayOfCalls: {
      _: { "pt-BR": "As chamadas de um dia.", en: "The calls of a day." },
      day: { "pt-BR": "O dia, em UTC.", en: "The day, in UTC.", example: "2026-11-20" },
      ...COUNTS,
    },
    HourOfCalls: {
      _: { "pt-BR": "As chamadas de uma hora.", en: "The calls of an hour." },
      at: { "pt-BR": "Início da hora.", en: "When the hour begins.", example: "2026-11-20T18:00:00.000Z" },
      ...CALLS,
      failed: COUNTS.failed!,
    },
    CallsOfKey: { _: { "pt-BR": "As chamadas de uma chave.", en: "The calls of a key." }, ...KEY, ...COUNTS },
    CallsOfOperation: {
      _: { "pt-BR": "As chamadas de uma operação.", en: "The calls of an operation." },
      ...OPERATION,
      ...COUNTS,
      averageMs: { "pt-BR": "Duração média.", en: "Average duration.", example: 41 },
    },
    ErrorsOfKey: { _: { "pt-BR": "Os erros de uma chave.", en: "The errors of a key." }, ...KEY, ...CALLS },
    ErrorGroup: {
      _: { "pt-BR": "Erros iguais de uma operação.", en: "Like errors of an operation." },
      code: { "pt-BR": "O `code` do problema.", en: "The problem's `code`.", example: "invalid_param" },
      ...OPERATION,
      ...CALLS,
      firstAt: { "pt-BR": "O primeiro.", en: "The first one.", example: "2026-11-20T18:30:00.000Z" },
      lastAt: { "pt-BR": "O último.", en: "The last one.", example: "2026-11-20T19:30:00.000Z" },
      keys: { "pt-BR": "Por chave.", en: "By key." },
    },
  },
} satisfies BackofficeDocs;
