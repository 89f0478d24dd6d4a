import { expect, it } from "vitest";
import { POSTS, WALKS_TIMEOUT, walkOften } from "../../support/radar-walk.ts";
import { Cuts } from "../../support/small-boards.ts";

it.each(POSTS)(
  "boards that are cut at any moment write the same rows as whole ones, when the message %s",
  (_, post) =>
    walkOften(post, () => {
      const cuts = new Cuts();
      return {
        beforeStep: (random) => {
          if (random() < 0.3) cuts.allow(1);
        },
        whenQuiet: async (stage, walk) => {
          const before = await walk.seen();
          cuts.allow(2);
          await stage.settle();
          expect(await walk.seen()).toEqual(before);
        },
        atEnd: (stage) => expect(stage.parts.length).toBeGreaterThan(3),
      };
    }),
  WALKS_TIMEOUT,
);
