import type { Sentence } from "../../../../src/lib/language.ts";

const say = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

export const SHEETS = {
  import: say("Importar planilha", "Import a spreadsheet"),
  ofProperties: say("Importar planilha de imóveis", "Import a spreadsheet of properties"),
  ofClients: say("Importar planilha de clientes", "Import a spreadsheet of clients"),
  intro: say(
    "Arraste para cá a planilha que você já tem ou a exportação do seu CRM. Ela é lida no seu navegador, e você confere tudo antes de gravar.",
    "Drop the spreadsheet you already have, or your CRM's export. It is read in your browser, and you check everything before it is saved.",
  ),
  propertyColumns: say(
    "Um imóvel novo precisa de código, tipo, finalidade, preço, cidade e UF. Os nomes das colunas podem ser os que você já usa.",
    "A new property needs a code, type, purpose, price, city and state. Keep your own column names.",
  ),
  clientColumns: say(
    "Um cliente novo precisa de nome e de telefone ou e-mail. Para entrar no Radar, também de cidade, finalidade e valor. Sem código, o cliente é identificado pelo telefone ou e-mail: só os campos vazios são preenchidos, e um cliente arquivado é reativado.",
    "A new client needs a name, and a phone or an e-mail. To enter Radar, also a city, a purpose and a budget. Without a code, the phone or e-mail identifies the client: only empty fields are filled in, and an archived client is reactivated.",
  ),
  empty: say(
    "Células vazias e colunas ausentes não apagam nada.",
    "Empty cells and missing columns erase nothing.",
  ),
  again: say(
    "Você pode importar a mesma planilha de novo: os códigos que já existem são atualizados, e nada se repete.",
    "You can import the same spreadsheet again: existing codes are updated, and nothing is duplicated.",
  ),
  model: say("Baixar planilha modelo", "Download a template"),
  needsScript: say(
    "Esta página precisa de JavaScript, que está desligado no seu navegador. A linha de comando faz o mesmo: real-estate-account import.",
    "This page needs JavaScript, which is off in your browser. The command line does the same: real-estate-account import.",
  ),
} as const;
