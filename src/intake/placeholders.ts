import { fold } from "../lib/text.ts";

/** Folded texts that systems write for unknown values: 210 of one agency's 346 listings have one as the number. */
const NOTHING = new Set(
  "n a, na, s n, sn, s no, s numero, sem numero, sem no, nd, xxx, xx, x, nao informado, nao informada, nao informar, nao divulgado, nao divulgada, nao disponivel, nao consta, nao cadastrado, nao cadastrada, nao possui, sem informacao, a definir, a confirmar, a consultar, consulte, sob consulta, sem email, sem e mail, nao tem email, sem limite, tanto faz, indiferente, qualquer, nenhum, null, undefined, sem nome, sem codigo, sem referencia".split(
    ", ",
  ),
);
const ADDRESSED = /^(?:endereco|logradouro|rua|bairro|numero|complemento|cidade|cep) /;
/** Streets in allotments may be named by such letters. */
const LETTERED = /^rua (?:x|xx|na|nd)$/;
/** Including spaces and punctuation. */
export const LONGEST_PLACEHOLDER = 100;
const WORDS = /[\p{L}1-9]/u;
const ZEROS = /^0+$/;

/** What a database dump writes for an absent value. */
export const isNull = (text: string): boolean => text === "\\N" || text === "NULL";

/** Whether a text means "none": "ENDEREÇO NÃO INFORMADO", "S/N", "00", "-". */
export const isPlaceholder = (text: string): boolean => {
  if (text.length > LONGEST_PLACEHOLDER && WORDS.test(text)) return false;
  const folded = fold(text);
  if (isNull(text)) return true;
  if (LETTERED.test(folded)) return false;
  return (
    folded === "" || ZEROS.test(folded) || NOTHING.has(folded) || NOTHING.has(folded.replace(ADDRESSED, ""))
  );
};

/** Words for a price that is on request. */
const ON_REQUEST = /\b(consulta|consulte|consultar|request|poa|combinar)\b/;

export const isOnRequest = (text: string): boolean => ON_REQUEST.test(fold(text));
