import { it } from "vitest";
import { POSTS, WALKS_TIMEOUT, walkOften } from "../../support/radar-walk.ts";

it.each(POSTS)(
  "boards that die at work make of every account's rows what they are to be, and count what they make, when the word %s",
  (_, post) => walkOften(post),
  WALKS_TIMEOUT,
);
