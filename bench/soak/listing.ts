import { picturePath } from "../../scripts/demo/pictures.ts";
import { choose, type Random } from "../../test/support/random.ts";
import type { Turn } from "./turn.ts";

const PLACES = [
  { cityId: "3550308", neighborhood: "Pinheiros", street: "Rua dos Pinheiros" },
  { cityId: "3304557", neighborhood: "Copacabana", street: "Rua Barata Ribeiro" },
  { cityId: "4106902", neighborhood: "Batel", street: "Avenida do Batel" },
];
const MAX_NUMBER = 2_000;
const MIN_PRICE = 200_000;
const PRICES = 2_000_000;
const MAX_PHOTOS = 3;
const SCENES = ["house", "living", "kitchen", "bathroom", "pool"] as const;

export const priceOf = (random: Random): number => MIN_PRICE + Math.floor(random() * PRICES);

export const LISTED_TYPES = ["APARTAMENTO", "COBERTURA", "STUDIO"] as const;

/** A complete listing for sale. */
export const listingOf = (random: Random) => {
  const bedrooms = 1 + Math.floor(random() * 4);
  return {
    title: `Apartamento de ${bedrooms} quartos`,
    description: "Sala ampla e varanda.",
    type: choose(random, LISTED_TYPES),
    purposes: ["VENDA"],
    salePrice: priceOf(random),
    address: { ...choose(random, PLACES), number: String(1 + Math.floor(random() * MAX_NUMBER)) },
    bedrooms,
    area: 30 + Math.floor(random() * 200),
  };
};

/** Photos of a listing, sometimes a missing one. */
export const photosOf = ({ random, context, account }: Turn): string[] => {
  const owner = `${account.id}-${Math.floor(random() * 20)}`;
  const photos = SCENES.slice(0, 1 + Math.floor(random() * MAX_PHOTOS)).map((scene) =>
    picturePath(owner, scene),
  );
  return [...photos, ...(random() < 0.1 ? ["/gone/nothing.png"] : [])].map((path) => context.pictures + path);
};

export const refOf = ({ account }: Turn): string => `CRM/${account.next()}`;

export const byRef = (ref: string): string => `/properties/by-ref/${encodeURIComponent(ref)}`;
