import { updatePartnerships } from "../src/domain/partnerships/update-partnerships.ts";
import { restsOfBoards } from "../src/domain/radar/board-list.ts";
import { failureOf, logger } from "../src/lib/logger.ts";
import { accountBoard, type ChangedObject } from "../src/ports/match-board.ts";
import { type Message, readMessage } from "../src/ports/messages.ts";
import type { BackgroundServices } from "../src/services.ts";

/** The changes of one batch of messages for one board. */
interface BoardChanges {
  readonly changed: ChangedObject[];
  /** The account itself changed: everything it has is compared. */
  audit: boolean;
  readonly causes: Set<string>;
}

/** The most causes in a line of the log: a batch of messages may have thousands. */
const LOGGED_CAUSES = 20;

const objectsOf = ({ id, more = [] }: Message<"radar">): readonly string[] => [id, ...more];

const isOfCity = (board: string): boolean => !board.startsWith(accountBoard(""));

/** While an account's Radar is paused, its audit will find new and changed objects; removed ones leave at once. */
const mayWait = ({ moved, gone }: Message<"radar">): boolean => !moved && !gone;

/**
 * The messages that boards must hear now, each with its existing boards: a city's board begins with its
 * first offer, and then gathers earlier clients.
 */
const forBoards = async (
  { directory, clock }: BackgroundServices,
  messages: readonly Message<"radar">[],
): Promise<readonly Message<"radar">[]> => {
  const ofClients = messages.filter(({ kind }) => kind === "lead");
  const cities = ofClients.flatMap(({ boards }) => boards.filter(isOfCity));
  const accounts = messages.map(({ accountId }) => accountBoard(accountId));
  const rests = await restsOfBoards(directory, [...cities, ...accounts]);
  const isAtRest = ({ accountId }: Message<"radar">): boolean =>
    (rests.get(accountBoard(accountId)) ?? 0) > clock.now();
  return messages
    .filter((message) => !(mayWait(message) && isAtRest(message)))
    .map((message) =>
      message.kind === "lead"
        ? { ...message, boards: message.boards.filter((board) => !isOfCity(board) || rests.has(board)) }
        : message,
    );
};

const boardsOf = ({ kind, id, boards }: Message<"radar">): readonly string[] =>
  kind === "account" ? [accountBoard(id)] : boards;

const changesByBoard = (messages: readonly Message<"radar">[]): Map<string, BoardChanges> => {
  const byBoard = new Map<string, BoardChanges>();
  const changesFor = (board: string): BoardChanges => {
    const changes = byBoard.get(board) ?? { changed: [], audit: false, causes: new Set() };
    byBoard.set(board, changes);
    return changes;
  };
  for (const message of messages) {
    const { kind, accountId, shard, boards, moved, causedBy } = message;
    for (const board of boardsOf(message))
      for (const cause of causedBy?.split(" ") ?? []) changesFor(board).causes.add(cause);
    if (kind === "account") changesFor(accountBoard(message.id)).audit = true;
    else
      for (const board of boards)
        changesFor(board).changed.push(
          ...objectsOf(message).map((id) => ({ kind, id, accountId, shard, moved })),
        );
  }
  return byBoard;
};

const notifyBoard = async (
  services: BackgroundServices,
  board: string,
  { changed, audit }: BoardChanges,
): Promise<void> => {
  if (changed.length > 0) await services.board(board).tell(board, changed);
  if (audit) await services.board(board).audit(board);
};

/** Updates partnerships, or ends them after a removal (rules 28.6, 28.13, 28.14). @returns whether it succeeded */
const updatePartnershipsOf = async (
  services: BackgroundServices,
  messages: readonly Message<"radar">[],
): Promise<boolean> => {
  const changed = messages.flatMap((message) => {
    const { kind, gone } = message;
    return kind === "account" ? [] : objectsOf(message).map((id) => ({ kind, id, gone }));
  });
  if (changed.length === 0) return true;
  try {
    await updatePartnerships(services, changed, services.clock.now());
    return true;
  } catch (error) {
    logger.warn("partnerships not reached", { failure: failureOf(error) });
    return false;
  }
};

/** An unreadable message does not block the rest. */
const readOrNull = (body: unknown): Message<"radar"> | null => {
  try {
    return readMessage("radar", body);
  } catch (error) {
    logger.error("message not read", { queue: "radar", failure: failureOf(error) });
    return null;
  }
};

/** Calls each board once per batch of messages. @returns the boards that were not reached */
const notifyBoards = async (
  services: BackgroundServices,
  messages: readonly Message<"radar">[],
): Promise<ReadonlySet<string>> => {
  const unreached = new Set<string>();
  await Promise.all(
    [...changesByBoard(messages)].map(async ([board, changes]) => {
      try {
        await notifyBoard(services, board, changes);
      } catch (error) {
        const causedBy = [...changes.causes].slice(0, LOGGED_CAUSES).join(" ");
        logger.warn("board not reached", { board, causedBy, failure: failureOf(error) });
        unreached.add(board);
      }
    }),
  );
  return unreached;
};

/**
 * Handles messages of `radar` and its dead letters: calls each board once per batch, then updates partnerships. The
 * board audit and the partnership sweep find the work of a lost message.
 * @returns for each message whether all its boards were reached
 * @throws Error when the directory does not list the boards
 */
export const consumeRadar = async (
  services: BackgroundServices,
  bodies: readonly unknown[],
): Promise<boolean[]> => {
  const read = bodies.map(readOrNull);
  const messages = read.filter((message) => message !== null);
  const withBoards = await forBoards(services, messages);
  const [areUpdated, unreached] = await Promise.all([
    updatePartnershipsOf(services, messages),
    notifyBoards(services, withBoards),
  ]);
  const isHandled = (message: Message<"radar">): boolean =>
    (areUpdated || message.kind === "account") && !boardsOf(message).some((board) => unreached.has(board));
  return read.map((message) => message !== null && isHandled(message));
};
