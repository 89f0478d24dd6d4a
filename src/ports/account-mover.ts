/** The callers' view of the object that moves an account, named by the account's id. */
export interface AccountMoverPort {
  /** Continues the account's move, if there is one. Safe to call any number of times. */
  wake(accountId: string): Promise<void>;
}
