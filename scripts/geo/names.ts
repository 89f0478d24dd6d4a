import { slug } from "../../src/lib/text.ts";

/** IBGE's abbreviations, spelled out. The dots are required, because "S" or "Res" may be a name. */
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

/** "Bairro" is part of these names ("Bairro Alto", "Bairro Novo", "Bairro C") and a prefix of all others. */
const OWN_WRAPPER = /^Bairro (?:Alto|Baixo|Novo|Velho|Verde|Industrial|[A-Z])(?: |$)/;
const WRAPPER = /^Bairro (?:d[aeo]s? )?/i;
const PARTICLE = /^d[aeo]s? (?=\p{L})/iu;
/** Surnames with a particle of their own. */
const OWN_PARTICLE = /^de (?:Brida|Carli|Costa|Lazzer|Villa)$/i;
const INNER_PARTICLE = / (D[aeo]s?|E)(?= )/g;

function withoutWrapper(name: string): string {
  if (OWN_WRAPPER.test(name) || OWN_PARTICLE.test(name)) return name;
  return name.replace(WRAPPER, "").replace(PARTICLE, "");
}

/** The usual name of a source's neighborhood: full words, no prefix, no leading particle. */
export function neighborhoodName(source: string, shouted = false): string {
  let name = shouted
    ? source.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : source;
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
/** An aside that is a name of its own, and not a list, number, acronym or remark. */
const NAME = /^(?!.* e )\p{Lu}[\p{L}' ]{3,}$/u;

/** A name in parts: "Montese (Terra Firme)" is Montese, also known as Terra Firme. */
interface NameParts {
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

/** The search names of a compound name: both sides of a slash, and the part before a dash. */
export function partsOf(name: string): string[] {
  const parts = name.includes("/") ? name.split("/") : name.split(" - ").slice(0, 1);
  return namesAmong(parts).filter((part) => slug(part) !== slug(name));
}
