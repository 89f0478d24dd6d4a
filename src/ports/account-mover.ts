/** The callers' view of what moves an account; the object behind it is named by the account's id. */
export interface AccountMoverPort {
  /** Continues the account's move, if there is one. Safe to call any number of times. */
  wake(accountId: string): Promise<void>;
}
