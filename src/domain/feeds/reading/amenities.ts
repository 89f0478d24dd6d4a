import { plainTitle } from "../../../lib/markup.ts";
import { fold } from "../../../lib/text.ts";
import { MAX_AMENITY_CHARS } from "../../../vocabulary/limits.ts";
import { FORMATS } from "../formats/index.ts";

/** VRSync's features in Portuguese; other features stay as written. */
const PORTUGUESE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "24 hour security": "Segurança 24 horas",
    "air conditioning": "Ar-condicionado",
    balcony: "Varanda",
    barbecue: "Churrasqueira",
    "barbecue balcony": "Varanda com churrasqueira",
    bbq: "Churrasqueira",
    closet: "Closet",
    "cooling air conditioning": "Ar-condicionado",
    elevator: "Elevador",
    fireplace: "Lareira",
    furnished: "Mobiliado",
    "game room": "Salão de jogos",
    "garden area": "Jardim",
    "gated community": "Condomínio fechado",
    generator: "Gerador",
    "gourmet area": "Espaço gourmet",
    "gourmet balcony": "Varanda gourmet",
    gym: "Academia",
    heating: "Aquecimento",
    intercom: "Interfone",
    laundry: "Lavanderia",
    "maids quarters": "Dependência de empregados",
    "mountain view": "Vista para a montanha",
    "ocean view": "Vista para o mar",
    "party room": "Salão de festas",
    "pets allowed": "Aceita animais",
    playground: "Playground",
    pool: "Piscina",
    sauna: "Sauna",
    "solar energy": "Energia solar",
    "sports court": "Quadra poliesportiva",
    "tennis court": "Quadra de tênis",
    "tv security": "Circuito de TV",
  }),
);

/** Names that some feeds write in capitals or without accents. */
const BY_NAME: ReadonlyMap<string, string> = new Map(
  [...PORTUGUESE.values(), ...FORMATS.flatMap(({ flags = {} }) => Object.values(flags))].map((name) => [
    fold(name),
    name,
  ]),
);

/** "SALAO_DE_FESTAS" as people write it. */
export const amenityLabel = (name: string): string => {
  const text = name.replaceAll("_", " ").toLowerCase().trim();
  return BY_NAME.get(fold(text)) ?? text.slice(0, 1).toUpperCase() + text.slice(1);
};

const BY_NAME_WITHOUT_SPACES: ReadonlyMap<string, string> = new Map(
  [...FORMATS.flatMap(({ flags = {} }) => Object.entries(flags)), ...PORTUGUESE, ...BY_NAME].map(
    ([name, amenity]) => [name.replaceAll(/[ _]/g, ""), amenity],
  ),
);

/** The amenity that an XML element's name stands for: `Pool`, `GameRoom`. */
export const amenityOfElement = (name: string): string | undefined => {
  const joined = fold(name).replaceAll(" ", "");
  const bare = joined.replace(/^(?:tem|possui|carac|has)(?=.{4})/, "");
  return [joined, `${joined}s`, bare, `${bare}s`].map((one) => BY_NAME_WITHOUT_SPACES.get(one)).find(Boolean);
};

/** `<ul><li>Piscina</li><li>Sauna</li></ul>` */
const ITEMS = /<(?:\/?(?:li|p|ul|ol|div)|br ?\/?)>/gi;

/** A single comma may be part of one amenity ("Piscina, aquecida"), unless the text is too long for one. */
const partsOf = (written: string): string[] => {
  const feature = written.replace(ITEMS, ";");
  const isList = feature.split(",").length > 2 || feature.length > MAX_AMENITY_CHARS;
  return feature.split(isList ? /[;|\n]|,(?!\d)/ : /[;|]/);
};

export interface Amenities {
  readonly named: string[];
  /** How many were too long. */
  readonly tooLong: number;
}

export const amenitiesOf = (features: readonly string[]): Amenities => {
  const all = features
    .flatMap(partsOf)
    .map((feature) => PORTUGUESE.get(fold(feature)) ?? plainTitle(feature).toWellFormed())
    .filter((amenity) => amenity !== "");
  const named = [...new Set(all.filter((amenity) => amenity.length <= MAX_AMENITY_CHARS))];
  return { named, tooLong: new Set(all).size - named.length };
};
