import type { WriteContext } from "../../call-context.ts";
import { selectBy } from "../../db/prepared.ts";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import { type CaptacaoOffer, captacaoOffers, captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { type CaptacaoOwner, captacaoOwnerTable } from "../../db/schema/captacao-owners.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { spaceOf } from "../../lib/id.ts";
import { deskOf, deskQuery } from "./desk.ts";

/** The number of an account's open offers, as a term of SQL. */
export const OPEN_OFFERS =
  "(SELECT count(*) FROM captacao_offers WHERE account_id = ? AND status = 'OFFERED' AND deadline > ?)";

/** The known owner in the account's space: by id, or the same person at the same place (rules 29.14). */
const ownerQuery = (
  accountId: string,
  ownerId: string | undefined,
  drafted: CaptacaoOwner | null,
): Statement =>
  sql(
    `SELECT ${captacaoOwnerTable.columns} FROM captacao_owners WHERE (id = ?1
       OR (phone = ?2 AND place_key = ?4) OR (email = ?3 AND place_key = ?4)) AND space IS ?5
     ORDER BY id = ?1 DESC, phone = ?2 DESC LIMIT 1`,
    ownerId ?? drafted?.id ?? null,
    drafted?.phone ?? null,
    drafted?.email ?? null,
    drafted?.placeKey ?? null,
    spaceOf(accountId) || null,
  );

const offerOf = selectBy(captacaoOffers, ["accountId", "ownerId"]);

/** What an offer to an account depends on. */
export interface Loaded {
  readonly owner: CaptacaoOwner | null;
  readonly offer: CaptacaoOffer | null;
  readonly desk: CaptacaoDesk;
  readonly open: number;
}

export const loadForOffer = async (
  { db, meter, accountId, clock }: WriteContext,
  ownerId: string | undefined,
  drafted: CaptacaoOwner | null,
): Promise<Loaded> => {
  const [found, desks, counted] = await run(
    db,
    [
      ownerQuery(accountId, ownerId, drafted),
      deskQuery(accountId),
      sql(`SELECT ${OPEN_OFFERS} AS open`, accountId, clock.now()),
    ],
    meter,
  );
  const owner = captacaoOwnerTable.first(found);
  const offers = owner ? await run(db, [offerOf({ accountId, ownerId: owner.id })], meter) : [];
  return {
    owner,
    offer: captacaoOfferTable.first(offers[0]),
    desk: deskOf(accountId, desks),
    open: counted?.[0]?.open as number,
  };
};
