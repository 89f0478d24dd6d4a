import { entry } from "./entry.ts";

/** Why a write of an agent's tool is not made (rules 30.9): only tools answer these, no route does. */
export const CONFIRMATION_ERRORS = {
  confirmation_malformed: entry(
    400,
    ["A confirmação está ilegível", "The confirmation cannot be read"],
    [
      "Envie a confirmação exatamente como veio na prévia, ou chame sem ela para ver outra prévia.",
      "Send the confirmation exactly as the preview gave it, or call without it for another preview.",
    ],
  ),
  confirmation_mismatch: entry(
    409,
    ["A confirmação é de outra chamada", "The confirmation belongs to a different call"],
    [
      "A confirmação só vale para a mesma chave, ferramenta, argumentos e modo. Chame sem ela para ver outra prévia.",
      "A confirmation is valid only for the same key, tool, arguments and mode. Call without it for a new preview.",
    ],
  ),
  confirmation_expired: entry(
    409,
    ["A confirmação venceu", "The confirmation has expired"],
    [
      "Se ela talvez já tenha sido enviada, confira antes se algo foi gravado. Depois chame sem ela e mostre a nova prévia à pessoa.",
      "If it may have been sent already, first check whether it was saved. Then call without it and show the person the new preview.",
    ],
  ),
  confirmation_used: entry(
    409,
    ["A confirmação já foi usada", "The confirmation has been used"],
    [
      "Já está gravado: did diz o quê. Não repita; para gravar de novo, chame sem ela e mostre a nova prévia à pessoa.",
      "It is saved: did says what. Do not repeat it; to save again, call without it and show the person the new preview.",
    ],
  ),
  confirmation_stale: entry(
    409,
    ["Os dados mudaram depois da prévia", "The data has changed since the preview"],
    [
      "Nada foi gravado. Chame sem a confirmação e mostre a nova prévia à pessoa.",
      "Nothing was saved. Call without the confirmation and show the person the new preview.",
    ],
  ),
  confirmation_form_required: entry(
    409,
    ["Este endereço só grava por formulário", "This address saves only by a form"],
    [
      "Use um programa que mostra formulários (elicitation), ou o endereço sem confirm=form.",
      "Use a client that shows forms (elicitation), or the address without confirm=form.",
    ],
  ),
} as const;
