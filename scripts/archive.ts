import { strToU8, zipSync } from "fflate";

/** The first day that the format knows: the same files always make the same archive. */
const FIRST_DAY = new Date(1980, 0, 1);

/** A ZIP archive of files by their paths, in the order given. */
export const archiveOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ),
    { mtime: FIRST_DAY },
  );
