/** Words that no English sentence contains. */
const PORTUGUESE =
  /[ãõçáéíóúâêôà]|\b(de|da|das|dos|para|com|uma|um|por|nenhum|nenhuma|cliente|clientes|chave|chaves|venda|aluguel|novo|nova|salvar|criar|editar|quando|lixeira)\b/i;

/** Names of the trade, of languages, of places, and what cannot be a word. */
const NAMES = [
  /Captação/g,
  /Português/g,
  /\bCRECI\b/g,
  /Pinheiros|São Paulo|Brasília|Rua [^<]*/g,
  /[\w.+-]+@[\w.-]+/g,
  /acc-[0-9a-z]+/g,
];

/** The texts that a page shows and says, without names. */
const textsOf = (html: string, names: readonly RegExp[]): string[] => {
  const shown = html
    .replaceAll(/<(script|style|svg|pre|code)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(
      /<(?:title|[a-z]+)[^>]*(?:aria-label|placeholder|alt|data-label|title)="([^"]*)"[^>]*>/g,
      "\n$1\n",
    )
    .replaceAll(/<[^>]+>/g, "\n");
  return [...NAMES, ...names]
    .reduce((text, name) => text.replaceAll(name, " "), shown)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
};

/** The lines of an English page that are Portuguese, unless they are of what people typed. */
export const portugueseIn = (html: string, ...typed: readonly RegExp[]): string[] =>
  textsOf(html, typed).filter((line) => PORTUGUESE.test(line));
