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
  titlePt: {
    "pt-BR": "Título em português.",
    en: "Title in Portuguese.",
    example: "A versão 1 da API termina em 31 de maio",
  },
  titleEn: {
    "pt-BR": "Título em inglês.",
    en: "Title in English.",
    example: "Version 1 of the API ends on 31 May",
  },
  textPt: {
    "pt-BR": "Texto em português, sem marcação.",
    en: "Text in Portuguese, without markup.",
    example: "A partir de 1º de junho só a versão 2 responde. O guia de mudança está na documentação.",
  },
  textEn: {
    "pt-BR": "Texto em inglês, sem marcação.",
    en: "Text in English, without markup.",
    example: "From 1 June only version 2 answers. The documentation has a guide to the change.",
  },
};

const EXAMPLE = Object.fromEntries(Object.entries(TEXT).map(([name, { example }]) => [name, example]));

const VERSION = {
  version: { "pt-BR": "A versão que foi lida.", en: "The version that was looked at.", example: 1 },
};

export const NOTICE_DOCS = {
  operations: {
    draftNotice: {
      answer: z.object({ data: OwnerNotice }),
      summary: { "pt-BR": "Redigir um aviso aos titulares", en: "Draft a notice to the owners" },
      description: {
        "pt-BR": "Nada é enviado. O e-mail tem os dois idiomas.",
        en: "Nothing is sent. The mail has both languages.",
      },
      body: EXAMPLE,
    },
    changeNotice: {
      answer: z.object({ data: OwnerNotice }),
      summary: { "pt-BR": "Mudar um aviso aos titulares", en: "Change a notice to the owners" },
      description: {
        "pt-BR":
          "Só um rascunho, na versão que foi lida; se outra pessoa o mudou ou enviou, 409 com `stands`.",
        en: "Only a draft, in the version that was looked at; if somebody else has changed or sent it, 409 with `stands`.",
      },
      body: { ...EXAMPLE, version: 1 },
    },
    sendNotice: {
      answer: z.object({ data: OwnerNotice }),
      summary: { "pt-BR": "Enviar um aviso aos titulares", en: "Send a notice to the owners" },
      description: {
        "pt-BR":
          "Uma vez a cada titular de conta ativa. Os e-mails saem aos poucos; `mailed` e `failed` dizem quantos já saíram e quantos não puderam ser enviados.",
        en: "Once to each owner of an active account. The mails go out little by little; `mailed` and `failed` say how many have gone and how many could not be sent.",
      },
      body: { version: 1 },
    },
    getNotice: {
      answer: z.object({ data: OwnerNotice }),
      summary: { "pt-BR": "Ler um aviso aos titulares", en: "Read a notice to the owners" },
      description: {
        "pt-BR": "`owners` de um rascunho: quantos o receberiam agora.",
        en: "`owners` of a draft: how many would get it now.",
      },
    },
    listNotices: {
      answer: pageSchema(OwnerNotice),
      summary: { "pt-BR": "Listar os avisos aos titulares", en: "List notices to the owners" },
      description: IN_PAGES,
    },
  },
  params: {
    noticeId: { "pt-BR": "Id do aviso.", en: "Id of the notice.", example: "ntc_0123456789abcdef" },
  },
  schemas: {
    OwnerNotice: {
      _: { "pt-BR": "Um aviso a todos os titulares.", en: "A notice to every owner." },
      id: { "pt-BR": "Id do aviso.", en: "Id of the notice.", example: "ntc_0123456789abcdef" },
      state: {
        "pt-BR": "DRAFT, SENDING (e-mails ainda esperam) ou SENT.",
        en: "DRAFT, SENDING (mails still wait) or SENT.",
        example: "SENDING",
      },
      ...TEXT,
      version: { "pt-BR": "Sobe com cada mudança.", en: "Rises with each change.", example: 1 },
      mail: { "pt-BR": "O e-mail como sai.", en: "The mail as it goes out." },
      changedBy: {
        "pt-BR": "Quem o mudou por último.",
        en: "Who changed it last.",
        example: "opr_0123456789abcdef",
      },
      changedAt: { "pt-BR": "Quando.", en: "When." },
      sentBy: { "pt-BR": "Quem o enviou.", en: "Who sent it.", example: null },
      sentAt: { "pt-BR": "Quando foi enviado.", en: "When it was sent." },
      owners: { "pt-BR": "Quantos o recebem.", en: "How many get it.", example: 120 },
      mailed: { "pt-BR": "E-mails que saíram.", en: "Mails that have gone.", example: 80 },
      failed: {
        "pt-BR": "E-mails que não puderam ser enviados.",
        en: "Mails that could not be sent.",
        example: 0,
      },
    },
    NoticeMail: {
      _: { "pt-BR": "O e-mail.", en: "The mail." },
      subject: { "pt-BR": "Assunto.", en: "Subject." },
      body: { "pt-BR": "Texto.", en: "Text." },
    },
    DraftNoticeInput: { _: { "pt-BR": "O aviso.", en: "The notice." }, ...TEXT },
    ChangeNoticeInput: { _: { "pt-BR": "O aviso.", en: "The notice." }, ...TEXT, ...VERSION },
    SendNoticeInput: { _: { "pt-BR": "O que é enviado.", en: "What is sent." }, ...VERSION },
  },
} satisfies BackofficeDocs;
