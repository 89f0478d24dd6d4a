export const LANGUAGES = ["pt-BR", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages; `{name}` is filled in. */
export type Text = Readonly<Record<Language, string>>;

const say = (pt: string, en: string): Text => ({ "pt-BR": pt, en });

export const TEXTS = {
  help: say(
    `real-estate-account <comando> [opções]

  login [--url URL]              guarda o endereço e a chave, lida do teclado ou da entrada padrão
  logout                         apaga a chave guardada
  listen --forward-to URL        envia cada evento novo, assinado como webhook, a um endereço desta máquina
         [--secret whsec_...] [--types a,b] [--since DATA] [--poll SEGUNDOS] [--until-current]
  trigger [TIPO]                 simula um evento no sandbox; sem tipo, lista os tipos
  events tail [--types a,b] [--since DATA] [--poll SEGUNDOS] [--until-current]
  feed check ARQUIVO.xml         confere um feed sem rede, com as regras da sincronização
  contract check CONTRATO.json   compara um contrato guardado com o atual, sem chave [--url URL]
  import PLANILHA                simula, mostra e grava os imóveis de uma planilha (.xlsx, CSV ou página .xls)
         [--sheet ABA] [--map COLUNA=campo] [--map value:TEXTO=VALOR] [--dry-run] [--yes] [--partial] [--report RECUSADOS.csv]
  import leads PLANILHA          o mesmo com clientes; --consent declara a base legal (LGPD) de todas as linhas
         [--consent] [--sheet ABA] [--map ...] [--dry-run] [--yes] [--partial] [--report RECUSADOS.csv]
  export properties|leads        escreve a carteira ou os clientes em CSV [--out ARQUIVO]

Em todos: --json (uma linha JSON por resultado), --lang pt-BR|en, --help, --version
REAL_ESTATE_URL e REAL_ESTATE_KEY valem mais que o login.

Saída: 0 feito, 1 erro inesperado, 2 uso errado, 3 sem chave ou chave recusada, 4 recusado, 5 serviço indisponível`,
    `real-estate-account <command> [options]

  login [--url URL]              stores the address and the key, read from the keyboard or standard input
  logout                         deletes the stored key
  listen --forward-to URL        sends each new event, signed as a webhook, to an address on this machine
         [--secret whsec_...] [--types a,b] [--since DATE] [--poll SECONDS] [--until-current]
  trigger [TYPE]                 simulates an event in the sandbox; without a type, lists the types
  events tail [--types a,b] [--since DATE] [--poll SECONDS] [--until-current]
  feed check FILE.xml            checks a feed without network, by the rules of the sync
  contract check CONTRACT.json   compares a saved contract with the current one, without a key [--url URL]
  import SHEET                   tries, shows and writes the properties of a spreadsheet (.xlsx, CSV or a page named .xls)
         [--sheet NAME] [--map COLUMN=field] [--map value:TEXT=VALUE] [--dry-run] [--yes] [--partial] [--report REFUSED.csv]
  import leads SHEET             the same with clients; --consent declares a legal basis (LGPD) for every row
         [--consent] [--sheet NAME] [--map ...] [--dry-run] [--yes] [--partial] [--report REFUSED.csv]
  export properties|leads        writes the portfolio or the clients as CSV [--out FILE]

For all: --json (a line of JSON for each result), --lang pt-BR|en, --help, --version
REAL_ESTATE_URL and REAL_ESTATE_KEY take precedence over the login.

Exit: 0 done, 1 unexpected error, 2 wrong use, 3 no key or key refused, 4 refused, 5 service unavailable`,
  ),
  unknownCommand: say(
    "Comando desconhecido: {command}. Veja --help.",
    "Unknown command: {command}. See --help.",
  ),
  noFile: say("Informe o arquivo. Veja --help.", "Specify a file. See --help."),
  unreadable: say("Não foi possível ler {file}: {cause}.", "{file} cannot be read: {cause}."),
  noKey: say(
    "Não há chave: use `real-estate-account login`, ou defina REAL_ESTATE_URL e REAL_ESTATE_KEY.",
    "There is no key: use `real-estate-account login`, or set REAL_ESTATE_URL and REAL_ESTATE_KEY.",
  ),
  askUrl: say("Endereço da API (https://.../v1): ", "Address of the API (https://.../v1): "),
  askKey: say("Chave (não aparece na tela): ", "Key (not shown): "),
  loggedIn: say(
    "Conectado a {account}{sandbox}. Guardado em {file}.",
    "Logged in to {account}{sandbox}. Stored in {file}.",
  ),
  sandbox: say(" (sandbox)", " (sandbox)"),
  halfEnvironment: say(
    "REAL_ESTATE_URL e REAL_ESTATE_KEY só valem juntas: defina as duas ou nenhuma.",
    "REAL_ESTATE_URL and REAL_ESTATE_KEY work only together: set both or neither.",
  ),
  unwritable: say("{file} não pode ser gravado: {cause}.", "{file} cannot be written: {cause}."),
  loggedOut: say("A chave guardada foi apagada.", "The stored key was deleted."),
  unsafe: say(
    "{file} pode ser lido por outros usuários desta máquina: faça login de novo.",
    "{file} can be read by other users of this machine: log in again.",
  ),
  notLocal: say(
    "--forward-to deve ser um endereço http desta máquina, como http://localhost:3000/webhooks.",
    "--forward-to must be an http address on this machine, such as http://localhost:3000/webhooks.",
  ),
  malformed: say("Valor inválido para {option}: {value}.", "Invalid value for {option}: {value}."),
  listening: say("Enviando os eventos a {url}.", "Sending the events to {url}."),
  madeSecret: say("Segredo desta execução: {secret}", "Secret for this run: {secret}"),
  notDelivered: say("sem resposta: {cause}", "no answer: {cause}"),
  simulated: say("{type} criado: {id}", "{type} created: {id}"),
  checked: say(
    "Anúncios: {total}. Entram: {usable}. Não entram: {skipped}.",
    "Listings: {total}. Usable: {usable}. Skipped: {skipped}.",
  ),
  noUrl: say(
    "Informe o endereço da API com --url ou REAL_ESTATE_URL.",
    "Give the address of the API with --url or REAL_ESTATE_URL.",
  ),
  noContract: say("{file} não é um contrato OpenAPI.", "{file} is not an OpenAPI contract."),
  contractSame: say("O contrato é o mesmo.", "The contract is the same."),
  contractGrown: say(
    "O contrato mudou, mas continua compatível.",
    "The contract has changed but is still compatible.",
  ),
  contractBroken: say(
    "Mudanças que quebram programas escritos para o contrato guardado: {count}.",
    "Changes that break programs written for the saved contract: {count}.",
  ),
  consent: say(
    "Se há base legal para tratar os dados de todos (LGPD), use --consent, ou preencha a coluna consentimento em cada linha.",
    "If there is a legal basis to process everybody's data (LGPD), use --consent, or fill in the column consentGiven in each row.",
  ),
  badMap: say(
    "--map {map} é inválido: use --map Coluna=campo ou --map value:Texto=VALOR. Campos: {fields}.",
    "--map {map} is invalid: use --map Column=field or --map value:Text=VALUE. Fields: {fields}.",
  ),
  badMaps: say(
    "{file} não pode ser lido: apague-o ou corrija-o.",
    "{file} cannot be read: delete it or correct it.",
  ),
  unusedMaps: say(
    "--map cita colunas que a planilha não tem: {columns}.",
    "--map names columns that the sheet does not have: {columns}.",
  ),
  columns: say("Colunas (títulos na linha {line})", "Columns (headings in line {line})"),
  noHeading: say("(sem título)", "(no heading)"),
  noField: say("nenhum campo", "no field"),
  byContent: say("pelo conteúdo", "by its content"),
  oneCell: say("1 célula", "1 cell"),
  cells: say("{count} células", "{count} cells"),
  understood: say("As primeiras linhas, como foram entendidas", "The first rows, as understood"),
  row: say("linha {line}, {ref}", "line {line}, {ref}"),
  oneLine: say("1 linha", "1 row"),
  manyLines: say("{count} linhas", "{count} rows"),
  changes: say("Mudanças em códigos conhecidos ({count})", "Changes to known codes ({count})"),
  more: say("e mais {count}; todas com --json", "and {count} more; all of them with --json"),
  refusals: say("Recusas", "Refusals"),
  remarks: say("Avisos: o que não é gravado como está", "Remarks: what is not stored as written"),
  lacking: say(
    "O que falta para entrar no Radar, e em quantas linhas",
    "What is missing for Radar, and in how many rows",
  ),
  left: say("faltam {time}", "{time} left"),
  reportHeader: say(
    "linha;codigo;coluna;valor;motivo;codigo do motivo",
    "line;externalRef;column;value;reason;code",
  ),
  trying: say("Simulando", "Trying"),
  writing: say("Gravando", "Writing"),
  refusedRow: say("linha {line}, {ref}, {column}: {reason}", "line {line}, {ref}, {column}: {reason}"),
  tried: say(
    "Linhas a gravar: {accepted}. Recusadas: {refused}.",
    "Rows to write: {accepted}. Refused: {refused}.",
  ),
  nothingWritten: say(
    "Nada foi gravado. Corrija as linhas recusadas ou use --partial para gravar as outras.",
    "Nothing was written. Correct the refused rows, or use --partial to write the others.",
  ),
  confirm: say("Gravar? (s/N) ", "Write? (y/N) "),
  notConfirmed: say("Nada foi gravado. Para gravar, use --yes.", "Nothing was written. To write, use --yes."),
  resumed: say("Continuando. Linhas já gravadas: {done}.", "Continuing. Rows already written: {done}."),
  interrupted: say(
    "Interrompido: rode o mesmo comando para continuar.",
    "Interrupted: run the same command to continue.",
  ),
  stopped: say(
    "Parou na primeira linha recusada. Rode o mesmo comando para continuar, com --partial para pular as recusadas.",
    "Stopped at the first refused row. Run the same command to continue, with --partial to skip refused rows.",
  ),
  imported: say("{counts}.", "{counts}."),
  exported: say("Linhas: {count}.", "Rows: {count}."),
} as const;

export const fill = (
  text: Text,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
): string =>
  text[language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
