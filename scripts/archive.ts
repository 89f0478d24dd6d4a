import { strToU8, zipSync } from "fflate";

/** The format's first day, so that the same files always make the same archive. */
const FIRST_DAY = new Date(1980, 0, 1);

/** A ZIP archive of files, in the given order. */
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
