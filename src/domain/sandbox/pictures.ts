import { SANDBOX_ROLES } from "../../lib/id.ts";
import { PICTURE_TYPE, readPicture } from "./demo-data.ts";
import type { Filling } from "./filling.ts";

/** Stores the pictures of each account's listings under the account. */
export const keepPictures = async ({ ctx, ids, data }: Filling): Promise<void> => {
  const shown = SANDBOX_ROLES.flatMap((role) => {
    const names = new Set(data.accounts[role].properties.flatMap(({ pictures }) => pictures));
    return [...names].map((name) => ({ accountId: ids[role], picture: data.pictures[name]! }));
  });
  await Promise.all(
    [...Map.groupBy(shown, ({ picture }) => picture)].map(async ([picture, places]) => {
      const bytes = await readPicture(ctx.assets, picture);
      for (const { accountId } of places) await ctx.photos.keep(accountId, picture.hash, bytes, PICTURE_TYPE);
    }),
  );
};
