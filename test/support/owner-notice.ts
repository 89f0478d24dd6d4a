import { backoffice } from "./api.ts";

export const NOTICE = {
  titlePt: "A versão 1 termina",
  textPt: "Ela termina em maio.\n\nVeja o guia.",
  titleEn: "Version 1 ends",
  textEn: "It ends in May.\n\nSee the guide.",
};

/** A draft. @returns its id */
export const aNotice = async (): Promise<string> => {
  const { status, body, text } = await backoffice.post("/notices", NOTICE);
  if (status !== 201) throw new Error(`No notice: ${status} ${text}`);
  return body.data.id;
};
