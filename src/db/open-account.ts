/**
 * SQL that is true if an account's rows may be written in this database: it is closed neither by a restore nor by a
 * move, which opens it in only one of two databases. A statement for many accounts must leave out closed ones, because
 * the fence (docs/adr/0051-accounts-move-behind-a-fence.md) would refuse the whole statement.
 * @param account the column with the account's id
 */
export const isOpen = (account: string): string =>
  `NOT EXISTS (SELECT 1 FROM moving WHERE moving.account_id = ${account} AND moving.state <> 'COPYING')`;
