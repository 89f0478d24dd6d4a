import { type Language, ptEn, type Sentence } from "../../lib/language.ts";
import type { UnreadableReason } from "./cell.ts";
import type { NotTaken } from "./field-by-cells.ts";
import type { CellFault, CellRemark } from "./reported.ts";
import type { Stop } from "./stops.ts";

export const fill = (
  sentence: Sentence,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
): string =>
  sentence[language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );

export const UNREADABLE: Readonly<Record<UnreadableReason, Sentence>> = {
  old_excel: ptEn(
    "Este é o formato antigo do Excel (.xls): abra no Excel e salve como .xlsx.",
    "This is Excel's old format (.xls): open it in Excel and save it as .xlsx.",
  ),
  web_page: ptEn(
    "Este arquivo tem nome de planilha, mas é uma página sem tabela ou um XML: abra no Excel e salve como .xlsx.",
    "This file is named like a spreadsheet but is XML or a web page without a table: open it in Excel and save it as .xlsx.",
  ),
  no_such_sheet: ptEn(
    "O arquivo não tem essa aba. Abas: {sheets}.",
    "The file has no such sheet. Sheets: {sheets}.",
  ),
  pdf: ptEn(
    "Este arquivo é um PDF: exporte como planilha.",
    "This file is a PDF: export it as a spreadsheet.",
  ),
  open_document: ptEn(
    "Este arquivo é do LibreOffice (.ods): salve como .xlsx ou CSV.",
    "This is a LibreOffice file (.ods): save it as .xlsx or CSV.",
  ),
  damaged: ptEn(
    "O arquivo está danificado ou incompleto: salve de novo como .xlsx ou CSV.",
    "The file is damaged or incomplete: save it again as .xlsx or CSV.",
  ),
  open_quote: ptEn(
    "Na linha {line} há aspas que não fecham: corrija e tente de novo.",
    "In line {line} a quote is never closed: correct it and try again.",
  ),
  empty: ptEn("O arquivo está vazio.", "The file is empty."),
};

const FAULT_SENTENCES: Readonly<Record<CellFault, Sentence>> = {
  broken_formula: ptEn(
    "é uma fórmula com erro ou nunca calculada: abra a planilha, calcule e salve",
    "is a formula that failed or was never calculated: open the sheet, calculate and save it",
  ),
  struck_out: ptEn(
    "está riscado: apague, ou tire o risco se ainda vale",
    "is struck through: delete it, or remove the strikethrough if it is still valid",
  ),
  parts_unsure: ptEn(
    "não tem todas as partes do título: escreva cada uma em uma coluna",
    "does not have all the parts of the heading: write each in its own column",
  ),
  required: ptEn("falta o código", "the code is missing"),
  duplicate: ptEn("o código já está na linha {first}", "the code is already in line {first}"),
  damaged_code: ptEn(
    "o Excel cortou este código: formate a coluna como texto e exporte de novo",
    "Excel cut this code: format the column as text and export it again",
  ),
  made_a_date: ptEn(
    "o Excel transformou isto em data: formate a coluna como texto e exporte de novo",
    "Excel turned this into a date: format the column as text and export it again",
  ),
  shifted_row: ptEn(
    "a linha tem mais células que o cabeçalho: ponha entre aspas os textos que contêm o separador",
    "the row has more cells than the headings: put texts that contain the separator in quotes",
  ),
  damaged_phone: ptEn(
    "o Excel cortou este telefone: formate a coluna como texto e exporte de novo",
    "Excel cut this phone: format the column as text and export it again",
  ),
  not_a_phone: ptEn("não é um telefone com DDD", "is not a phone with an area code"),
  not_a_type: ptEn(
    "não é um tipo conhecido; aceitos: {accepted}",
    "is not a known type; accepted: {accepted}",
  ),
  not_a_purpose: ptEn(
    "não é venda nem aluguel; aceitos: {accepted}",
    "is neither sale nor rent; accepted: {accepted}",
  ),
  not_an_amount: ptEn("não é um valor em reais", "is not an amount in reais"),
  ambiguous_amount: ptEn("pode ser {readings}: escreva por extenso", "can mean {readings}: write it in full"),
  price_of_what: ptEn(
    "não diz se é venda ou aluguel: escolha um deles para a coluna ({accepted})",
    "does not say whether it is for sale or for rent: choose one for the column ({accepted})",
  ),
  not_monthly: ptEn(
    "não é aluguel mensal: escreva o valor por mês ou deixe vazio",
    "is not a monthly rent: write the monthly amount, or leave it empty",
  ),
  states_differ: ptEn(
    "contradiz outra coluna da linha ({accepted}): deixe só a correta",
    "contradicts another column of the row ({accepted}): keep only the right one",
  ),
  not_a_count: ptEn("não é um número inteiro", "is not a whole number"),
  not_a_number: ptEn("não é um número", "is not a number"),
  not_an_area: ptEn("não é uma área", "is not an area"),
  ambiguous_area: ptEn("pode ser {readings}: escreva por extenso", "can mean {readings}: write it in full"),
  regional_unit: ptEn(
    "tem uma medida que varia conforme a região ({readings}): escreva em m² ou hectares",
    "has a unit that varies by region ({readings}): write square meters or hectares",
  ),
  not_a_date: ptEn("não é uma data (dia/mês/ano)", "is not a date (day/month/year)"),
  ambiguous_date: ptEn(
    "pode ser {readings}: a coluna mistura datas com o dia e com o mês na frente",
    "can mean {readings}: the column mixes day-first and month-first dates",
  ),
  not_yes_or_no: ptEn("não é sim nem não", "is neither yes nor no"),
  no_consent: ptEn(
    "não há base legal (LGPD) para tratar os dados: o cliente não pode ser importado",
    "gives no legal basis (LGPD) to process the data: the client cannot be imported",
  ),
  unknown_city: ptEn(
    "não é uma cidade conhecida com esta UF; parecidas: {accepted}",
    "is not a known city in this state; similar: {accepted}",
  ),
};

/** " (talvez Nº)" */
export const maybeText = (candidates: readonly string[], language: Language): string =>
  candidates.length === 0 ? "" : ` (${MAYBE[language]} ${candidates.join(OR[language])})`;

const MAYBE: Sentence = ptEn("talvez", "maybe");
const OR: Sentence = ptEn(" ou ", " or ");

interface FaultFacts {
  readonly code: CellFault;
  readonly first?: number | undefined;
  readonly readings?: readonly string[] | undefined;
  readonly accepted?: readonly string[] | undefined;
}

/** Why a cell's meaning is uncertain; this follows the cell's text. */
export const faultText = (
  { code, first, readings = [], accepted = [] }: FaultFacts,
  language: Language,
): string =>
  fill(FAULT_SENTENCES[code], language, {
    first,
    readings: readings.join(OR[language]),
    accepted: accepted.length > 0 ? accepted.join(", ") : "–",
  });

export const REMARK_SENTENCES: Readonly<Record<CellRemark, Sentence>> = {
  placeholder: ptEn(
    "não informa nada: o campo fica como está",
    "gives no information: the field stays as it is",
  ),
  on_request: ptEn(
    "é preço sob consulta: o campo fica como está",
    "is price on request: the field stays as it is",
  ),
  scientific: ptEn(
    "está em notação científica e é lido como {about}: confira",
    "is in scientific notation and read as {about}: check it",
  ),
  read_as: ptEn("é lido como {about}", "is read as {about}"),
  unknown_stage: ptEn(
    "não é uma etapa conhecida: a etapa fica como está",
    "is not a known stage: the stage stays as it is",
  ),
  unknown_state: ptEn(
    "não é uma situação conhecida: diga o que significa",
    "is not a known status: say what it means",
  ),
  not_an_address: ptEn("não é um endereço de site (https://...)", "is not a web address (https://...)"),
  not_a_photo: ptEn(
    "é uma pasta, um álbum ou uma página, e não uma foto: informe o endereço de cada foto",
    "is a folder, an album or a page, not a photo: give the address of each photo",
  ),
  not_a_name: ptEn(
    "não é o nome de uma pessoa: o campo fica como está",
    "is not a person's name: the field stays as it is",
  ),
  too_many: ptEn("passa do limite de {about} e fica de fora", "is over the limit of {about} and is left out"),
  not_used: ptEn(
    "não é usado: outra coluna do campo tem valor",
    "is not used: another column for the field has a value",
  ),
  other_part: ptEn(
    "diz {about}, mas é usada a coluna que tem só isso",
    "says {about}, but the column with only that is used",
  ),
  above_headings: ptEn("fica acima do cabeçalho e não é lido", "is above the headings and is not read"),
  other_sheet: ptEn(
    "é outra aba do arquivo, com {about} linhas, e não é lida: importe-a separadamente",
    "is another sheet of the file, with {about} rows, and is not read: import it separately",
  ),
  summary_row: ptEn("é uma linha de total e não é lida", "is a total row and is not read"),
  title_row: ptEn("é um título entre as linhas e não é lido", "is a title between rows and is not read"),
  title_purposes: ptEn(
    "é um título: as linhas sem finalidade ficam como {about}",
    "is a title: rows without a purpose are taken as {about}",
  ),
  title_type: ptEn(
    "é um título: os imóveis novos sem tipo ficam como {about}",
    "is a title: new properties without a type are taken as {about}",
  ),
  repeated_header: ptEn("é o cabeçalho repetido", "repeats the headings"),
  struck_row: ptEn(
    "está riscada na planilha e fica de fora: se ainda vale, tire o risco; se foi vendido, informe em uma coluna Situação",
    "is struck through in the sheet and left out: if it is still valid, remove the strikethrough; if it is sold, say so in a column Situação",
  ),
  hidden_row: ptEn("está oculta na planilha, mas também é lida", "is hidden in the sheet but is read too"),
  hidden_column: ptEn(
    "é uma coluna oculta na planilha, mas também é lida",
    "is a hidden column but is read too",
  ),
  sold_or_let: ptEn(
    "não está disponível e ainda não existe na conta: não é criado",
    "is off the market and not in the account yet: it is not created",
  ),
  fewer_photos: ptEn(
    "tem menos fotos que o imóvel ({about}): as fotos ficam como estão",
    "has fewer photos than the property ({about}): the photos stay as they are",
  ),
  broker_unknown: ptEn(
    "não identifica uma única pessoa ativa da equipe: o corretor fica como está",
    "does not identify a single active team member: the broker stays as it is",
  ),
  neighborhood_unknown: ptEn(
    "o bairro {about} não está no catálogo da cidade",
    "the neighborhood {about} is not in the city's catalog",
  ),
  said: ptEn("{about}", "{about}"),
  whole_city: ptEn(
    "nenhum bairro conhecido: vale a cidade toda ({about})",
    "no known neighborhood: the whole city is used ({about})",
  ),
};

/** The words around what the API says about a row. */
export const API_SENTENCES = {
  missing: ptEn("falta", "is missing"),
  noColumn: ptEn("{field} (sem coluna)", "{field} (no column)"),
  kept: ptEn("fica o valor que o cliente já tem", "the client's current value is kept"),
  conflict: ptEn(
    "foi alterado no painel, que tem prioridade",
    "was changed in the dashboard, which takes precedence",
  ),
} as const;

export const NOT_TAKEN_SENTENCES: Readonly<Record<NotTaken, Sentence>> = {
  usage: ptEn(
    "é o uso (residencial, comercial), que vem do tipo",
    "is the use (residential, commercial), which comes from the type",
  ),
  condition: ptEn(
    "é o estado de conservação, não a disponibilidade",
    "is the condition, not the availability",
  ),
  home: ptEn("é onde a pessoa mora, não onde procura", "is where the person lives, not where they look"),
  others: ptEn(
    "é de outra pessoa: proprietário, captador ou corretor",
    "belongs to somebody else: an owner, a listing agent or a broker",
  ),
  parted: ptEn("é lida em partes, cada uma como uma coluna", "is read in parts, each as its own column"),
  portal_code: ptEn(
    "é o código em um portal: é usado o da imobiliária, que a planilha também tem",
    "is a portal's code: the agency's own, also in the sheet, is used",
  ),
  mapped_away: ptEn("deixada de fora por você", "left out by you"),
  other: ptEn("tem outra coisa nas células", "has something else in its cells"),
};

export const STOP_SENTENCES: Readonly<Record<Stop["code"], Sentence>> = {
  no_rows: ptEn("A planilha não tem linhas.", "The sheet has no rows."),
  no_code_column: ptEn(
    "Falta a coluna do código, com que a próxima importação reconhece o mesmo cadastro. Títulos encontrados: {headings}. Se um deles é o código{maybe}, diga qual: {how}. Se não, acrescente à planilha a coluna “Código” com um número para cada linha (1, 2, 3…) e guarde-a assim",
    "The code column, by which the next import recognizes the same record, is missing. Headings found: {headings}. If one is the code{maybe}, say which: {how}. Otherwise add a column “Código” to the sheet with a number for each row (1, 2, 3…), and keep it that way",
  ),
  owners: ptEn(
    "A planilha é de proprietários ({headings}), e aqui clientes são quem procura um imóvel: importe os imóveis e mantenha os proprietários no seu sistema. Se as pessoas são clientes, diga qual coluna é o nome: {how}",
    "The sheet has owners ({headings}), and clients here are people looking for a property: import the properties, and keep the owners in your system. If these people are clients, say which column is the name: {how}",
  ),
  repeated_columns: ptEn(
    "Há mais de uma coluna de {field}: {headings}. Deixe só uma ou diga o que são: {how}",
    "There is more than one column for {field}: {headings}. Keep one, or say what they are: {how}",
  ),
  unknown_states: ptEn(
    'Situação desconhecida: "{value}" em {heading} (linhas: {count}). Diga o que é (ACTIVE, SOLD, RENTED, INACTIVE): {how}',
    'Unknown state: "{value}" in {heading} (rows: {count}). Say what it is (ACTIVE, SOLD, RENTED, INACTIVE): {how}',
  ),
};
