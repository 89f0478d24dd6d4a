import type { Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";

export const FEED_TEXTS: Texts = {
  operations: {
    getFeed: {
      summary: OPERATION_TITLES.getFeed,
      description: [
        "Sem feed configurado, `configured` é false. O link nunca é respondido.",
        "If no feed is set, `configured` is false. The link is never shown.",
      ],
    },
    syncFeed: {
      summary: OPERATION_TITLES.syncFeed,
      description: [
        "A primeira chamada de cada janela de 10 minutos sincroniza já; as outras deixam uma sincronização marcada para o fim da janela. Numa simulação o feed é lido, e `report` diz o que aconteceria com cada anúncio.",
        "The first call in each 10-minute window starts a sync at once; later calls schedule one sync for the end of the window. A dry run reads the feed, and `report` says what would happen to each listing.",
      ],
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
      _: ["Como está o feed do CRM.", "Status of the CRM feed."],
      configured: ["Há um feed configurado no painel.", "Whether a feed is set in the dashboard.", true],
      connector: ["Formato do feed: VRSYNC.", "Format of the feed: VRSYNC.", "VRSYNC"],
      autoSync: ["Sincroniza automaticamente a cada 6 horas.", "Syncs automatically every 6 hours.", true],
      status: [
        "Como terminou a última sincronização; QUEUED enquanto uma corre.",
        "How the last sync ended; QUEUED while one runs.",
        "OK",
      ],
      message: [
        "O mesmo em palavras, no idioma pedido.",
        "The same in words, in the requested language.",
        null,
      ],
      lastSyncAt: ["Última sincronização.", "Latest sync."],
      feedCount: ["Anúncios no feed.", "Listings in the feed.", 120],
      counts: ["O que a última sincronização fez.", "What the last sync did."],
      conflicts: [
        "Imóveis em que o painel guarda um campo do feed.",
        "Properties with a field that the dashboard keeps from the feed.",
        0,
      ],
      scheduledFor: ["Sincronização marcada.", "Time of the scheduled sync.", null],
      nextAttemptAt: [
        "Próxima leitura do feed sem chamada: repetição, marcada ou automática.",
        "When the feed is fetched next without a call: a retry, the scheduled sync or the automatic sync.",
      ],
    },
    FeedCounts: {
      _: ["O que uma sincronização fez, em imóveis.", "What a sync did, counted in properties."],
      created: ["Criados.", "Created.", 2],
      updated: ["Atualizados.", "Updated.", 5],
      archived: [
        "Saíram do feed: faltaram em duas sincronizações inteiras.",
        "Left the feed, and were missing in two whole syncs.",
        0,
      ],
      skipped: ["Incompletos, ou acima da cota do plano.", "Incomplete, or over the plan's quota.", 1],
      unchanged: ["Iguais.", "Unchanged.", 110],
      confirmed: ["Iguais, com a disponibilidade confirmada.", "Unchanged, their availability confirmed.", 2],
    },
    FeedSyncResult: {
      _: ["O que a chamada fez, ou faria.", "What the call did, or would do."],
      outcome: [
        "STARTED, SCHEDULED, ALREADY_SCHEDULED; numa simulação WOULD_SYNC.",
        "STARTED, SCHEDULED, ALREADY_SCHEDULED; WOULD_SYNC in a dry run.",
        "STARTED",
      ],
      scheduledFor: ["Para quando ficou marcada.", "When the sync is scheduled.", null],
      report: [
        "Só numa simulação: o que aconteceria, e por quê.",
        "Only in a dry run: what would happen, and why.",
        null,
      ],
    },
    FeedSynced: {
      _: ["O feed, e o que a chamada fez.", "The feed, and what the call did."],
      data: ["Como está o feed.", "Status of the feed."],
      result: ["O que a chamada fez, ou faria.", "What the call did, or would do."],
    },
    FeedReport: {
      _: ["O que uma sincronização faria, e por quê.", "What a sync would do, and why."],
      status: ["Como terminaria.", "How it would end.", "OK"],
      message: ["O mesmo em palavras.", "The same in words.", "O feed foi lido inteiro."],
      listings: [
        "Até 500 anúncios; o resto só em `counts`.",
        "Up to 500 listings; the rest in `counts` only.",
      ],
      counts: ["Quantos anúncios por `outcome`.", "Number of listings per `outcome`.", { CREATED: 1 }],
    },
    FeedReportListing: {
      _: ["Um anúncio do feed.", "A listing of the feed."],
      externalRef: ["Código do anúncio.", "Code of the listing.", "AP0101"],
      outcome: [
        "CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED ou MISSING.",
        "CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED or MISSING.",
        "CREATED",
      ],
      reason: [
        "Por que foi pulado ou não sai: um código.",
        "Why it is skipped or not archived, as a code.",
        null,
      ],
      message: ["Motivo e observações em palavras.", "Reason and remarks in words.", null],
      missing: [
        "Campos obrigatórios que faltam ou não podem ser lidos.",
        "Required fields that are missing or unreadable.",
        [],
      ],
      unknown: [
        "Valores do anúncio que nenhum catálogo tem: o imóvel entra e espera a curadoria.",
        "Values the listing names that no catalogue has: the property is imported and waits for review.",
      ],
      refusedPhotos: ["Fotos que não podem ser lidas, até 5.", "Photos that cannot be fetched, up to 5."],
    },
    FeedReportListingUnknown: {
      _: ["Um valor desconhecido.", "An unknown value."],
      field: ["type ou address.city.", "type or address.city.", "address.city"],
      value: ["O texto do feed.", "The feed's text.", "Curitba"],
    },
    FeedReportListingRefusedPhoto: {
      _: ["Uma foto recusada.", "A refused photo."],
      url: [
        "Endereço, cortado em 300 caracteres.",
        "Address, cut to 300 characters.",
        "http://10.0.0.1/a.jpg",
      ],
      reason: ["Por quê, numa palavra.", "Why, in one word.", "private_address"],
    },
  },
};
