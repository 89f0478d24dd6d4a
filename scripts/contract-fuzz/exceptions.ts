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
    reason: "a known person is changed, which takes less than a creation (rules 15.10)",
  },
  {
    check: REFUSED,
    codes: ["not_a_cursor"],
    members: /^cursor$/,
    reason: "a cursor is good where the service has given it out",
  },
  {
    check: REFUSED,
    codes: ["control_character"],
    reason: "patterns leave out U+0080 to U+009F, which no escape names in every language",
  },
  {
    check: REFUSED,
    codes: ["precondition_failed"],
    reason: "a write with an ETag is refused once the object has another",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /^If-Match$/,
    reason: "an ETag is good as the service has given it out",
  },
  {
    check: REFUSED,
    codes: ["not_found", "not_on_team", "not_in_grant", "not_own_photo"],
    reason: "cities, neighborhoods, brokers, permissions and photos are looked up",
  },
  {
    check: REFUSED,
    codes: ["one_of", "required"],
    operations: /captacao\/fitting-accounts$/,
    reason: "of a known owner the id alone is given, of a new one the other two",
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
    reason: "the limit is one of ids and codes together",
  },
  {
    check: REFUSED,
    codes: ["required"],
    members: /^address\.state$/,
    reason: "told beside a city that does not exist",
  },
  {
    check: REFUSED,
    codes: ["required", "required_or"],
    operations: /^PUT .*\/by-ref\/|\/batch$/,
    reason: "what a creation needs: only the service knows whether the code is new",
  },
  {
    check: REFUSED,
    codes: ["required"],
    operations: /^PATCH .*\/properties\//,
    reason: "what the property needs once the write is merged with what it has",
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
    reason: "whether an id and an e-mail are one broker's is looked up",
  },
  {
    check: REFUSED,
    codes: ["too_old", "in_the_future", "in_the_past"],
    reason: "a moment is held against the clock",
  },
  {
    check: REFUSED,
    codes: ["not_public"],
    members: /^(url|listingUrl|photos\[\d+\])$/,
    reason: "whether an address is public is found out with its name",
  },
  {
    check: REFUSED,
    codes: ["invalid_format", "several_numbers", "service_number"],
    members: /(^|\.)(number|phone)$/,
    reason: "phone numbers have more spellings, and area codes more rules, than an expression can say",
  },
  {
    check: REFUSED,
    codes: ["placeholder"],
    members: /(^|\.)(number|email)$/,
    reason: "what only fills a field identifies nobody, by a list of its own (rules 15.24)",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /(^|\.)listingUrl$/,
    reason: "an address begins with http and is one that browsers read, which no format says",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /^allowedIps\[\d+\]$/,
    reason: "so have addresses and networks",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /^name$/,
    operations: /curation\/neighborhoods$/,
    reason: "a neighborhood's name has to leave something in a slug",
  },
  {
    check: REFUSED,
    codes: ["lone_surrogate", "duplicate_member", "forbidden_member", "too_deep"],
    reason: "JSON that is no data at all, whatever its schema (rules 2.1)",
  },
  {
    check: REFUSED,
    codes: ["required_or"],
    members: /^phones$/,
    operations: /^PATCH .*\/leads\//,
    reason: "a client keeps a way to be reached: only the service knows what it has",
  },
  {
    check: REFUSED,
    codes: ["not_in_list", "wrong_type", "too_low", "too_high", "required"],
    members: /^(value|by|properties\[\d+\]\.(from|to))$/,
    operations: /^POST .*\/properties\/changes$/,
    reason:
      "whether a value is a state, a price or per cent, and of all or of each, depends on the field and the way",
  },
  {
    check: REFUSED,
    codes: ["required", "not_in_list"],
    members: /^(stage|lostReason)$/,
    operations: /captacao\/owners\//,
    reason: "the stage may be the one that the owner is in",
  },
  {
    check: REFUSED,
    codes: ["invalid_format"],
    members: /^X-Actor$/,
    reason: "what stands beyond ASCII in a header is read in more than one way",
  },
  {
    check: REFUSED,
    codes: ["idempotency_key_reused"],
    reason: "Schemathesis sends one key with many requests",
  },
  {
    check: REFUSED,
    codes: ["request_refused"],
    reason: "what the state of an object, the balance, the plan or the kind of account does not allow",
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
