import type { Language, Sentence } from "../../lib/language.ts";
import type { UnreadableFile } from "./cell.ts";
import type { NotTaken } from "./judged.ts";
import type { Stop } from "./stops.ts";
import type { CellFault, CellRemark } from "./reported.ts";

const say = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

export const fill = (
  sentence: Sentence,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
): string =>
  sentence[language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );

export const UNREADABLE: Readonly<Record<UnreadableFile, Sentence>> = {
  old_excel: say(
    "Este é o formato antigo do Excel (.xls): abra no Excel e salve como .xlsx.",
    "This is Excel's old format (.xls): open it in Excel and save it as .xlsx.",
  ),
  web_page: say(
    "Isto é uma página sem tabela, ou XML, com nome de planilha: abra no Excel e salve como .xlsx.",
    "This is a web page without a table, or XML, named like a sheet: open it in Excel and save it as .xlsx.",
  ),
  no_such_sheet: say(
    "O arquivo não tem essa aba. Abas: {sheets}.",
    "The file has no such sheet. Sheets: {sheets}.",
  ),
  pdf: say("Isto é um PDF: exporte a planilha.", "This is a PDF: export the sheet."),
  open_document: say(
    "Isto é uma planilha do LibreOffice (.ods): salve como .xlsx ou CSV.",
    "This is a sheet of LibreOffice (.ods): save it as .xlsx or CSV.",
  ),
  damaged: say(
    "O arquivo está danificado ou incompleto: salve de novo como .xlsx ou CSV.",
    "The file is damaged or cut off: save it again as .xlsx or CSV.",
  ),
  open_quote: say(
    "Na linha {line} começam aspas que nunca terminam.",
    "Quotes begin in line {line} and never end.",
  ),
  empty: say("O arquivo está vazio.", "The file is empty."),
};

const FAULT_SENTENCES: Readonly<Record<CellFault, Sentence>> = {
  broken_formula: say(
    "é uma fórmula com erro ou nunca calculada: abra a planilha, calcule e salve",
    "is a formula that failed or was never calculated: open the sheet, calculate and save it",
  ),
  struck_out: say(
    "está riscado: apague-o, ou tire o risco se ainda vale",
    "is struck out: delete it, or take the line away if it still counts",
  ),
  parts_unsure: say(
    "não tem as partes do título, uma por uma: escreva cada uma em uma coluna",
    "does not have the parts of the heading, one by one: write each in a column of its own",
  ),
  required: say("falta o código", "the code is missing"),
  duplicate: say("o código já está na linha {first}", "the code is in line {first} already"),
  damaged_code: say(
    "o Excel cortou este código: formate a coluna como texto e exporte de novo",
    "Excel has cut this code: format the column as text and export it again",
  ),
  made_a_date: say(
    "o Excel fez uma data disto: formate a coluna como texto e exporte de novo",
    "Excel has made a date of this: format the column as text and export it again",
  ),
  shifted_row: say(
    "a linha tem mais células que o cabeçalho: um texto com o separador precisa de aspas",
    "the row has more cells than the headings: a text with the separator needs quotes",
  ),
  damaged_phone: say(
    "o Excel cortou este telefone: formate a coluna como texto e exporte de novo",
    "Excel has cut this phone: format the column as text and export it again",
  ),
  not_a_phone: say("não é um telefone com DDD", "is no phone with its area code"),
  not_a_type: say("não é um tipo conhecido; aceitos: {accepted}", "is no known type; accepted: {accepted}"),
  not_a_purpose: say(
    "não diz venda nem aluguel; aceitos: {accepted}",
    "says neither sale nor rent; accepted: {accepted}",
  ),
  not_an_amount: say("não é um valor em reais", "is no amount in reais"),
  ambiguous_amount: say("pode ser {readings}: escreva por extenso", "can mean {readings}: write it in full"),
  price_of_what: say(
    "não diz se é de venda ou de aluguel: faça a coluna valer um deles ({accepted})",
    "does not say whether it is for sale or for rent: make the column one of them ({accepted})",
  ),
  not_monthly: say(
    "não é o aluguel de um mês: escreva quanto é por mês, ou deixe vazio",
    "is not the rent of a month: write what a month costs, or leave it empty",
  ),
  states_differ: say(
    "contradiz outra coluna da linha ({accepted}): deixe só a que vale",
    "contradicts another column of the row ({accepted}): leave the one that counts",
  ),
  not_a_count: say("não é um número inteiro", "is no whole number"),
  not_a_number: say("não é um número", "is no number"),
  not_an_area: say("não é uma área", "is no area"),
  ambiguous_area: say("pode ser {readings}: escreva por extenso", "can mean {readings}: write it in full"),
  regional_unit: say(
    "tem uma medida que varia de região para região ({readings}): escreva em m² ou hectares",
    "has a unit that differs by region ({readings}): write square metres or hectares",
  ),
  not_a_date: say("não é uma data (dia/mês/ano)", "is no date (day/month/year)"),
  ambiguous_date: say(
    "pode ser {readings}: a coluna tem datas com o dia e datas com o mês na frente",
    "can mean {readings}: the column has dates with the day and dates with the month first",
  ),
  not_yes_or_no: say("não é sim nem não", "is neither yes nor no"),
  no_consent: say(
    "não dá base legal (LGPD) para tratar os dados: o cliente não pode vir",
    "gives no legal basis (LGPD) to process the data: the client cannot come",
  ),
  unknown_city: say(
    "não é uma cidade conhecida com esta UF; parecidas: {accepted}",
    "is no city known in this state; similar: {accepted}",
  ),
};

/** " (talvez Nº)" */
export const maybeText = (candidates: readonly string[], language: Language): string =>
  candidates.length === 0 ? "" : ` (${MAYBE[language]} ${candidates.join(OR[language])})`;

const MAYBE: Sentence = say("talvez", "maybe");
const OR: Sentence = say(" ou ", " or ");

interface FaultFacts {
  readonly code: CellFault;
  readonly first?: number | undefined;
  readonly readings?: readonly string[] | undefined;
  readonly accepted?: readonly string[] | undefined;
}

/** The reason why nobody can know what was meant, after the text. */
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
  placeholder: say("não diz nada: o campo fica como está", "says nothing: the field stays as it is"),
  on_request: say(
    "é preço sob consulta: o campo fica como está",
    "is a price on request: the field stays as it is",
  ),
  scientific: say(
    "está em notação científica e é lido como {about}: confira",
    "is in scientific notation and read as {about}: check it",
  ),
  read_as: say("é lido como {about}", "is read as {about}"),
  unknown_stage: say(
    "não é uma etapa conhecida: a etapa fica como está",
    "is no known stage: the stage stays as it is",
  ),
  unknown_state: say(
    "não é uma situação conhecida: diga o que significa",
    "is no known state: say what it means",
  ),
  not_an_address: say(
    "não é um endereço da internet (https://...)",
    "is no address of the web (https://...)",
  ),
  not_a_photo: say(
    "é uma pasta, um álbum ou uma página, e não uma foto: ponha o endereço de cada foto",
    "is a folder, an album or a page and no photo: give the address of each photo",
  ),
  not_a_name: say(
    "não é o nome de uma pessoa: o campo fica como está",
    "is no person's name: the field stays as it is",
  ),
  too_many: say("passa do limite de {about} e fica de fora", "is beyond the limit of {about} and left out"),
  not_used: say(
    "não é usado: outra coluna do campo tem valor",
    "is not used: another column of the field has a value",
  ),
  other_part: say(
    "diz {about}, e vale a coluna que tem só isso",
    "says {about}, and the column that has it alone counts",
  ),
  above_headings: say("fica acima do cabeçalho e não é um cadastro", "is above the headings and no record"),
  other_sheet: say(
    "é outra aba do arquivo, com {about} linhas, e não é lida: escolha-a em outra importação",
    "is another sheet of the file, of {about} rows, and not read: choose it in another import",
  ),
  summary_row: say("é uma linha de total, e não um cadastro", "is a line of totals and no record"),
  title_row: say(
    "é um título entre as linhas, e não um cadastro",
    "is a title between the rows and no record",
  ),
  title_purposes: say(
    "é um título: as linhas sem finalidade são de {about}",
    "is a title: rows without a purpose are of {about}",
  ),
  title_type: say(
    "é um título: os imóveis novos sem tipo são {about}",
    "is a title: new properties without a type are {about}",
  ),
  repeated_header: say("é o cabeçalho repetido", "is the headings again"),
  struck_row: say(
    "está riscada na planilha e fica de fora: se vale, tire o risco; se foi vendido, diga-o em uma coluna Situação",
    "is struck out in the sheet and left out: if it counts, take the line away; if it is sold, say so in a column Situação",
  ),
  hidden_row: say("está oculta na planilha, e é lida também", "is hidden in the sheet, and read too"),
  hidden_column: say(
    "é uma coluna oculta na planilha, e é lida também",
    "is a column that the sheet hides, and read too",
  ),
  sold_or_let: say(
    "não está no mercado e não é da conta: não é criado",
    "is off the market and not the account's: it is not created",
  ),
  fewer_photos: say(
    "tem menos fotos que o imóvel ({about}): as fotos ficam como estão",
    "has fewer photos than the property ({about}): the photos stay as they are",
  ),
  broker_unknown: say(
    "não é o nome de uma só pessoa ativa da equipe: o corretor fica como está",
    "is the name of no single active person of the team: the broker stays as it is",
  ),
  neighborhood_unknown: say(
    "o bairro {about} não está no catálogo da cidade",
    "the neighborhood {about} is not in the city's catalogue",
  ),
  said: say("{about}", "{about}"),
  whole_city: say(
    "nenhum bairro conhecido: vale {about} inteira",
    "no known neighborhood: all of {about} counts",
  ),
};

/** The words around the API's own about a row. */
export const SAID_SENTENCES = {
  missing: say("falta", "is missing"),
  noColumn: say("{field} (sem coluna)", "{field} (no column)"),
  kept: say("fica o que o cliente já tem", "what the client has already is kept"),
  conflict: say("foi alterado no painel, que vale mais", "was changed in the dashboard, which counts more"),
} as const;

export const NOT_TAKEN_SENTENCES: Readonly<Record<NotTaken, Sentence>> = {
  usage: say(
    "é o uso (residencial, comercial), que vem do tipo",
    "is the use (residential, commercial), which follows from the type",
  ),
  condition: say(
    "é o estado de conservação, não a disponibilidade",
    "is the condition, not the availability",
  ),
  home: say("é onde a pessoa mora, não onde procura", "is where the person lives, not where they look"),
  others: say(
    "é de outra pessoa: proprietário, captador ou corretor",
    "is somebody else's: an owner, a listing agent or a broker",
  ),
  parted: say("é lida em partes, cada uma como uma coluna", "is read in parts, each as a column"),
  portal_code: say(
    "é o código em um portal: vale o da imobiliária, que a planilha também tem",
    "is a portal's code: the agency's own counts, which the sheet has too",
  ),
  mapped_away: say("deixada de fora por você", "left out by you"),
  other: say("tem outra coisa nas células", "has something else in its cells"),
};

export const STOP_SENTENCES: Readonly<Record<Stop["code"], Sentence>> = {
  no_rows: say("A planilha não tem linhas.", "The sheet has no rows."),
  no_code_column: say(
    "Falta a coluna do código, pelo qual a próxima importação encontra o mesmo cadastro. Títulos encontrados: {headings}. Se um deles é o código{maybe}, diga qual: {how}. Senão, acrescente à planilha a coluna “Código” com um número para cada linha (1, 2, 3…) e guarde-a assim",
    "The column of the code is missing, by which the next import finds the same record. Headings found: {headings}. If one is the code{maybe}, say which: {how}. Else add a column “Código” to the sheet with a number for each row (1, 2, 3…), and keep it so",
  ),
  owners: say(
    "A planilha é de proprietários ({headings}), e clientes aqui são quem procura um imóvel: traga os imóveis, e deixe os donos no seu sistema. Se as pessoas são clientes, diga qual coluna é o nome: {how}",
    "The sheet is of owners ({headings}), and clients here are who looks for a home: bring the properties, and keep the owners in your system. If these people are clients, say which column is the name: {how}",
  ),
  repeated_columns: say(
    "Mais de uma coluna é {field}: {headings}. Deixe uma, ou diga o que são: {how}",
    "More than one column is {field}: {headings}. Leave one, or say what they are: {how}",
  ),
  unknown_states: say(
    'Situação desconhecida: "{value}" em {heading} ({count} linhas). Diga o que é (ACTIVE, SOLD, RENTED, INACTIVE): {how}',
    'Unknown state: "{value}" in {heading} ({count} rows). Say what it is (ACTIVE, SOLD, RENTED, INACTIVE): {how}',
  ),
};
