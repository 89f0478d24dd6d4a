import { fold } from "../../../lib/text.ts";
import type { PropertyType } from "../../../vocabulary/value-lists.ts";

/** Folded names without the usage before them: the portal's, its legacy ones, and Portuguese. */
export const TYPE_NAMES: Readonly<Record<PropertyType, readonly string[]>> = {
  APARTAMENTO: ["apartment", "apartamento"],
  CASA_RUA: ["home", "house", "casa", "sobrado"],
  CASA_CONDOMINIO: ["condo", "condominium", "casa de condominio", "casa em condominio"],
  CASA_VILA: ["village house", "casa de vila"],
  STUDIO: ["studio", "kitnet", "loft", "quitinete"],
  FLAT: ["flat"],
  COBERTURA: ["penthouse", "cobertura"],
  SALA_COMERCIAL: ["office", "consultorio", "corporate floor", "sala comercial", "sala", "laje corporativa"],
  LOJA_PONTO: ["business", "loja", "retail", "store", "ponto comercial"],
  GALPAO: ["industrial", "warehouse", "galpao", "deposito"],
  PREDIO: ["edificio comercial", "edificio residencial", "hotel", "building", "predio"],
  TERRENO_RUA: ["land lot", "land", "terreno", "lote"],
  TERRENO_CONDOMINIO: ["terreno em condominio", "lote em condominio"],
  CHACARA_SITIO: ["farm ranch", "chacara", "sitio", "chacara sitio"],
  FAZENDA: ["agricultural", "fazenda", "farm"],
};

const byName = new Map(
  Object.entries(TYPE_NAMES).flatMap(([type, names]) =>
    names.map((name) => [name, type as PropertyType] as const),
  ),
);

const GATED = /condominio fechado|em condominio|gated community/;
const SHOP = /casa comercial|\bloja\b|\bponto\b/;
const SMALL_FARM = /\bchacara\b|\bsitio\b/;

/** Words in the text that decide a type that the portal's names leave open (rules 19.12). */
const refined = (type: PropertyType, name: string, commercial: boolean, said: string): PropertyType => {
  if (type === "STUDIO" && commercial) return "SALA_COMERCIAL";
  if (name === "building" && SHOP.test(said)) return "LOJA_PONTO";
  if (name === "agricultural" && SMALL_FARM.test(said) && !/\bfazenda\b/.test(said)) return "CHACARA_SITIO";
  return type === "TERRENO_RUA" && !commercial && GATED.test(said) ? "TERRENO_CONDOMINIO" : type;
};

/**
 * The type of a feed's PropertyType; undefined if unknown, never a guess.
 * @param said title, description and features, which decide where the name leaves it open
 */
export const typeOf = (written: string, said: string): PropertyType | undefined => {
  const folded = fold(written);
  const name = folded.replace(/^(residential|commercial|residencial|comercial)\s+/, "");
  const commercial = /^comm?erc/.test(folded);
  const type = byName.get(folded) ?? byName.get(name);
  return type && refined(type, name, commercial, fold(said));
};
