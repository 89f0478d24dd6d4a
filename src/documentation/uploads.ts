import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { resultOf } from "./schemas/webhooks.ts";
import type { Documentation } from "./text.ts";

const UploadedPhoto = z
  .object({ url: z.url(), mediaType: z.string(), bytes: z.int(), expiresAt: z.iso.datetime() })
  .meta({ id: "UploadedPhoto" });

const ADDRESS =
  "https://api.example.com/photos/acc-0123456789abcdef/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.jpg";

/** The documentation of `/uploads`. */
export const UPLOAD_DOCS = {
  operations: {
    uploadPhoto: {
      answer: z
        .object({ data: UploadedPhoto, result: resultOf("UploadResult", "STORED", "ALREADY_STORED") })
        .meta({ id: "PhotoUploaded" }),
      description: ptEn(
        "O corpo é o próprio arquivo, até 20 MB; o tipo é reconhecido pelo conteúdo. Use `url` em `photos` de um imóvel: nada é baixado de novo. Enviar o mesmo arquivo outra vez só renova `expiresAt`, por isso `Idempotency-Key` não é aceita. O que nenhum imóvel usa é descartado em `expiresAt`.",
        "The body is the file itself, up to 20 MB; its type is recognized by its content. Use `url` in the `photos` of a property: nothing is downloaded again. Sending the same file again only renews `expiresAt`, so `Idempotency-Key` is not accepted. What no property uses is discarded at `expiresAt`.",
      ),
      answers: { 200: { result: { outcome: "ALREADY_STORED" } } },
    },
  },
  schemas: {
    PhotoUploaded: {
      _: ptEn("A foto, e o que a chamada fez.", "The photo, and what the call did."),
      data: ptEn("A foto guardada.", "The stored photo."),
      result: ptEn("O que a chamada fez, ou faria.", "What the call did, or would do."),
    },
    UploadedPhoto: {
      _: ptEn("Uma foto enviada.", "An uploaded photo."),
      url: {
        "pt-BR": "O endereço, para `photos` de imóveis da mesma conta.",
        en: "The address, for `photos` of the same account's properties.",
        example: ADDRESS,
      },
      mediaType: {
        "pt-BR": "O tipo, reconhecido pelo conteúdo.",
        en: "The type, recognized by the content.",
        example: "image/jpeg",
      },
      bytes: { "pt-BR": "O tamanho em bytes.", en: "The size in bytes.", example: 348_211 },
      expiresAt: ptEn(
        "Quando é descartada, se nenhum imóvel a usar até lá.",
        "When it is discarded, unless a property uses it by then.",
      ),
    },
    UploadResult: {
      _: ptEn("O que a chamada fez, ou faria.", "What the call did, or would do."),
      outcome: {
        "pt-BR": "STORED, ou ALREADY_STORED se a conta já tinha a foto.",
        en: "STORED, or ALREADY_STORED if the account had the photo.",
        example: "STORED",
      },
      dryRun: {
        "pt-BR": "A chamada foi uma simulação (`dryRun`): nada foi gravado.",
        en: "Whether the call was a dry run that wrote nothing.",
        example: false,
      },
    },
  },
} satisfies Documentation;
