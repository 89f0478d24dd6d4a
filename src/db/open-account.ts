/**
 * That an account's rows may be written here, in SQL: it is not closed by a restore, nor by a move, during which only
 * one of two databases has it open. A statement for many accounts leaves out closed ones, because the fence
 * (docs/adr/0051-accounts-move-behind-a-fence.md) would refuse all of it.
 * @param account a column
 */
export const isOpen = (account: string): string =>
  `NOT EXISTS (SELECT 1 FROM moving WHERE moving.account_id = ${account} AND moving.state <> 'COPYING')`;
