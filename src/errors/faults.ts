import { jsonPointer, pathOfPointer } from "../lib/json-pointer.ts";
import { type Language, ptEn, type Sentence } from "../lib/language.ts";
import type { ErrorCode } from "./catalog.ts";

/** Names and indices that lead from the root of a part of a request to one of its members. */
export type Path = readonly string[];

/** `address.city` is `["address", "city"]`, `photos[2]` is `["photos", "2"]`. */
export const pathOfName = (name: string): string[] =>
  name === "" ? [] : name.replace(/\[(\d+)\]/g, ".$1").split(".");

export const nameOfPointer = (pointer: string): string =>
  pathOfPointer(pointer).reduce((name, token) => {
    if (/^\d+$/.test(token)) return `${name}[${token}]`;
    return name === "" ? token : `${name}.${token}`;
  }, "");

interface Place {
  readonly in: "query" | "path" | "header" | "body";
  /** Dotted name, as in `address.city`, `photos[2]`. */
  readonly name: string;
  /** JSON Pointer of a body's member, if the name alone is ambiguous: a member may be called `a.b`. */
  readonly pointer?: string;
}

/** The path of a fault's place. Names of parameters and headers have no members, even with a dot. */
export const placeOf = ({ in: where, name, pointer }: Place): string[] => {
  if (pointer !== undefined) return pathOfPointer(pointer);
  return where === "body" ? pathOfName(name) : [name];
};

/** A city with a name close to an unknown one. */
export interface Suggestion {
  readonly cityId: string;
  readonly name: string;
  readonly uf: string;
  readonly citySlug: string;
  readonly neighborhood?: string;
  readonly otherState?: true;
}

/** One problem of a request (rules 6.6). */
export interface Fault {
  readonly in: "query" | "path" | "header" | "body";
  /** Dotted name, as in `address.city`, `photos[2]`. */
  readonly name: string;
  /** JSON Pointer of a body's member, if the name alone is ambiguous: a member may be called `a.b`. */
  readonly pointer?: string;
  readonly code: FaultCode;
  /** Values for the sentence's `{limit}`, `{value}` and so on. Never what the caller sent. */
  readonly args?: Readonly<Record<string, string | number>>;
  readonly allowed?: readonly string[];
  readonly suggestions?: readonly Suggestion[];
  /** The allowed name closest to the one sent. */
  readonly meant?: string | undefined;
  /** The refusal's code if all its faults have this one. */
  readonly alone?: ErrorCode;
  /** The request itself is wrong, whatever the state: only another request can succeed (rules 7.4). */
  readonly lasting?: true;
}

export const markLasting = (faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, lasting: true }));

/** More than any honest request has (rules 6.7); a megabyte of unknown fields would make a hundred thousand. */
export const MAX_FAULTS = 1_000;

/** The stable words of `invalidParams[].code` and their sentences. */
export const FAULTS = {
  required: ptEn("Informe {name}", "Provide {name}"),
  unknown_field: ptEn("não é um campo documentado", "is not a documented field"),
  unknown_param: ptEn("não é um parâmetro desta rota", "is not a parameter of this route"),
  repeated: ptEn("só pode aparecer uma vez", "may appear only once"),
  wrong_type: ptEn("deve ser {expected}", "must be {expected}"),
  not_in_list: ptEn("não está na lista de valores aceitos", "is not in the list of accepted values"),
  too_long: ptEn("passa de {limit} caracteres", "is longer than {limit} characters"),
  too_short: ptEn("tem menos de {limit} caracteres", "is shorter than {limit} characters"),
  too_many: ptEn("tem mais de {limit} itens", "has more than {limit} items"),
  too_few: ptEn("tem menos de {limit} itens", "has fewer than {limit} items"),
  too_low: ptEn("deve ser no mínimo {limit}", "must be at least {limit}"),
  too_high: ptEn("deve ser no máximo {limit}", "must be at most {limit}"),
  not_positive: ptEn("deve ser maior que zero", "must be greater than zero"),
  not_zero: ptEn("não pode ser zero", "may not be zero"),
  invalid_format: ptEn("deve ser {format}", "must be {format}"),
  malformed: ptEn("não é JSON válido", "is not valid JSON"),
  malformed_escape: ptEn("tem uma sequência % inválida", "has an invalid percent-encoding"),
  not_utf8: ptEn("não é UTF-8 válido", "is not valid UTF-8"),
  not_json: ptEn("deve ser application/json", "must be application/json"),
  not_an_object: ptEn("deve ser um objeto JSON", "must be a JSON object"),
  not_empty: ptEn("deve estar vazio: esta rota não recebe corpo", "must be empty: this route takes no body"),
  duplicate_member: ptEn("aparece mais de uma vez no objeto", "appears more than once in the object"),
  forbidden_member: ptEn("é um nome de campo proibido", "is a forbidden field name"),
  not_finite: ptEn("não é um número finito", "is not a finite number"),
  lone_surrogate: ptEn("tem um caractere Unicode incompleto", "has an incomplete Unicode character"),
  too_deep: ptEn("tem mais de {limit} níveis", "is nested deeper than {limit} levels"),
  control_character: ptEn("tem caracteres de controle", "has control characters"),
  invisible_character: ptEn(
    "tem caracteres invisíveis ou que invertem o texto: remova-os",
    "has invisible characters or ones that reverse the text: remove them",
  ),
  space_at_end: ptEn("começa ou termina com espaço: remova-o", "begins or ends with a space: remove it"),
  not_a_cursor: ptEn("não é um nextCursor desta lista", "is not a nextCursor of this list"),
  not_taken: ptEn(
    "não é aceito nesta rota, em que cada chamada é independente",
    "is not accepted by this route, where every call is independent",
  ),
  not_found: ptEn("não existe", "does not exist"),
  not_on_team: ptEn("não é um corretor ativo da equipe", "is not an active broker of the team"),
  not_in_grant: ptEn("não está entre as permissões da conta", "is not among the account's permissions"),
  not_public: ptEn(
    "não é um endereço público aceito ({value})",
    "is not an accepted public address ({value})",
  ),
  not_own_photo: ptEn("não é uma foto da conta", "is not a photo of the account"),
  too_old: ptEn("é mais antigo que o limite de {limit} dias", "is older than the limit of {limit} days"),
  in_the_future: ptEn("está no futuro", "is in the future"),
  in_the_past: ptEn("está no passado", "is in the past"),
  not_in_production: ptEn("só é aceito fora da produção", "is only accepted outside production"),
  required_or: ptEn("Informe {name} ou {other}", "Provide {name} or {other}"),
  below_minimum: ptEn("é menor que {other}", "is less than {other}"),
  not_the_same: ptEn("não é da mesma pessoa que {other}", "does not belong to the same person as {other}"),
  several_numbers: ptEn(
    "tem mais de um telefone: envie cada um como um item",
    "has more than one phone: send each as a separate item",
  ),
  service_number: ptEn(
    "é um número de serviço, que não é de ninguém: envie o telefone da própria pessoa",
    "is a service number, which belongs to nobody: send the person's own phone",
  ),
  placeholder: ptEn(
    "é fictício e não é de ninguém: envie um telefone ou e-mail da própria pessoa",
    "is a placeholder that belongs to nobody: send the person's own phone or e-mail",
  ),
  one_of: ptEn("exige exatamente um destes: {names}", "needs exactly one of these: {names}"),
} as const satisfies Record<string, Sentence>;

export type FaultCode = keyof typeof FAULTS;

/** A type, not an interface, because the contract requires an index signature. */
export type InvalidParam = {
  in: Fault["in"];
  name: string;
  pointer?: string;
  code: FaultCode;
  reason: string;
  allowed?: readonly string[];
  suggestions?: readonly Suggestion[];
  didYouMean?: string;
};

const INTEGER = ptEn("um número inteiro", "an integer");
const URL_OF_WEB = ptEn("uma URL http ou https", "an http or https URL");
const CITY_CODE = ptEn("um código IBGE de 7 dígitos", "an IBGE code of 7 digits");

/** What a value should be, by its JSON type. */
const TYPES: Readonly<Record<string, Sentence>> = {
  string: ptEn("uma string", "a string"),
  number: ptEn("um número", "a number"),
  integer: INTEGER,
  boolean: ptEn("true ou false", "true or false"),
  array: ptEn("um array", "an array"),
  object: ptEn("um objeto", "an object"),
  record: ptEn("um objeto", "an object"),
};

/** What a text should be, by the name of its format. */
const FORMATS: Readonly<Record<string, Sentence>> = {
  "": ptEn("um valor no formato documentado", "a value in the documented format"),
  name: ptEn("um nome com letras ou algarismos", "a name with letters or digits"),
  email: ptEn("um endereço de e-mail", "an e-mail address"),
  ref: ptEn('um código não vazio e diferente de "." e ".."', 'a code that is neither blank nor "." nor ".."'),
  phone: ptEn(
    "um telefone com DDD ou, se for de outro país, com + e o código do país",
    "a phone with its area code or, from another country, with + and the country code",
  ),
  integer: INTEGER,
  url: URL_OF_WEB,
  "http(s) URL": URL_OF_WEB,
  "IBGE code": CITY_CODE,
  "0000000 (IBGE)": CITY_CODE,
  "00000-000": ptEn("um CEP de 8 dígitos", "a postal code (CEP) of 8 digits"),
  "IP / CIDR": ptEn("um IP ou uma faixa CIDR", "an IP or a CIDR range"),
  date: ptEn("uma data AAAA-MM-DD", "a date YYYY-MM-DD"),
  "ISO 8601": ptEn(
    "uma data ISO 8601 ou data e hora com fuso, como 2026-03-01T12:00:00Z",
    "an ISO 8601 date, or date and time with its offset, such as 2026-03-01T12:00:00Z",
  ),
  '"12"': ptEn(
    'uma ou mais ETags entre aspas, como "12", ou *',
    'one or more quoted ETags, such as "12", or *',
  ),
  "1-100 printable characters": ptEn(
    "um texto de 1 a 100 caracteres imprimíveis",
    "a text of 1 to 100 printable characters",
  ),
  "1-100 printable ASCII characters": ptEn(
    "um texto de 1 a 100 caracteres ASCII imprimíveis",
    "a text of 1 to 100 printable ASCII characters",
  ),
};

/** For an empty text or list: with a minimum of one, it is simply missing. */
const EMPTY: Partial<Record<FaultCode, Sentence>> = {
  too_short: ptEn("Informe {name}: não pode ficar vazio", "Provide {name}: it must not be empty"),
  too_few: ptEn(
    "Informe ao menos um valor em {name}: não pode ficar vazio",
    "Provide at least one value in {name}: it must not be empty",
  ),
};

const DID_YOU_MEAN = ptEn("Você quis dizer {meant}?", "Did you mean {meant}?");

const argOf = ({ args }: Fault, key: string, language: Language): string => {
  const value = String(args?.[key] ?? "");
  const names = { format: FORMATS, expected: TYPES }[key];
  return names?.[value]?.[language] ?? value;
};

const BODY = ptEn("o corpo", "the body");

const nameOf = ({ name }: Fault, language: Language): string => (name === "" ? BODY[language] : name);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const describeFault = (fault: Fault, language: Language): InvalidParam => {
  const sentence = (fault.args?.limit === 1 && EMPTY[fault.code]) || FAULTS[fault.code];
  const shownName = nameOf(fault, language);
  const filled = sentence[language]
    .replace(/\{(\w+)\}/g, (_, key: string) => (key === "name" ? shownName : argOf(fault, key, language)))
    .replace(/\b1 (caractere|character|item)s\b/, "1 $1")
    .replace(/\b1 itens\b/, "1 item");
  const { meant } = fault;
  const hint = meant === undefined ? "" : ` ${DID_YOU_MEAN[language].replace("{meant}", meant)}`;
  // A sentence that mentions the name says what to do; any other begins with the name.
  const begins = sentence[language].includes("{name}")
    ? ""
    : `${fault.name === "" ? capital(shownName) : shownName} `;
  return {
    in: fault.in,
    name: fault.name,
    ...(fault.in === "body" && { pointer: fault.pointer ?? jsonPointer(placeOf(fault)) }),
    code: fault.code,
    reason: `${begins}${filled}.${hint}`,
    ...(fault.allowed && { allowed: fault.allowed }),
    ...(fault.suggestions && { suggestions: fault.suggestions }),
    ...(meant !== undefined && { didYouMean: meant }),
  };
};
