import type { FaultCode } from "../../../src/errors/faults.ts";
import { ptEn, type Sentence } from "../../../src/lib/language.ts";

const WRONG_FORM = ptEn("não está no formato esperado", "is not in the expected format");
const UNREADABLE = ptEn("tem caracteres que não podem ser salvos", "has characters that cannot be saved");
const EMPTY = ptEn("preencha este campo", "fill in this field");
const NO_CHOICE = ptEn("escolha uma das opções", "choose one of the options");

/** What is wrong with a field, in words for the person who fills in a form; `{other}` is another field. */
export const FAULT_WORDS: Readonly<Record<FaultCode, Sentence>> = {
  required: EMPTY,
  unknown_field: ptEn("não faz parte deste formulário", "is not part of this form"),
  unknown_param: ptEn("não faz parte deste formulário", "is not part of this form"),
  repeated: ptEn("só pode aparecer uma vez", "can appear only once"),
  wrong_type: WRONG_FORM,
  not_in_list: NO_CHOICE,
  too_long: ptEn("passa de {limit} caracteres", "is longer than {limit} characters"),
  too_short: ptEn("tem menos de {limit} caracteres", "is shorter than {limit} characters"),
  too_many: ptEn("tem mais de {limit} itens", "has more than {limit} items"),
  too_few: ptEn("tem menos de {limit} itens", "has fewer than {limit} items"),
  too_low: ptEn("precisa ser {limit} ou mais", "must be {limit} or more"),
  too_high: ptEn("precisa ser {limit} ou menos", "must be {limit} or less"),
  not_positive: ptEn("precisa ser maior que zero", "must be greater than zero"),
  not_zero: ptEn("não pode ser zero", "cannot be zero"),
  invalid_format: WRONG_FORM,
  malformed: WRONG_FORM,
  malformed_escape: WRONG_FORM,
  not_utf8: UNREADABLE,
  not_json: WRONG_FORM,
  not_an_object: WRONG_FORM,
  not_empty: ptEn("precisa ficar vazio", "must be empty"),
  duplicate_member: ptEn("só pode aparecer uma vez", "can appear only once"),
  forbidden_member: ptEn("não faz parte deste formulário", "is not part of this form"),
  not_finite: ptEn("precisa ser um número", "must be a number"),
  lone_surrogate: UNREADABLE,
  too_deep: WRONG_FORM,
  control_character: UNREADABLE,
  invisible_character: ptEn(
    "tem caracteres invisíveis ou que invertem o texto: apague-os",
    "has invisible characters or ones that reverse the text: remove them",
  ),
  space_at_end: ptEn("começa ou termina com espaço: apague-o", "begins or ends with a space: remove it"),
  not_a_cursor: ptEn("não vale mais: volte ao começo da lista", "no longer works: go back to the first page"),
  not_taken: ptEn("não vale aqui", "is not accepted here"),
  not_found: ptEn("não foi encontrado", "was not found"),
  not_on_team: ptEn("não é um corretor ativo da equipe", "is not an active broker on the team"),
  not_in_grant: ptEn("não está incluído no acesso da conta", "is not included in the account's access"),
  not_public: ptEn("não é um endereço público que aceitamos", "is not a public address that we accept"),
  not_own_photo: ptEn("tem uma foto que não é da conta", "has a photo that does not belong to the account"),
  too_old: ptEn("é de mais de {limit} dias atrás", "is more than {limit} days ago"),
  in_the_future: ptEn("está no futuro", "is in the future"),
  in_the_past: ptEn("está no passado", "is in the past"),
  not_in_production: ptEn("não vale aqui", "is not accepted here"),
  required_or: ptEn("preencha este campo ou {other}", "fill in this field or {other}"),
  below_minimum: ptEn("é menor que {other}", "is less than {other}"),
  not_the_same: ptEn("não é da mesma pessoa que {other}", "does not belong to the same person as {other}"),
  several_numbers: ptEn(
    "tem mais de um telefone: escreva um por linha",
    "has more than one phone number: enter one per line",
  ),
  service_number: ptEn(
    "é um número de serviço: escreva o telefone da própria pessoa",
    "is a service number: enter the person's own phone number",
  ),
  placeholder: ptEn(
    "é fictício: escreva um contato da própria pessoa",
    "is a placeholder: enter the person's own contact details",
  ),
  one_of: ptEn("preencha só um destes campos: {others}", "fill in only one of these: {others}"),
};

/** For a minimum of one: the field is empty. */
export const EMPTY_WORDS: Partial<Readonly<Record<FaultCode, Sentence>>> = {
  too_short: EMPTY,
  too_few: ptEn("escolha ao menos uma opção", "choose at least one option"),
};

/** Keyed by the type of value that was expected. */
export const TYPE_WORDS: Readonly<Record<string, Sentence>> = {
  number: ptEn("precisa ser um número", "must be a number"),
  integer: ptEn("precisa ser um número inteiro", "must be a whole number"),
  string: EMPTY,
  array: ptEn("escolha ao menos uma opção", "choose at least one option"),
  boolean: NO_CHOICE,
};

/** Keyed by the format that the text should have had. */
export const FORMAT_WORDS: Readonly<Record<string, Sentence>> = {
  name: ptEn("não é um nome", "is not a name"),
  email: ptEn("não é um e-mail completo", "is not a complete e-mail address"),
  ref: ptEn("não pode ser um código em branco", "cannot be a blank code"),
  phone: ptEn(
    "não é um telefone: escreva com DDD, ou com + e o código do país",
    "is not a phone number: enter it with its area code, or with + and the country code",
  ),
  "http(s) URL": ptEn(
    "não é um endereço de site, como https://exemplo.com.br/imovel",
    "is not a web address, such as https://example.com/listing",
  ),
  "IP / CIDR": ptEn(
    "não é um IP ou faixa, como 203.0.113.9 ou 203.0.113.0/24",
    "is not an IP or range, such as 203.0.113.9 or 203.0.113.0/24",
  ),
  "ISO 8601": ptEn("não é uma data com hora", "is not a date and time"),
  date: ptEn("não é uma data", "is not a date"),
  "00000-000": ptEn("não é um CEP", "is not a postal code (CEP)"),
};

/** Why an address is not accepted. */
export const ADDRESS_WORDS: Readonly<Record<string, Sentence>> = {
  private_address: ptEn("é de uma rede interna, não da internet", "belongs to an internal network"),
  host_not_found: ptEn("o servidor não existe", "the server does not exist"),
  dns_failed: ptEn("não encontramos o servidor", "we cannot find the server"),
};

/** Stands for a field that the page does not show. */
export const OTHER_FIELD = ptEn("outro campo", "another field");

export const MEANT = ptEn("Você quis dizer {names}?", "Did you mean {names}?");

/** Replaces a sentence that contains the API's names of states. */
export const MOVED_ON = ptEn(
  "A situação já mudou, e o que você pediu não é mais possível. Veja como está agora.",
  "The status has changed, and what you asked for is no longer possible. See the current status.",
);

/** Replaces the title meant for programs; keyed by the problem's code. */
export const TITLE_WORDS: Readonly<Record<string, Sentence>> = {
  invalid_param: ptEn("Confira os campos marcados", "Check the marked fields"),
  invalid_body: ptEn("Confira os campos marcados", "Check the marked fields"),
  request_refused: ptEn("Isto não pode ser feito agora", "This cannot be done right now"),
  idempotency_in_progress: ptEn("Este envio ainda está em andamento", "This form is still being processed"),
  rate_limited: ptEn("Muitos envios seguidos: espere um instante", "Too many requests: wait a moment"),
};

/** Replaces the detail meant for programs; keyed by the problem's code. */
export const DETAIL_WORDS: Readonly<Record<string, Sentence>> = {
  lead_in_trash: ptEn(
    "Este cliente está na lixeira, e nada foi salvo. Restaure-o e envie de novo.",
    "This client is in the trash, and nothing was saved. Restore the client, then send the form again.",
  ),
  lead_linked_to_other_ref: ptEn(
    "Esta pessoa já é cliente da conta, com outro código. Abra o cadastro dela e altere o que for preciso.",
    "This person is already a client of the account, under another code. Open that client and change what is needed.",
  ),
  consent_required: ptEn(
    "Marque que há base legal, como o consentimento, para tratar os dados da pessoa.",
    "Confirm that there is a legal basis, such as consent, to process the person's data.",
  ),
};
