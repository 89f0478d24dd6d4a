interface Answer {
  readonly photos: readonly string[];
  readonly refused: readonly { readonly reason: string }[];
}

/** The page's messages about files that were not accepted, where the server gave no reason. */
export interface Words {
  readonly full: string;
  readonly large: string;
  /** There was no response. */
  readonly lost: string;
  /** The response was a page instead of JSON. */
  readonly failed: string;
  /** For the photos that were left when the session ended. */
  readonly unsent: string;
}

/** The stored photo's address, why the file was refused, or where to sign in again. */
interface FileResult {
  readonly photo?: string;
  readonly reason?: string;
  readonly signIn?: string;
}

const isJson = ({ headers }: Response): boolean =>
  headers.get("Content-Type")?.startsWith("application/json") ?? false;

const sendOne = async (path: string, file: File, { lost, failed }: Words): Promise<FileResult> => {
  const body = new FormData();
  body.append("files", file, file.name);
  try {
    const answer = await fetch(path, { method: "POST", body, headers: { Accept: "application/json" } });
    // The session has ended: the response is the sign-in page.
    if (answer.redirected) return { signIn: answer.url };
    if (!isJson(answer)) return { reason: failed };
    const { photos, refused } = (await answer.json()) as Answer;
    const [photo] = photos;
    return photo === undefined ? { reason: refused[0]?.reason ?? failed } : { photo };
  } catch {
    return { reason: lost };
  }
};

interface Sending {
  readonly path: string;
  /** How many more photos the property can take. */
  readonly room: number;
  /** The maximum size of a photo, in bytes. */
  readonly most: number;
  readonly words: Words;
  /** Shows a file's result; `reason` is null for a stored photo. */
  readonly show: (at: number, reason: string | null) => void;
}

/** The results of the files. */
export interface Sent {
  readonly photos: readonly string[];
  readonly refused: number;
  /** Where to sign in again, if the session ended before the last file. */
  readonly signIn: string | null;
}

/** Sends the files one at a time, in the chosen order, until the last one or the end of the session. */
export const sendPhotos = async (
  files: readonly File[],
  { path, room, most, words, show }: Sending,
): Promise<Sent> => {
  const photos = new Set<string>();
  let refused = 0;
  for (const [at, file] of files.entries()) {
    const known = photos.size >= room ? words.full : file.size > most ? words.large : "";
    const { photo, reason = "", signIn } = known ? { reason: known } : await sendOne(path, file, words);
    if (signIn !== undefined) {
      for (let left = at; left < files.length; left += 1) show(left, words.unsent);
      return { photos: [...photos], refused: refused + files.length - at, signIn };
    }
    if (photo === undefined) refused += 1;
    else photos.add(photo);
    show(at, photo === undefined ? reason : null);
  }
  return { photos: [...photos], refused, signIn: null };
};
