import { describeProblem, headersOf } from "../../src/errors/problem.ts";
import { bodyRefusal, type Refusal } from "../../src/errors/refusal.ts";
import { ArrivingBody, type BodyFault, BodyMemory, readBody } from "../../src/lib/arriving-body.ts";
import { callerNetworkOf } from "../../src/lib/ip.ts";
import { partsOf, type SentPart } from "../../src/lib/multipart.ts";
import { Unanswered } from "./api/client.ts";
import { addressOf, type PanelContext } from "./context.ts";

/** Per isolate; strangers use none of the memory of signed-in people. */
const OF_PEOPLE = new BodyMemory(32_000_000, 8_000_000);
const OF_STRANGERS = new BodyMemory(8_000_000, 1_000_000);

/** What a form carries at once: the largest photo, or several. Scripts send one at a time. */
export const FILES_BYTES = 21_000_000;
/** Photos are held as bytes, and once more on their way to the API. */
const FILES_WEIGHT = 2;
/** Of signed-in people: one form of the longest, and half as much of others. */
const OF_FILES = new BodyMemory(2 * FILES_WEIGHT * FILES_BYTES, FILES_WEIGHT * FILES_BYTES);

/** A form is in memory three times: as bytes, as text, and as its parsed value. */
const WEIGHT = 3;
/** A listing's form with the longest texts, each byte of them encoded as three. */
const FORM_BYTES = 1_000_000;
/** A code, an address, or a passkey's answer. */
const STRANGERS_BYTES = 32_000;

/** Of signed-in people: a page looks for the session before it reads a form. */
const personOf = (c: PanelContext): string | undefined => c.get("person")?.id ?? c.get("operator")?.email;

const readFrom = (c: PanelContext, limit: number): Promise<Uint8Array | BodyFault> => {
  const person = personOf(c);
  const whose =
    person === undefined
      ? { memory: OF_STRANGERS, owner: callerNetworkOf(addressOf(c)) }
      : { memory: OF_PEOPLE, owner: person };
  return readBody(c.req.raw, { ...whose, limit, clock: c.get("clock"), weight: WEIGHT });
};

const refuse = (c: PanelContext, fault: BodyFault, limit: number): never => {
  const refusal = bodyRefusal(fault, limit);
  for (const [name, value] of Object.entries(headersOf(refusal))) c.header(name, value);
  const { apiUrl } = c.get("settings");
  const context = { language: c.get("language"), requestId: c.get("requestId"), docsUrl: `${apiUrl}/docs` };
  throw new Unanswered({ kind: "refused", problem: describeProblem(refusal, context) });
};

/** The limit of what a program sends. */
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

/** Whether it carries files: then it is no draft, and `formOf` cannot read it. */
export const hasFiles = (c: PanelContext): boolean =>
  /^multipart\//i.test(c.req.header("Content-Type") ?? "");

/**
 * Works with a form that carries files, whose bytes are held until that is done.
 * @param use gets no parts of a form of another kind; it says now and then that it goes on
 * @throws Unanswered if it is too long, too slow, or more than can be held now
 */
export const withFiles = async <A>(
  c: PanelContext,
  use: (parts: readonly SentPart[], goesOn: () => void) => Promise<A>,
): Promise<A> => {
  const body = new ArrivingBody(c.req.raw, {
    limit: FILES_BYTES,
    clock: c.get("clock"),
    weight: FILES_WEIGHT,
  });
  try {
    const read = await body.read(OF_FILES, personOf(c) ?? "");
    if (typeof read === "string") return refuse(c, read, FILES_BYTES);
    return await use(partsOf(read, c.req.header("Content-Type") ?? "") ?? [], () => body.keep());
  } finally {
    body.release();
  }
};
