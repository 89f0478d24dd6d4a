import { fold } from "../lib/text.ts";
import type { Availability } from "../vocabulary/value-lists.ts";

/** Folded words for whether a property is on offer, in feeds and sheets. */
const AVAILABILITY_WORDS: Readonly<Record<Availability, string>> = {
  ACTIVE:
    "active, ativo, ativa, available, disponivel, published, publish, publicado, vago, livre, vago disponivel, livre disponivel, ocupado disponivel, liberado, no ar, em oferta, a venda, para alugar, para venda, for sale, for rent, venda, aluguel, venda e aluguel, 1, sim, s, yes, true",
  SOLD: "sold, vendido, vendida, recently sold, vendido imobiliaria, vendido terceiros, vendido por terceiros, vendido por nos, vendido por outra imobiliaria",
  RENTED:
    "rented, let, leased, alugado, alugada, locado, locada, alugado imobiliaria, alugado terceiros, alugado por terceiros, alugado por nos, locado terceiros",
  INACTIVE:
    "inactive, inativo, inativa, suspenso, suspensa, suspended, removed, removido, removida, off market, indisponivel, unavailable, cancelado, cancelada, cancelled, desativado, desativada, expired, baixado, baixada, fora do ar, fora de mercado, nao disponivel, nao publicado, despublicado, excluido, suspenso temporariamente, inativado, arquivada, arquivado, archived, trash, rascunho, draft, pausado, pausada, paused, expirado, expirada, vencido, vencida, 0, nao, n, no, false",
};

const byWord = new Map(
  Object.entries(AVAILABILITY_WORDS).flatMap(([state, words]) =>
    words.split(", ").map((word) => [word, state as Availability] as const),
  ),
);

/** Undefined for an unknown word: then a sheet's owner is asked, and a feed's listing counts as on offer. */
export const availabilityOf = (text: string): Availability | undefined => byWord.get(fold(text));
