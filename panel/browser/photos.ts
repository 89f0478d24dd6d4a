interface Answer {
  readonly photos: readonly string[];
  readonly refused: readonly { readonly reason: string }[];
}

/** The page's own words: why a file is not a photo, if the answer does not say. */
export interface Words {
  readonly full: string;
  readonly large: string;
  /** No answer came. */
  readonly lost: string;
  /** A page came instead of an answer. */
  readonly failed: string;
  /** The result of photos after the end of the session. */
  readonly unsent: string;
}

/** A photo's address, why it is none, or where to sign in again. */
interface Became {
  readonly photo?: string;
  readonly reason?: string;
  readonly signIn?: string;
}

const isJson = ({ headers }: Response): boolean =>
  headers.get("Content-Type")?.startsWith("application/json") ?? false;

/** One photo under the form's own number. */
const sendOne = async (path: string, file: File, { lost, failed }: Words): Promise<Became> => {
  const body = new FormData();
  body.append("files", file, file.name);
  try {
    const answer = await fetch(path, { method: "POST", body, headers: { Accept: "application/json" } });
    // The session has ended: the sign-in page was answered.
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
  /** How many more the property can take. */
  readonly room: number;
  /** Bytes of a photo. */
  readonly most: number;
  readonly words: Words;
  /** A file has become a photo, or none for a reason. */
  readonly show: (at: number, reason: string | null) => void;
}

/** The results of the files. */
export interface Sent {
  readonly photos: readonly string[];
  readonly refused: number;
  /** Where to sign in again: the session ended before the last. */
  readonly signIn: string | null;
}

/** Sends files one at a time, in the order chosen, up to the last or the session's end. */
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
