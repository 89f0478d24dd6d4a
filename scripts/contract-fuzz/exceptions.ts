/** A code in an answer: the problem's, or a fault's with its member. */
export interface Word {
  readonly code: string;
  readonly member?: string;
}

/** A reported failure that is not one. */
interface Exception {
  /** The check, by Schemathesis's name. */
  readonly check: string;
  /** Codes of `invalidParams`, or the problem's own code if it names no member. */
  readonly codes: readonly string[];
  /** The members for which the codes are excused; all if absent. */
  readonly members?: RegExp;
  /** "POST /path" of the document; all operations if absent. */
  readonly operations?: RegExp;
  readonly reason: string;
}

/** A request that does not follow its schema was accepted; one that does was refused. */
export const ACCEPTED = "ST201";
export const REFUSED = "ST202";
/** The code of an answer that is not a problem. */
export const NO_PROBLEM = "no problem";

/** The excused failures, by check, code, member and operation; any other fails the run. */
const EXCEPTIONS: readonly Exception[] = [
  {
    check: ACCEPTED,
    codes: [NO_PROBLEM],
    operations: /^POST .*\/batch$/,
    reason: "a malformed item comes back REJECTED and stops no other (rules 18.2)",
  },
  {
    check: ACCEPTED,
    codes: [NO_PROBLEM],
    operations: /^POST \/leads$/,
    reason: "a known person is only changed, which requires less than a creation (rules 15.10)",
  },
  {
    check: REFUSED,
    codes: ["not_a_cursor"],
    members: /^cursor$/,
    reason: "only cursors that the list itself has returned are valid",
  },
  {
    check: REFUSED,
    codes: ["control_character"],
    reason: "patterns omit U+0080 to U+009F, because no escape for them works in every language",
  },
  {
    check: REFUSED,
    codes: ["precondition_failed"],
    reason: "a write with an ETag is refused once the object's ETag has changed",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /^If-Match$/,
    reason: "only ETags in the form in which the service returns them are valid",
  },
  {
    check: REFUSED,
    codes: ["not_found", "not_on_team", "not_in_grant", "not_own_photo"],
    reason: "cities, neighborhoods, brokers, permissions and photos must exist",
  },
  {
    check: REFUSED,
    codes: ["one_of", "required"],
    operations: /captacao\/fitting-accounts$/,
    reason: "a known owner is given by the id alone, a new one by the other two parameters",
  },
  {
    check: REFUSED,
    codes: ["not_in_list"],
    members: /^version$/,
    operations: /captacao\/terms$/,
    reason: "only the current version of the terms is accepted",
  },
  {
    check: REFUSED,
    codes: ["too_many"],
    operations: /^POST \/properties\/confirm$/,
    reason: "the limit applies to ids and codes together",
  },
  {
    check: REFUSED,
    codes: ["required"],
    members: /^address\.state$/,
    reason: "reported along with a city that does not exist",
  },
  {
    check: REFUSED,
    codes: ["required", "required_or"],
    operations: /^PUT .*\/by-ref\/|\/batch$/,
    reason: "required for a creation, and only the service knows whether the code is new",
  },
  {
    check: REFUSED,
    codes: ["required"],
    operations: /^PATCH .*\/properties\//,
    reason: "required once the write is merged with the stored property",
  },
  {
    check: REFUSED,
    codes: ["unknown_field"],
    members: /^launch$/,
    operations: /^PATCH .*\/properties\//,
    reason: "only a development has a launch, and only the service knows which objects are developments",
  },
  {
    check: REFUSED,
    codes: ["below_minimum"],
    members: /interest|PriceM/,
    reason: "a schema cannot compare two prices, and one of them may be kept",
  },
  {
    check: REFUSED,
    codes: ["not_the_same"],
    members: /^owner(AccountId|Email)$/,
    reason: "only the service knows whether an id and an e-mail belong to the same broker",
  },
  {
    check: REFUSED,
    codes: ["too_old", "in_the_future", "in_the_past"],
    reason: "the limit depends on the current time",
  },
  {
    check: REFUSED,
    codes: ["not_public"],
    members: /^(url|listingUrl|photos\[\d+\])$/,
    reason: "whether an address is public is known only once its name is resolved",
  },
  {
    check: REFUSED,
    codes: ["invalid_format", "several_numbers", "service_number"],
    members: /(^|\.)(number|phone)$/,
    reason: "phone numbers have more spellings, and area codes more rules, than a pattern can express",
  },
  {
    check: REFUSED,
    codes: ["placeholder"],
    members: /(^|\.)(number|email)$/,
    reason: "placeholders, which identify nobody, are on a list (rules 15.24)",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /(^|\.)listingUrl$/,
    reason: "an address must be http or https and readable by browsers, which no format expresses",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /^allowedIps\[\d+\]$/,
    reason: "no format expresses addresses and networks together",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /^name$/,
    operations: /curation\/neighborhoods$/,
    reason: "a neighborhood's name must result in a slug that is not empty",
  },
  {
    check: REFUSED,
    codes: ["lone_surrogate", "duplicate_member", "forbidden_member", "too_deep"],
    reason: "JSON that is invalid whatever the schema (rules 2.1)",
  },
  {
    check: REFUSED,
    codes: ["required_or"],
    members: /^phones$/,
    operations: /^PATCH .*\/leads\//,
    reason: "a client must remain reachable, and only the service knows their other contacts",
  },
  {
    check: REFUSED,
    codes: ["not_in_list", "wrong_type", "too_low", "too_high", "required"],
    members: /^(value|by|properties\[\d+\]\.(from|to))$/,
    operations: /^POST .*\/properties\/changes$/,
    reason:
      "whether a value is a status, a price or a percentage, and for all or for each, depends on other members",
  },
  {
    check: REFUSED,
    codes: ["required", "not_in_list"],
    members: /^(stage|lostReason)$/,
    operations: /captacao\/owners\//,
    reason: "the stage may be the owner's current one",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /^X-Actor$/,
    reason: "characters beyond ASCII in a header are read in more than one way",
  },
  {
    check: REFUSED,
    codes: ["idempotency_key_reused"],
    reason: "Schemathesis sends the same key with many requests",
  },
  {
    check: REFUSED,
    codes: ["request_refused"],
    reason: "refused because of an object's state, the balance, the plan or the type of account",
  },
];

/** Whether every code of an answer is excused. */
export const isExcused = (check: string, operation: string, words: readonly Word[]): boolean =>
  words.every(({ code, member = "" }) =>
    EXCEPTIONS.some(
      (known) =>
        known.check === check &&
        known.codes.includes(code) &&
        (known.members?.test(member) ?? true) &&
        (known.operations?.test(operation) ?? true),
    ),
  );
