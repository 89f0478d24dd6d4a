import { ptEn } from "../../../../src/lib/language.ts";

export const SHEETS = {
  import: ptEn("Importar planilha", "Import a spreadsheet"),
  ofProperties: ptEn("Importar planilha de imóveis", "Import a spreadsheet of properties"),
  ofClients: ptEn("Importar planilha de clientes", "Import a spreadsheet of clients"),
  intro: ptEn(
    "Arraste para cá a planilha que você já tem ou a exportação do seu CRM. Ela é lida no seu navegador, e você confere tudo antes de gravar.",
    "Drop the spreadsheet you already have, or your CRM's export. It is read in your browser, and you check everything before it is saved.",
  ),
  propertyColumns: ptEn(
    "Um imóvel novo precisa de código, tipo, finalidade, preço, cidade e UF. Os nomes das colunas podem ser os que você já usa.",
    "A new property needs a code, type, purpose, price, city and state. Keep your own column names.",
  ),
  clientColumns: ptEn(
    "Um cliente novo precisa de nome e de telefone ou e-mail. Para entrar no Radar, também de cidade, finalidade e valor. Sem código, o cliente é identificado pelo telefone ou e-mail: só os campos vazios são preenchidos, e um cliente arquivado é reativado.",
    "A new client needs a name and a phone number or e-mail address, and for Radar also a city, a purpose and a budget. Without a code, the phone number or e-mail address identifies the client: only empty fields are filled in, and an archived client is reactivated.",
  ),
  empty: ptEn(
    "Células vazias e colunas ausentes não apagam nada.",
    "Empty cells and missing columns erase nothing.",
  ),
  again: ptEn(
    "Você pode importar a mesma planilha de novo: os códigos que já existem são atualizados, e nada se repete.",
    "You can import the same spreadsheet again: existing codes are updated, and nothing is duplicated.",
  ),
  model: ptEn("Baixar planilha modelo", "Download a template"),
  needsScript: ptEn(
    "Esta página precisa de JavaScript, que está desligado no seu navegador. A linha de comando faz o mesmo: real-estate-account import.",
    "This page needs JavaScript, which is off in your browser. The command line does the same: real-estate-account import.",
  ),
} as const;
