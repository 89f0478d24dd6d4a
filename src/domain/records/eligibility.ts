/** READY is eligible: active, in no trash, nothing pending (rules 12.4, 15.18). */
type Eligibility = "READY" | "PENDING" | "NONE";

export const eligibilityOf = (isActive: boolean, pending: readonly string[]): Eligibility => {
  if (pending.length > 0) return "PENDING";
  return isActive ? "READY" : "NONE";
};

interface Pending<Item> {
  readonly pending: readonly Item[];
}

/** The gaps that an update opened, each at the member that closes it. */
export const addedGaps = <Item extends string, Named extends Item>(
  before: Pending<Item>,
  after: Pending<Item>,
  members: Readonly<Record<Named, string>>,
): { readonly name: string; readonly code: Named }[] =>
  after.pending
    .filter((code): code is Named => Object.hasOwn(members, code) && !before.pending.includes(code))
    .map((code) => ({ name: members[code], code }));
