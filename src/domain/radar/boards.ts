import type { Account } from "../accounts/account.ts";
import type { Offer } from "./offer.ts";
import type { Wish } from "./wish.ts";

type Publisher = Pick<Account, "type" | "status">;

/** The city in which other accounts' clients may be paired with an offer; null: in none (rules 26.7, 26.8). */
export const openCityOf = (offer: Offer, account: Publisher | null): string | null => {
  const isOpen = offer.kind === "PROPERTY" ? offer.shared : account?.type === "DEVELOPER";
  return isOpen && account?.status === "ACTIVE" ? offer.cityId : null;
};

/** The cities in which a client may be paired with other accounts' offers: launches are open to all (rules 26.8). */
export const openCitiesOf = (wish: Wish, account: Publisher | null): string[] =>
  account?.status === "ACTIVE" ? [...new Set(wish.places.map(({ cityId }) => cityId))] : [];
