import { allErrors } from "./error-info.ts";
import { slugFor } from "./markup.ts";
import { type Language, type Page, PUBLIC_URL } from "./page.ts";
import { WORDS } from "./texts.ts";

type Pair = readonly [pt: string, en: string];

/** A status's general meaning, and whether to retry the call. */
const MEANINGS: Readonly<Record<number, readonly [name: string, meaning: Pair]>> = {
  200: ["OK", ["Feito: a resposta traz o resultado.", "Done: the answer has the result."]],
  201: [
    "Created",
    [
      "Criado: `Location` traz o endereço do que surgiu.",
      "Created: `Location` has the address of the new object.",
    ],
  ],
  202: [
    "Accepted",
    [
      "Aceito: o trabalho segue em segundo plano; consulte o endereço de `Location`.",
      "Accepted: the work goes on in the background; poll the address in `Location`.",
    ],
  ],
  304: [
    "Not Modified",
    [
      "Só na documentação: o que você já tem ainda vale (`ETag`).",
      "Only in the documentation: what you have is still current (`ETag`).",
    ],
  ],
  400: [
    "Bad Request",
    [
      "A requisição está errada. Corrija tudo o que `invalidParams` lista; nada foi gravado.",
      "The request is wrong. Correct everything in `invalidParams`; nothing was written.",
    ],
  ],
  401: [
    "Unauthorized",
    [
      "Falta uma chave válida no cabeçalho `Authorization`.",
      "A valid key is missing from the `Authorization` header.",
    ],
  ],
  403: [
    "Forbidden",
    [
      "A chave é válida e não pode isto: permissão, acesso ou endereço IP.",
      "The key is valid but may not do this: permission, access or IP address.",
    ],
  ],
  404: [
    "Not Found",
    [
      "O caminho ou o recurso não existe nesta conta.",
      "The path or the resource does not exist in this account.",
    ],
  ],
  405: [
    "Method Not Allowed",
    [
      "O caminho existe, o método não; `Allow` lista os que existem.",
      "The path exists, the method does not; `Allow` lists those that do.",
    ],
  ],
  408: [
    "Request Timeout",
    [
      "O corpo demorou a chegar, e nada foi gravado. Envie de novo, em partes menores se a conexão é lenta.",
      "The body took too long to arrive, and nothing was written. Send it again, in smaller parts over a slow connection.",
    ],
  ],
  409: [
    "Conflict",
    [
      "O estado atual não permite. Leia o recurso, decida e grave de novo.",
      "The present state does not allow it. Read the resource, decide, and write again.",
    ],
  ],
  412: [
    "Precondition Failed",
    [
      "O objeto mudou desde que você o leu. Leia de novo e decida.",
      "The object has changed since you read it. Read it again and decide.",
    ],
  ],
  413: [
    "Content Too Large",
    [
      "O corpo passa do limite. Divida-o, ou use lotes.",
      "The body is over the limit. Split it, or use batches.",
    ],
  ],
  422: [
    "Unprocessable Content",
    [
      "Bem formada, mas contra uma regra do negócio. Corrija os dados.",
      "Well formed, but against a business rule. Correct the data.",
    ],
  ],
  429: [
    "Too Many Requests",
    [
      "Limite atingido. Espere os segundos de `Retry-After` e repita.",
      "A limit is reached. Wait the seconds given in `Retry-After`, then repeat.",
    ],
  ],
  500: [
    "Internal Server Error",
    [
      "Falha nossa. Repita com a mesma `Idempotency-Key`; se persistir, informe o `requestId`.",
      "Our fault. Repeat with the same `Idempotency-Key`; if it persists, tell us the `requestId`.",
    ],
  ],
  503: [
    "Service Unavailable",
    [
      "Indisponível por instantes. Espere `Retry-After` e repita com a mesma `Idempotency-Key`.",
      "Unavailable for a moment. Wait for `Retry-After` and repeat with the same `Idempotency-Key`.",
    ],
  ],
  504: [
    "Gateway Timeout",
    [
      "Não respondemos a tempo, e a gravação pode ter valido. Repita com a mesma `Idempotency-Key`.",
      "We did not answer in time, and the write may have taken effect. Repeat with the same `Idempotency-Key`.",
    ],
  ],
};

const TEXT = {
  "pt-BR": {
    about:
      "O que cada status HTTP quer dizer aqui, quais códigos de erro ele traz e se vale repetir a chamada.",
    lead: "Decida pelo status se vale repetir; decida pelo `code` o que fazer. Um `code` novo pode surgir dentro de um status: trate o que não conhece pelo status.",
    codes: "Códigos de erro com este status",
    again: "Vale repetir depois de `Retry-After`",
  },
  en: {
    about:
      "What each HTTP status means here, which error codes come with it, and whether to repeat the call.",
    lead: "Decide by the status whether to repeat, and by `code` what to do. A new `code` may appear within a status: treat what you do not know by its status.",
    codes: "Error codes with this status",
    again: "Worth repeating after `Retry-After`",
  },
} as const;

const nameOf = (status: number): string => {
  const meaning = MEANINGS[status];
  if (!meaning) throw new Error(`The page of status codes lacks ${status}.`);
  return `${status} ${meaning[0]}`;
};

/** The section about a status. */
export const placeOfStatus = (status: number): string => slugFor(nameOf(status));

/** The meaning of each HTTP status, and its codes. */
export const statusCodesPage = (language: Language): Page => {
  const text = TEXT[language];
  const byStatus = Map.groupBy(allErrors(language, `${PUBLIC_URL}/docs`), ({ status }) => status);
  const statuses = [...new Set([...Object.keys(MEANINGS).map(Number), ...byStatus.keys()])].sort(
    (a, b) => a - b,
  );
  const parts = statuses.map((status) => {
    const [pt, en] = MEANINGS[status]![1];
    const codes = (byStatus.get(status) ?? []).map(
      ({ code, slug, title, retryable }) =>
        `- [\`${code}\`](/docs/erros/${slug}): ${title}${retryable ? ` (${text.again.toLowerCase()})` : ""}`,
    );
    const list = codes.length === 0 ? "" : `\n${text.codes}:\n\n${codes.join("\n")}\n`;
    return `## ${nameOf(status)}\n\n${language === "en" ? en : pt}\n${list}`;
  });
  return {
    path: "/status-codes",
    title: WORDS[language].statusCodes,
    description: text.about,
    section: "reference",
    markdown: `${text.lead}\n\n${parts.join("\n")}`,
  };
};
