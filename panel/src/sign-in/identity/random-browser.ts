import { toBase64Url } from "../../../../src/lib/digest.ts";
import { randomBytes } from "../../../../src/lib/id.ts";

const BROWSER_BYTES = 16;

/** An id for a browser, which nobody can guess. */
export const newBrowser = (): string => toBase64Url(randomBytes(BROWSER_BYTES));
