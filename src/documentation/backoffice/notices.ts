import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";
import { IN_PAGES } from "./everywhere.ts";

const NoticeMail = z.object({ subject: z.string(), body: z.string() }).meta({ id: "NoticeMail" });

const OwnerNotice = z
  .object({
    id: z.string(),
    state: z.enum(["DRAFT", "SENDING", "SENT"]),
    version: z.int(),
    titlePt: z.string(),
    titleEn: z.string(),
    textPt: z.string(),
    textEn: z.string(),
    mail: NoticeMail,
    changedBy: z.string(),
    changedAt: z.iso.datetime(),
    sentBy: z.string().nullable(),
    sentAt: z.iso.datetime().nullable(),
    owners: z.int(),
    mailed: z.int(),
    failed: z.int(),
  })
  .meta({ id: "OwnerNotice" });

const TEXT = {
  titlePt: { en: "Title in Portuguese.", example: "A versão 1 da API termina em 31 de maio" },
  titleEn: { en: "Title in English.", example: "Version 1 of the API ends on May 31" },
  textPt: {
    en: "Text in Portuguese, without markup.",
    example: "A partir de 1º de junho só a versão 2 responde. O guia de mudança está na documentação.",
  },
  textEn: {
    en: "Text in English, without markup.",
    example: "From June 1 only version 2 answers. The documentation has a guide to the change.",
  },
};

const EXAMPLE = Object.fromEntries(Object.entries(TEXT).map(([name, { example }]) => [name, example]));

const VERSION = {
  version: { en: "The version that was seen.", example: 1 },
};

export const NOTICE_DOCS = {
  operations: {
    draftNotice: {
      answer: z.object({ data: OwnerNotice }),
      summary: "Draft a notice to the owners",
      description: "Nothing is sent. The e-mail has both languages.",
      body: EXAMPLE,
    },
    changeNotice: {
      answer: z.object({ data: OwnerNotice }),
      summary: "Change a notice to the owners",
      description:
        "Only a draft, in the version that was seen; if somebody else has changed or sent it, 409 with `current`.",
      body: { ...EXAMPLE, version: 1 },
    },
    sendNotice: {
      answer: z.object({ data: OwnerNotice }),
      summary: "Send a notice to the owners",
      description:
        "Once to each owner of an active account. The e-mails go out gradually; `mailed` and `failed` say how many have gone and how many could not be sent.",
      body: { version: 1 },
    },
    getNotice: {
      answer: z.object({ data: OwnerNotice }),
      summary: "Read a notice to the owners",
      description: "`owners` of a draft: how many would get it now.",
    },
    listNotices: {
      answer: pageSchema(OwnerNotice),
      summary: "List notices to the owners",
      description: IN_PAGES,
    },
  },
  params: {
    noticeId: { en: "Id of the notice.", example: "ntc_0123456789abcdef" },
  },
  schemas: {
    OwnerNotice: {
      _: "A notice to every owner.",
      id: { en: "Id of the notice.", example: "ntc_0123456789abcdef" },
      state: { en: "DRAFT, SENDING (e-mails are still waiting) or SENT.", example: "SENDING" },
      ...TEXT,
      version: { en: "Rises with each change.", example: 1 },
      mail: "The e-mail as it is sent.",
      changedBy: { en: "Who changed it last.", example: "opr_0123456789abcdef" },
      changedAt: "When.",
      sentBy: { en: "Who sent it.", example: null },
      sentAt: "When it was sent.",
      owners: { en: "How many get it.", example: 120 },
      mailed: { en: "E-mails sent.", example: 80 },
      failed: { en: "E-mails that could not be sent.", example: 0 },
    },
    NoticeMail: {
      _: "The e-mail.",
      subject: "Subject.",
      body: "Text.",
    },
    DraftNoticeInput: { _: "The notice.", ...TEXT },
    ChangeNoticeInput: { _: "The notice.", ...TEXT, ...VERSION },
    SendNoticeInput: { _: "What is sent.", ...VERSION },
  },
} satisfies BackofficeDocs;
