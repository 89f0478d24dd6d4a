import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { FeedSync, FeedSyncResult } from "./schemas/feed.ts";
import type { Documentation } from "./text.ts";

/** Whether a report is of a sync that took place, or of one that would. */
const REPORT = {
  message: {
    "pt-BR": "O mesmo em palavras.",
    en: "The same in words.",
    example: "O feed foi lido inteiro.",
  },
  listings: ptEn(
    "Até 500 anúncios; o resto só em `counts`.",
    "Up to 500 listings; the rest in `counts` only.",
  ),
  counts: {
    "pt-BR": "Quantos anúncios por `outcome`.",
    en: "Number of listings per `outcome`.",
    example: { CREATED: 1 },
  },
  connector: {
    "pt-BR": "Formato descoberto ao ler; null se nenhum anúncio o mostra.",
    en: "Format found by reading; null if no listing shows it.",
    example: "VRSYNC",
  },
  reasons: {
    "pt-BR": "Quantos anúncios por motivo ou observação.",
    en: "Number of listings per reason or remark.",
    example: { INCOMPLETE: 1 },
  },
  notRead: ptEn(
    "O que os anúncios têm e não é lido, do mais ao menos frequente.",
    "What the listings have and is not read, the most frequent first.",
  ),
  waiting: ptEn("Tipos e cidades não reconhecidos, agrupados.", "Unrecognized types and cities, grouped."),
  summary: {
    "pt-BR": "O que não é lido, numa linha; null se nada.",
    en: "What is not read, in one line; null if nothing.",
    example: null,
  },
};

export const FEED_DOCS = {
  operations: {
    getFeed: {
      answer: z.object({ data: FeedSync }),
      description: ptEn(
        "Sem feed configurado, `configured` é false. O link nunca é mostrado.",
        "If no feed is set, `configured` is false. The link is never shown.",
      ),
      answers: { 200: { data: { lastReport: null } } },
    },
    syncFeed: {
      answer: z.object({ data: FeedSync, result: FeedSyncResult }).meta({ id: "FeedSynced" }),
      description: ptEn(
        "A primeira chamada de cada janela de 10 minutos sincroniza já; as outras deixam uma sincronização marcada para o fim da janela. Numa simulação o feed é lido, e `report` diz o que aconteceria com cada anúncio.",
        "The first call in each 10-minute window starts a sync at once; later calls schedule one sync for the end of the window. A dry run reads the feed, and `report` says what would happen to each listing.",
      ),
      answers: {
        200: {
          data: { scheduledFor: "2026-11-20T18:40:00.000Z" },
          result: { outcome: "ALREADY_SCHEDULED", scheduledFor: "2026-11-20T18:40:00.000Z" },
        },
        202: { data: { status: "QUEUED" } },
      },
    },
  },
  schemas: {
    FeedSync: {
      _: ptEn("Como está o feed do CRM.", "Status of the CRM feed."),
      configured: {
        "pt-BR": "Há um feed configurado no painel.",
        en: "Whether a feed is set in the dashboard.",
        example: true,
      },
      connector: {
        "pt-BR": "Formato do feed, descoberto ao ler: VRSYNC, ZAP, OPENNAVENT ou CHAVES_NA_MAO.",
        en: "Format of the feed, found by reading: VRSYNC, ZAP, OPENNAVENT or CHAVES_NA_MAO.",
        example: "VRSYNC",
      },
      autoSync: {
        "pt-BR": "Sincroniza automaticamente a cada 6 horas.",
        en: "Syncs automatically every 6 hours.",
        example: true,
      },
      status: {
        "pt-BR": "Como terminou a última sincronização; QUEUED enquanto uma corre.",
        en: "How the last sync ended; QUEUED while one runs.",
        example: "OK",
      },
      message: {
        "pt-BR": "O mesmo em palavras, no idioma pedido.",
        en: "The same in words, in the requested language.",
        example: null,
      },
      lastSyncAt: ptEn("Última sincronização.", "Latest sync."),
      feedCount: { "pt-BR": "Anúncios no feed.", en: "Listings in the feed.", example: 120 },
      counts: ptEn("O que a última sincronização fez.", "What the last sync did."),
      conflicts: {
        "pt-BR": "Imóveis em que o painel guarda um campo do feed.",
        en: "Properties with a field that the dashboard keeps from the feed.",
        example: 0,
      },
      scheduledFor: {
        "pt-BR": "Quando é a sincronização agendada.",
        en: "Time of the scheduled sync.",
        example: null,
      },
      lastReport: {
        "pt-BR":
          "Relatório da última sincronização que leu o feed, com as primeiras 50 linhas; só em GET /feed.",
        en: "Report of the last sync that read the feed, with its first 50 rows; in GET /feed only.",
        example: null,
      },
      nextAttemptAt: ptEn(
        "Próxima leitura do feed sem chamada: nova tentativa, agendada ou automática.",
        "When the feed is fetched next without a call: a retry, the scheduled sync or the automatic sync.",
      ),
    },
    FeedCounts: {
      _: ptEn("O que uma sincronização fez, em imóveis.", "What a sync did, counted in properties."),
      created: { "pt-BR": "Criados.", en: "Created.", example: 2 },
      updated: { "pt-BR": "Atualizados.", en: "Updated.", example: 5 },
      archived: {
        "pt-BR": "Saíram do feed: faltaram em duas sincronizações completas.",
        en: "Left the feed: missing in two complete syncs.",
        example: 0,
      },
      skipped: {
        "pt-BR": "Incompletos, ou acima da cota do plano.",
        en: "Incomplete, or over the plan's quota.",
        example: 1,
      },
      unchanged: { "pt-BR": "Iguais.", en: "Unchanged.", example: 110 },
      confirmed: {
        "pt-BR": "Iguais, com a disponibilidade confirmada.",
        en: "Unchanged, their availability confirmed.",
        example: 2,
      },
    },
    FeedSyncResult: {
      _: ptEn("O que a chamada fez, ou faria.", "What the call did, or would do."),
      outcome: {
        "pt-BR": "STARTED, SCHEDULED, ALREADY_SCHEDULED; numa simulação WOULD_SYNC.",
        en: "STARTED, SCHEDULED, ALREADY_SCHEDULED; WOULD_SYNC in a dry run.",
        example: "STARTED",
      },
      scheduledFor: {
        "pt-BR": "Para quando foi agendada.",
        en: "When the sync is scheduled.",
        example: null,
      },
      report: {
        "pt-BR": "Só numa simulação: o que aconteceria, e por quê.",
        en: "Only in a dry run: what would happen, and why.",
        example: null,
      },
    },
    FeedSynced: {
      _: ptEn("O feed, e o que a chamada fez.", "The feed, and what the call did."),
      data: ptEn("Como está o feed.", "Status of the feed."),
      result: ptEn("O que a chamada fez, ou faria.", "What the call did, or would do."),
    },
    FeedReport: {
      _: ptEn("O que uma sincronização faria, e por quê.", "What a sync would do, and why."),
      status: { "pt-BR": "Como terminaria.", en: "How it would end.", example: "OK" },
      ...REPORT,
    },
    FeedSyncReport: {
      _: ptEn("O que uma sincronização fez, e por quê.", "What a sync did, and why."),
      syncId: ptEn("Id da sincronização.", "Id of the sync."),
      finishedAt: ptEn("Quando terminou.", "When it ended."),
      status: { "pt-BR": "Como terminou.", en: "How it ended.", example: "OK" },
      ...REPORT,
    },
    FeedReportNotRead: {
      _: ptEn("O que o feed tem e não é lido.", "What the feed has and is not read."),
      name: {
        "pt-BR": "condominiumFee, propertyTax, video..., ou o nome do elemento.",
        en: "condominiumFee, propertyTax, video..., or the element's name.",
        example: "condominiumFee",
      },
      label: { "pt-BR": "O mesmo em palavras.", en: "The same in words.", example: "condomínio" },
      count: { "pt-BR": "Em quantos anúncios.", en: "In how many listings.", example: 3 },
    },
    FeedReportWaiting: {
      _: ptEn("Um valor que nenhum catálogo tem.", "A value that no catalog has."),
      field: { "pt-BR": "type ou address.city.", en: "type or address.city.", example: "type" },
      value: { "pt-BR": "O texto do feed.", en: "The feed's text.", example: "Box/Garagem" },
      count: { "pt-BR": "Em quantos anúncios.", en: "In how many listings.", example: 14 },
    },
    FeedReportListing: {
      _: ptEn("Um anúncio do feed.", "A listing of the feed."),
      externalRef: { "pt-BR": "Código do anúncio.", en: "Code of the listing.", example: "AP0101" },
      outcome: {
        "pt-BR": "CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED ou MISSING.",
        en: "CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED or MISSING.",
        example: "CREATED",
      },
      reason: {
        "pt-BR": "Por que foi pulado ou não foi arquivado: um código.",
        en: "Why it is skipped or not archived, as a code.",
        example: null,
      },
      message: {
        "pt-BR": "Motivo e observações em palavras.",
        en: "Reason and remarks in words.",
        example: null,
      },
      missing: {
        "pt-BR": "Campos obrigatórios que faltam ou não podem ser lidos.",
        en: "Required fields that are missing or unreadable.",
        example: [],
      },
      unknown: ptEn(
        "Valores do anúncio que nenhum catálogo tem: o imóvel entra e aguarda a análise.",
        "Values of the listing that no catalog has: the property is imported and awaits review.",
      ),
      remarks: ptEn(
        "O que não foi aproveitado do anúncio ou parece errado.",
        "What was left out of the listing, or looks wrong.",
      ),
      refusedPhotos: ptEn(
        "Fotos que não podem ser baixadas, até 5.",
        "Photos that cannot be downloaded, up to 5.",
      ),
    },
    FeedReportListingUnknown: {
      _: ptEn("Um valor desconhecido.", "An unknown value."),
      field: { "pt-BR": "type ou address.city.", en: "type or address.city.", example: "address.city" },
      value: { "pt-BR": "O texto do feed.", en: "The feed's text.", example: "Curitba" },
    },
    FeedReportListingRefusedPhoto: {
      _: ptEn("Uma foto recusada.", "A refused photo."),
      url: {
        "pt-BR": "Endereço, cortado em 300 caracteres.",
        en: "Address, cut to 300 characters.",
        example: "http://10.0.0.1/a.jpg",
      },
      reason: { "pt-BR": "Por quê, numa palavra.", en: "Why, in one word.", example: "private_address" },
    },
    FeedReportListingRemark: {
      _: ptEn("Uma observação sobre o anúncio.", "A remark on the listing."),
      code: {
        "pt-BR": "Qual, numa palavra: price_on_request, price_implausible, unit_not_read...",
        en: "Which one, in one word: price_on_request, price_implausible, unit_not_read...",
        example: "unit_not_read",
      },
      field: { "pt-BR": "Campo da API, ou null.", en: "Field of the API, or null.", example: "area" },
      value: {
        "pt-BR": "O texto do feed, ou um número; null se não há.",
        en: "The feed's text, or a number; null if there is none.",
        example: "alqueires",
      },
    },
  },
} satisfies Documentation;
