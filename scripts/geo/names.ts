import { slug } from "../../src/lib/text.ts";

/** What IBGE writes short, spelled out. The dots are required: "S" or "Res" alone may be a name. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bN\. ?(?:S\.|Sª|Senhora)/g, "Nossa Senhora"],
  [/\bSra\./g, "Senhora"],
  [/\bSta\./g, "Santa"],
  [/\bSto\./g, "Santo"],
  [/\bC\. ?H\./g, "Conjunto Habitacional"],
  [/\bD\. ?I\./g, "Distrito Industrial"],
  [/\bD\. Pedro\b/g, "Dom Pedro"],
  [/\bConj\./g, "Conjunto"],
  [/\b(?:Hab|Habit)\./g, "Habitacional"],
  [/\b(?:Res|Resid)\./g, "Residencial"],
  [/\bLot\./g, "Loteamento"],
  [/\b(?:Ind|Indl)\./g, "Industrial"],
  [/\bComl\./g, "Comercial"],
  [/\bDr\./g, "Doutor"],
  [/\bPe\./g, "Padre"],
  [/\bCel\./g, "Coronel"],
  [/\bGov\./g, "Governador"],
  [/\bJr\./g, "Júnior"],
];

/** "Bairro" belongs to these names ("Bairro Alto", "Bairro Novo", "Bairro C") and wraps all others. */
const OWN_WRAPPER = /^Bairro (?:Alto|Baixo|Novo|Velho|Verde|Industrial|[A-Z])(?: |$)/;
const WRAPPER = /^Bairro (?:d[aeo]s? )?/i;
const PARTICLE = /^d[aeo]s? (?=\p{L})/iu;
/** Surnames, whose particle is part of them. */
const OWN_PARTICLE = /^de (?:Brida|Carli|Costa|Lazzer|Villa)$/i;
const INNER_PARTICLE = / (D[aeo]s?|E)(?= )/g;

function titleCase(name: string): string {
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function withoutWrapper(name: string): string {
  if (OWN_WRAPPER.test(name) || OWN_PARTICLE.test(name)) return name;
  return name.replace(WRAPPER, "").replace(PARTICLE, "");
}

/** The name people write for what a source calls a neighborhood: whole words, no wrapper, no leading particle. */
export function neighborhoodName(source: string, shouted = false): string {
  let name = shouted ? titleCase(source) : source;
  for (const [short, long] of ABBREVIATIONS) name = name.replace(short, `${long} `);
  name = name
    .replace(/ *\/ */g, "/")
    .replace(/\( +/g, "(")
    .replace(/ +\)/g, ")")
    .replace(/ +/g, " ")
    .trim();
  name = withoutWrapper(name).replace(INNER_PARTICLE, (particle) => particle.toLowerCase());
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const PARENTHESIS = / ?\(([^)]*)\)$/;
/** An aside that is a name of its own: no list, number, acronym or remark. */
const NAME = /^(?!.* e )\p{Lu}[\p{L}' ]{3,}$/u;

/** A name in parts: "Montese (Terra Firme)" is Montese, also known as Terra Firme. */
export interface NameParts {
  readonly main: string;
  readonly others: readonly string[];
}

function namesAmong(texts: readonly string[]): string[] {
  const capitalized = texts.map((text) => text.trim()).filter((text) => /^\p{Lu}/u.test(text));
  return capitalized.map((text) => neighborhoodName(text)).filter((name) => NAME.test(name));
}

export function withoutParenthesis(name: string): NameParts {
  const aside = name.match(PARENTHESIS)?.[1];
  if (aside === undefined) return { main: name, others: [] };
  return { main: name.replace(PARENTHESIS, ""), others: namesAmong([aside]) };
}

/** The names under which a compound one is looked for: both sides of a slash, what stands before a dash. */
export function partsOf(name: string): string[] {
  const parts = name.includes("/") ? name.split("/") : name.split(" - ").slice(0, 1);
  return namesAmong(parts).filter((part) => slug(part) !== slug(name));
}
