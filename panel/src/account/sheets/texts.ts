import type { Sentence } from "../../../../src/lib/language.ts";

const say = (pt: string, en: string): Sentence => ({ "pt-BR": pt, en });

export const SHEETS = {
  import: say("Importar planilha", "Import a sheet"),
  ofProperties: say("Importar planilha de imóveis", "Import a sheet of properties"),
  ofClients: say("Importar planilha de clientes", "Import a sheet of clients"),
  intro: say(
    "Solte a planilha que você já tem, ou a exportação do seu CRM. Ela é lida no seu navegador: antes de gravar, você vê o que foi entendido.",
    "Drop the sheet that you have, or the export of your CRM. It is read in your browser: you see what was understood before anything is written.",
  ),
  propertyColumns: say(
    "Um imóvel novo precisa de código, tipo, finalidade, preço, cidade e UF. Os nomes das colunas podem ser os seus.",
    "A new property needs a code, a type, a purpose, a price, a city and its state. The columns may have your own names.",
  ),
  clientColumns: say(
    "Um cliente novo precisa de nome, e telefone ou e-mail. Para receber recomendações, também de cidade, finalidade e valor. Sem código, o telefone ou o e-mail identifica o cliente: só o que lhe falta é preenchido, e um cliente arquivado volta.",
    "A new client needs a name, and a phone or an e-mail; to be recommended, a city, a purpose and a budget too. Without a code, the phone or the e-mail identifies the client: only what is missing is filled in, and an archived client returns.",
  ),
  empty: say(
    "Uma célula vazia não apaga nada, nem uma coluna que a planilha não tem.",
    "An empty cell or a missing column erases nothing.",
  ),
  again: say(
    "Pode importar a mesma planilha de novo: um código que já existe é atualizado, e nada é repetido.",
    "You may import the same sheet again: a code that is there already is updated, and nothing is duplicated.",
  ),
  model: say("Baixar uma planilha modelo", "Download a model sheet"),
  needsScript: say(
    "Esta página precisa de JavaScript, que o seu navegador não executou. A linha de comando faz o mesmo: real-estate-account import.",
    "This page needs JavaScript, which your browser did not run. The command line does the same: real-estate-account import.",
  ),
} as const;
