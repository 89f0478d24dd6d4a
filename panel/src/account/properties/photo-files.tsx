import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { SentPart } from "../../../../src/lib/multipart.ts";
import { BUSINESS_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { Unanswered } from "../../api/client.ts";
import { ask, requireRole, send, sendPhoto } from "../../api/member.ts";
import { wordProblem } from "../../api/word-problem.ts";
import { withFiles } from "../../body.ts";
import { type PanelBindings, type PanelContext, translator } from "../../context.ts";
import { done } from "../../kit/toast.tsx";
import { TROUBLE } from "../../trouble/texts.ts";
import { PHOTOS } from "./form-texts.ts";
import { PHOTO_BYTES, roomIn } from "./photo-upload.tsx";
import { paramsOf, pathOf, photosPage, type RefusedFile } from "./photos.tsx";

interface Stored {
  readonly photos: readonly string[];
  readonly refused: readonly RefusedFile[];
}

/** An empty file field sends a file without a name. */
const filesIn = (parts: readonly SentPart[]): readonly SentPart[] =>
  parts.filter(({ fileName }) => fileName !== null && fileName !== "");

const typedIn = (parts: readonly SentPart[], wanted: string): string => {
  const part = parts.find(({ name, fileName }) => name === wanted && fileName === null);
  return part ? new TextDecoder().decode(part.bytes) : "";
};

const isFromScript = (c: PanelContext): boolean => c.req.header("Accept") === "application/json";

/** A refusal for the script, which shows it beside its file. */
const refusedToScript = (c: PanelContext, { answer }: Unanswered): Response => {
  const language = c.get("language");
  if (answer.kind !== "refused") return c.json(asRefusal(translator(language)(TROUBLE.closed)), 403);
  const { detail, title, status } = wordProblem(answer.problem, answer.faults, language);
  return c.json(asRefusal(detail ?? title), status as ContentfulStatusCode);
};

const asRefusal = (reason: string): Stored => ({ photos: [], refused: [{ name: "", reason }] });

interface ToStore {
  readonly files: readonly SentPart[];
  readonly room: number;
  /** Called before each file is sent. */
  readonly keepAlive: () => void;
}

/** Stores the files one by one; those without room are not sent on. */
const store = async (c: PanelContext, { files, room, keepAlive }: ToStore): Promise<Stored> => {
  const t = c.get("t");
  const photos = new Set<string>();
  const refused: RefusedFile[] = [];
  for (const { fileName, bytes } of files) {
    const name = fileName ?? "";
    if (photos.size >= room) refused.push({ name, reason: t(PHOTOS.full) });
    else if (bytes.byteLength > PHOTO_BYTES) refused.push({ name, reason: t(PHOTOS.large) });
    else {
      keepAlive();
      const sent = await sendPhoto(c, bytes);
      if ("problem" in sent) refused.push({ name, reason: sent.problem.detail ?? sent.problem.title });
      else photos.add(sent.done.data.url);
    }
  }
  return { photos: [...photos], refused };
};

const take = async (
  c: PanelContext,
  parts: readonly SentPart[],
  keepAlive: () => void,
): Promise<Response> => {
  const { data: property } = await ask(c, "getProperty", { params: paramsOf(c) });
  const files = filesIn(parts);
  const { photos, refused } = await store(c, { files, room: roomIn(property), keepAlive });
  if (isFromScript(c)) return c.json({ photos, refused });
  if (photos.length === 0) return photosPage(c, { refused, isEmpty: files.length === 0 });
  const body = { photos: [...property.photos, ...photos], shown: property.photos };
  const once = typedIn(parts, "once");
  const written = await send(c, "arrangePropertyPhotos", { params: paramsOf(c), body, once });
  if ("problem" in written) return photosPage(c, { refused, problem: written.problem });
  return refused.length > 0 ? photosPage(c, { refused, taken: photos.length }) : done(c, pathOf(c));
};

/** Takes photo files: from a form, or one at a time from the script, which then sends their addresses. */
export const photoFiles = new Hono<PanelBindings>();

photoFiles.post("/:propertyId/gallery/files", async (c) => {
  try {
    requireRole(c, BUSINESS_ROLES);
    return await withFiles(c, (parts, keepAlive) => take(c, parts, keepAlive));
  } catch (error) {
    if (isFromScript(c) && error instanceof Unanswered) return refusedToScript(c, error);
    // The files are too large together: the page says so.
    if (error instanceof Unanswered && error.answer.kind === "refused" && error.answer.problem.status === 413)
      return photosPage(c, { problem: error.answer.problem });
    throw error;
  }
});
