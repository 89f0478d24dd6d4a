import * as z from "zod";
import { anyValue } from "../../contract/schema-helpers.ts";
import { FeedSync, FeedSyncReport } from "../schemas/feed.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const FeedConflict = z
  .object({
    propertyId: z.string(),
    externalRef: z.string(),
    title: z.string().nullable(),
    field: z.string(),
    dashboardValue: anyValue,
    editedBy: z.string().nullable(),
    editedAt: z.iso.datetime().nullable(),
    feedValue: anyValue,
    foundAt: z.iso.datetime(),
  })
  .meta({ id: "FeedConflict" });

const ConflictsDecided = z.object({ decided: z.int(), left: z.int() }).meta({ id: "ConflictsDecided" });

export const FEED_DOCS = {
  operations: {
    configureFeed: {
      answer: z.object({ data: FeedSync }),
      summary: { "pt-BR": "Definir o link do feed do CRM", en: "Set the link of the CRM feed" },
      description: {
        "pt-BR": "O link leva um token: nenhuma resposta o mostra de novo.",
        en: "The link contains a token, so no answer shows it again.",
      },
      body: { url: "https://crm.example.com/feed.xml" },
    },
    removeFeed: {
      answer: z.object({ data: FeedSync }),
      summary: { "pt-BR": "Remover o feed do CRM", en: "Remove the CRM feed" },
      description: {
        "pt-BR": "Seus imóveis ficam, e a API volta a poder gravá-los.",
        en: "Its properties stay, and the API can write them again.",
      },
    },
    listFeedConflicts: {
      answer: pageSchema(FeedConflict).extend({ waiting: z.int() }),
      summary: { "pt-BR": "Listar os conflitos com o feed", en: "List the conflicts with the feed" },
      description: {
        "pt-BR":
          "Uma linha para cada campo editado no painel que o feed mudaria e que espera decisão, da mais nova à mais antiga. `field` mostra só as de um campo.",
        en: "A row for each field edited in the dashboard that the feed would change and that awaits a decision, newest first. `field` shows those of one field only.",
      },
    },
    listFeedReports: {
      answer: z.object({ data: z.array(FeedSyncReport) }),
      summary: { "pt-BR": "Listar os relatórios do feed", en: "List the reports of the feed" },
      description: {
        "pt-BR":
          "Os das dez últimas sincronizações que leram o feed, do mais novo ao mais antigo, sem as linhas.",
        en: "Those of the last ten syncs that read the feed, newest first, without their rows.",
      },
    },
    getFeedReport: {
      answer: z.object({ data: FeedSyncReport }),
      summary: { "pt-BR": "Consultar um relatório do feed", en: "Retrieve a report of the feed" },
      description: {
        "pt-BR": "Todas as linhas, até 500: as que pularam ou têm observação primeiro.",
        en: "All rows, up to 500: those skipped or with a remark first.",
      },
    },
    fetchFeedPhotos: {
      answer: z.object({ data: FeedSync }),
      summary: {
        "pt-BR": "Buscar de novo as fotos dos imóveis do feed",
        en: "Fetch the photos of the feed's properties again",
      },
      description: {
        "pt-BR":
          "Começa uma sincronização, que pergunta às origens das fotos de até 200 imóveis se mudaram; as próximas perguntam pelas demais.",
        en: "Starts a sync that asks the sources of the photos of up to 200 properties whether they have changed; the next ones ask for the rest.",
      },
    },
    decideHeldFeed: {
      answer: z.object({ data: FeedSync }),
      summary: { "pt-BR": "Decidir sobre um feed que espera", en: "Decide on a held feed" },
      description: {
        "pt-BR":
          "SAME_PROPERTIES segue com a sincronização e mantém o que foi editado à mão. WRONG_FEED desliga a sincronização automática até que o link seja definido de novo.",
        en: "SAME_PROPERTIES goes on with the sync and keeps what was edited by hand. WRONG_FEED turns the automatic sync off until the link is set again.",
      },
      body: { decision: "SAME_PROPERTIES" },
    },
    decideFeedConflicts: {
      answer: z.object({ result: ConflictsDecided }),
      summary: { "pt-BR": "Decidir conflitos com o feed", en: "Decide conflicts with the feed" },
      description: {
        "pt-BR":
          "KEEP mantém o valor do painel até que o do feed mude. TAKE devolve o campo ao feed: a próxima sincronização o grava. ASK desfaz a decisão sobre um imóvel, se ele não mudou desde então. Sem `propertyId`, decide até 500 conflitos do campo, dos mais antigos aos mais novos.",
        en: "KEEP keeps the dashboard's value until the feed's changes. TAKE gives the field back to the feed: the next sync writes it. ASK takes the decision on one property back, unless it has changed since. Without `propertyId` it decides up to 500 conflicts of the field, oldest first.",
      },
      body: { field: "salePrice", decision: "KEEP" },
    },
  },
  params: {
    syncId: { "pt-BR": "Id da sincronização.", en: "Id of the sync." },
    field: { "pt-BR": "Só os conflitos deste campo.", en: "Only the conflicts of this field." },
  },
  schemas: {
    FeedConflict: {
      _: {
        "pt-BR": "Um campo que o painel mantém e o feed mudaria.",
        en: "A field that the dashboard keeps and the feed would change.",
      },
      propertyId: { "pt-BR": "Id do imóvel.", en: "Id of the property.", example: "prop-0123456789abcdef" },
      externalRef: {
        "pt-BR": "Código do anúncio no feed.",
        en: "Code of the listing in the feed.",
        example: "AP-1023",
      },
      title: {
        "pt-BR": "Título do imóvel, ou null.",
        en: "Title of the property, or null.",
        example: "Apartamento no Batel",
      },
      field: { "pt-BR": "Nome do campo.", en: "Name of the field.", example: "salePrice" },
      dashboardValue: {
        "pt-BR": "Valor atual, do painel.",
        en: "Current value, of the dashboard.",
        example: 620000,
      },
      editedBy: {
        "pt-BR": "Quem o editou por último; null se não se sabe.",
        en: "Who edited it last; null if unknown.",
        example: "psn_0123456789abcdef",
      },
      editedAt: {
        "pt-BR": "Quando; null se não se sabe.",
        en: "When; null if unknown.",
        example: "2026-11-20T18:30:00.000Z",
      },
      feedValue: {
        "pt-BR": "Valor do feed; textos e listas longos vêm cortados.",
        en: "Value of the feed; long texts and lists are cut.",
        example: 600000,
      },
      foundAt: {
        "pt-BR": "Quando a sincronização viu esse valor primeiro.",
        en: "When a sync first saw this value.",
        example: "2026-11-20T18:30:00.000Z",
      },
    },
    FeedConflictPage: {
      _: { "pt-BR": "Uma página de conflitos.", en: "A page of conflicts." },
      waiting: {
        "pt-BR": "Quantos conflitos esperam decisão, em todas as páginas.",
        en: "How many conflicts await a decision, on all pages.",
        example: 1,
      },
    },
    DecideFeedConflictsResult: {
      _: { "pt-BR": "O resultado de uma decisão.", en: "The result of a decision." },
      result: { "pt-BR": "O que foi decidido.", en: "What was decided." },
    },
    ConflictsDecided: {
      _: { "pt-BR": "O que foi decidido.", en: "What was decided." },
      decided: { "pt-BR": "Conflitos decididos.", en: "Conflicts decided.", example: 1 },
      left: {
        "pt-BR": "Conflitos do campo que ainda esperam.",
        en: "Conflicts of the field that still wait.",
        example: 0,
      },
    },
    DecideFeedConflictsInput: {
      _: { "pt-BR": "A decisão sobre um campo.", en: "The decision on a field." },
      field: { "pt-BR": "Nome do campo.", en: "Name of the field.", example: "salePrice" },
      decision: {
        "pt-BR": "KEEP (fica o do painel), TAKE (vale o do feed) ou ASK (desfaz, num imóvel).",
        en: "KEEP (the dashboard's stays), TAKE (the feed's holds) or ASK (takes it back, of one property).",
        example: "KEEP",
      },
      propertyId: {
        "pt-BR": "Só deste imóvel; sem ele, de todos.",
        en: "Of this property only; of all, if absent.",
        example: "prop-0123456789abcdef",
      },
      count: {
        "pt-BR": "Quantos conflitos do campo esperam; se forem outros, nada muda.",
        en: "How many conflicts of the field wait; if there are others, nothing changes.",
        example: 12,
      },
    },
    DecideHeldFeedInput: {
      _: { "pt-BR": "A decisão.", en: "The decision." },
      decision: {
        "pt-BR": "SAME_PROPERTIES ou WRONG_FEED.",
        en: "SAME_PROPERTIES or WRONG_FEED.",
        example: "SAME_PROPERTIES",
      },
    },
    ConfigureFeedInput: {
      _: { "pt-BR": "O feed do CRM.", en: "The CRM's feed." },
      url: {
        "pt-BR": "Link do feed, https público.",
        en: "Link of the feed, public https.",
        example: "https://crm.example.com/feed.xml",
      },
      connector: {
        "pt-BR": "Formato suposto até a primeira leitura, que o descobre.",
        en: "Format assumed until the first sync, which finds it by reading.",
        example: "VRSYNC",
      },
      autoSync: {
        "pt-BR": "Sincroniza automaticamente a cada 6 horas.",
        en: "Syncs automatically every 6 hours.",
        example: true,
      },
    },
  },
} satisfies BackofficeDocs;
