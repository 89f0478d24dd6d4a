import { selectBy } from "../../db/prepared.ts";
import { type CaptacaoDesk, captacaoDesks, captacaoDeskTable } from "../../db/schema/captacao-desks.ts";
import { type Row, type Statement, sql } from "../../db/statement.ts";
import { SERVICE_DAYS } from "../../vocabulary/value-lists.ts";

/** The desk of an account without settings or credits. */
const newDesk = (accountId: string): CaptacaoDesk => ({
  ...captacaoDeskTable.nulls,
  accountId,
  version: 0,
  balanceCents: 0,
  paused: false,
  pausedAuto: false,
  expiredStreak: 0,
  freeLeads: 0,
  operatingCities: [],
  purposes: [],
  // Monday to Friday (rules 29.7).
  serviceDays: SERVICE_DAYS.slice(0, 5),
  tabActive: 0,
  tabCaptured: 0,
  tabArchived: 0,
});

const ofAccount = selectBy(captacaoDesks, ["accountId"]);

export const deskQuery = (accountId: string): Statement => ofAccount({ accountId });

export const deskOf = (accountId: string, rows: readonly Row[] | undefined): CaptacaoDesk =>
  captacaoDeskTable.first(rows) ?? newDesk(accountId);

/** Inserts the desk's row if there is none, so that the following statements find it. */
export const openDesk = (accountId: string): Statement => {
  const { sql: text, params } = captacaoDeskTable.insert(newDesk(accountId));
  return sql(text.replace("INSERT", "INSERT OR IGNORE"), ...params);
};

/** Owners that the account has accepted, at any stage. */
export const acceptedOf = ({ tabActive, tabCaptured, tabArchived }: CaptacaoDesk): number =>
  tabActive + tabCaptured + tabArchived;

/** Whether the next acceptance is one of the first, which are free (rules 29.20). */
export const isInActivation = (desk: CaptacaoDesk): boolean => acceptedOf(desk) < desk.freeLeads;
