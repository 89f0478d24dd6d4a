import type { BoardsPlace } from "../db/schema/restores.ts";
import { readAccountPage } from "../domain/radar/account-page.ts";
import { boardsThere } from "../domain/radar/board-list.ts";
import { openBoardOf, openBoardsOf } from "../domain/radar/boards.ts";
import { type CurrentObjects, readCurrentObjects } from "../domain/radar/current-objects.ts";
import { offerOf, wishOf } from "../domain/radar/sides.ts";
import { accountBoard, type ChangedObject } from "../ports/match-board.ts";
import type { BackupStores } from "./stores.ts";

const PAGE = 200;
/** Pages of a turn: each is read in some ten queries, and sent to every board it concerns. */
const TURN_PAGES = 20;

const FIRST: BoardsPlace = { kind: "property", after: { updatedAt: 0, id: "" } };

/** The cities' boards that an object belongs to. */
const citiesOf = ({ kind, id, accountId }: ChangedObject, truth: CurrentObjects): string[] => {
  const account = truth.accounts.get(accountId) ?? null;
  if (kind === "lead") {
    const lead = truth.leads.get(id);
    const wish = lead ? wishOf(lead) : null;
    return wish ? openBoardsOf(wish, account) : [];
  }
  const known = truth.properties.get(id);
  const offer = known ? offerOf(known.property, known) : null;
  const board = offer ? openBoardOf(offer, account) : null;
  return board === null ? [] : [board];
};

const notifyPage = async (
  stores: BackupStores,
  accountId: string,
  page: readonly ChangedObject[],
): Promise<void> => {
  const truth = await readCurrentObjects(stores, page);
  const byBoard = new Map<string, ChangedObject[]>();
  const add = (board: string, changed: ChangedObject) =>
    byBoard.set(board, [...(byBoard.get(board) ?? []), changed]);
  for (const changed of page) {
    add(accountBoard(accountId), changed);
    for (const board of citiesOf(changed, truth)) add(board, changed);
  }
  // A city has a board only from its first offer on.
  const existing = page[0]?.kind === "lead" ? await boardsThere(stores.directory, [...byBoard.keys()]) : null;
  for (const [board, changed] of byBoard)
    if (!existing || existing.has(board) || board === accountBoard(accountId))
      await stores.board(board).tell(board, changed);
};

/** The place after a page; null after the last. */
const placeAfter = ({ kind }: BoardsPlace, next: BoardsPlace["after"] | null): BoardsPlace | null => {
  if (next !== null) return { kind, after: next };
  return kind === "property" ? { ...FIRST, kind: "lead" } : null;
};

/**
 * Has the boards write the account's matches again, some in each turn: their objects may agree with the restored rows
 * while the matches do not. Boards find removed objects by an audit.
 * @returns where the next turn continues; null after the last
 */
export const notifyBoards = async (
  stores: BackupStores,
  accountId: string,
  from: BoardsPlace | null,
  hasTimeLeft: () => boolean,
): Promise<BoardsPlace | null> => {
  let at: BoardsPlace | null = from ?? FIRST;
  for (let pages = 0; at !== null; pages += 1) {
    if (pages > 0 && (pages === TURN_PAGES || !hasTimeLeft())) return at;
    const found = await readAccountPage(stores, accountId, at.kind, at.after, PAGE);
    const changed = found.page.map((object) => ({ ...object, moved: true }));
    if (changed.length > 0) await notifyPage(stores, accountId, changed);
    at = placeAfter(at, found.next);
  }
  await stores.board(accountBoard(accountId)).audit(accountBoard(accountId));
  return null;
};
