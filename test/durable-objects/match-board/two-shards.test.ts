import { it } from "vitest";
import { POSTS, WALKS_TIMEOUT, walkOften } from "../../support/radar-walk.ts";

it.each(POSTS)(
  "boards that die at work still write every account's rows correctly, and count them, when the message %s",
  (_, post) => walkOften(post),
  WALKS_TIMEOUT,
);
