import { describeProblem, headersOf } from "../../src/errors/problem.ts";
import { bodyRefusal, type Refusal } from "../../src/errors/refusal.ts";
import { ArrivingBody, type BodyFault, BodyMemory, readBody } from "../../src/lib/arriving-body.ts";
import { callerNetworkOf } from "../../src/lib/ip.ts";
import { partsOf, type SentPart } from "../../src/lib/multipart.ts";
import { Unanswered } from "./api/client.ts";
import { addressOf, type PanelContext } from "./context.ts";

/** Per isolate; strangers have a memory of their own and use none of signed-in people's. */
const PEOPLE_MEMORY = new BodyMemory(32_000_000, 8_000_000);
const STRANGERS_MEMORY = new BodyMemory(8_000_000, 1_000_000);

/** The most bytes of files in one form: the largest photo, or several. Scripts send one at a time. */
export const FILES_BYTES = 21_000_000;
/** Photos are in memory twice: as bytes, and on their way to the API. */
const FILES_WEIGHT = 2;
/** For signed-in people: two of the longest forms in all, of which one person may hold one. */
const FILES_MEMORY = new BodyMemory(2 * FILES_WEIGHT * FILES_BYTES, FILES_WEIGHT * FILES_BYTES);

/** A form is in memory three times: as bytes, as text, and as its parsed value. */
const WEIGHT = 3;
/** A listing's form with the longest texts, each byte of them encoded as three. */
const FORM_BYTES = 1_000_000;
/** A code, an address, or a passkey's answer. */
const STRANGERS_BYTES = 32_000;

/** The signed-in person; a page looks for the session before it reads a form. */
const personOf = (c: PanelContext): string | undefined => c.get("person")?.id ?? c.get("operator")?.email;

const readFrom = (c: PanelContext, limit: number): Promise<Uint8Array | BodyFault> => {
  const person = personOf(c);
  const whose =
    person === undefined
      ? { memory: STRANGERS_MEMORY, owner: callerNetworkOf(addressOf(c)) }
      : { memory: PEOPLE_MEMORY, owner: person };
  return readBody(c.req.raw, { ...whose, limit, clock: c.get("clock"), weight: WEIGHT });
};

const refuse = (c: PanelContext, fault: BodyFault, limit: number): never => {
  const refusal = bodyRefusal(fault, limit);
  for (const [name, value] of Object.entries(headersOf(refusal))) c.header(name, value);
  const { apiUrl } = c.get("settings");
  const context = { language: c.get("language"), requestId: c.get("requestId"), docsUrl: `${apiUrl}/docs` };
  throw new Unanswered({ kind: "refused", problem: describeProblem(refusal, context) });
};

/** The body of a program's request, as text; a refusal if it is longer than the limit. */
export const textOfBody = async (c: PanelContext, limit: number): Promise<string | Refusal> => {
  const read = await readFrom(c, limit);
  return typeof read === "string" ? bodyRefusal(read, limit) : new TextDecoder().decode(read);
};

/** The form of a page. @throws Unanswered if it is too long, too slow, or more than can be held now */
export const formOf = async (c: PanelContext): Promise<FormData> => {
  const known = c.get("form");
  if (known) return known;
  const limit = personOf(c) === undefined ? STRANGERS_BYTES : FORM_BYTES;
  const read = await readFrom(c, limit);
  if (typeof read === "string") return refuse(c, read, limit);
  const headers = { "Content-Type": c.req.header("Content-Type") ?? "" };
  const form = await new Response(read, { headers }).formData();
  c.set("form", form);
  return form;
};

/** Whether the form carries files: it is then not kept as a draft, and `formOf` cannot read it. */
export const hasFiles = (c: PanelContext): boolean =>
  /^multipart\//i.test(c.req.header("Content-Type") ?? "");

/**
 * Passes the parts of a form with files to `use`, and holds its bytes in memory until that is done.
 * @param use gets no parts if the form is of another kind; calls `keepAlive` now and then to keep its share of memory
 * @throws Unanswered if it is too long, too slow, or more than can be held now
 */
export const withFiles = async <A>(
  c: PanelContext,
  use: (parts: readonly SentPart[], keepAlive: () => void) => Promise<A>,
): Promise<A> => {
  const body = new ArrivingBody(c.req.raw, {
    limit: FILES_BYTES,
    clock: c.get("clock"),
    weight: FILES_WEIGHT,
  });
  try {
    const read = await body.read(FILES_MEMORY, personOf(c) ?? "");
    if (typeof read === "string") return refuse(c, read, FILES_BYTES);
    return await use(partsOf(read, c.req.header("Content-Type") ?? "") ?? [], () => body.keep());
  } finally {
    body.release();
  }
};
