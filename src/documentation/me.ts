import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { PERMISSIONS } from "../vocabulary/permissions.ts";
import { ACCOUNT_TYPE } from "./everywhere.ts";
import type { Documentation, SchemaTexts } from "./text.ts";

/** The limits of an account's tier. */
export const Limits = z.object({
  ratePerSecond: z.int(),
  burst: z.int(),
  monthlyQuota: z.int(),
  maxKeys: z.int(),
  maxWebhooks: z.int(),
});

const Store = z.object({ bytes: z.int(), limit: z.int() });

const Storage = z.object({
  properties: Store,
  leads: Store,
  batches: z.object({
    bytes: z.int(),
    limit: z.int(),
    waiting: z.int(),
    waitingLimit: z.int(),
  }),
  photos: Store,
  matches: z.object({
    clients: z.int(),
    clientsLimit: z.int(),
    partners: z.int(),
    partnersLimit: z.int(),
  }),
  answers: Store,
});

const Me = z
  .object({
    account: z.object({ id: z.string(), name: z.string(), type: z.string(), plan: z.string() }),
    sandbox: z.boolean(),
    access: z.object({
      status: z.string(),
      tier: z.string(),
      pilotUntil: z.iso.datetime().nullable(),
      limits: Limits,
    }),
    key: z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(z.enum(PERMISSIONS)),
      expiresAt: z.iso.datetime().nullable(),
    }),
    usage: z.object({ month: z.string(), calls: z.int(), monthlyQuota: z.int(), remaining: z.int() }),
    properties: z.object({ active: z.int(), total: z.int(), limit: z.int(), awaitingNeighborhood: z.int() }),
    leads: z.object({ count: z.int(), limit: z.int() }),
    storage: Storage,
  })
  .meta({ id: "Me" });

export const LIMITS = {
  _: ptEn("Os limites da conta.", "The account's limits."),
  ratePerSecond: { "pt-BR": "Chamadas por segundo.", en: "Calls per second.", example: 10 },
  burst: { "pt-BR": "Máximo de chamadas em rajada.", en: "Maximum burst of calls.", example: 20 },
  monthlyQuota: { "pt-BR": "Chamadas por mês (UTC).", en: "Calls per month (UTC).", example: 100_000 },
  maxKeys: { "pt-BR": "Chaves, no máximo.", en: "Maximum number of keys.", example: 5 },
  maxWebhooks: {
    "pt-BR": "Endpoints de webhook, no máximo.",
    en: "Maximum number of webhook endpoints.",
    example: 5,
  },
} satisfies SchemaTexts;

export const ME_DOCS = {
  operations: {
    getMe: {
      answer: z.object({ data: Me }),
      description: ptEn(
        "Toda integração começa aqui: confirma que a chave funciona e mostra a conta, as permissões da chave, os limites e o uso. Não gasta a cota do mês.",
        "Every integration starts here: it confirms that the key works and shows the account, the key's permissions, the limits and the usage. It does not use the monthly quota.",
      ),
    },
  },
  schemas: {
    Me: {
      _: ptEn("A conta, a chave e suas permissões.", "The account, the key and their permissions."),
      account: ptEn("A conta.", "The account."),
      sandbox: {
        "pt-BR":
          "A conta é de testes (chaves `rea_test_`): dados de demonstração, sem e-mail, sem cobrança, sem contato com contas reais.",
        en: "A sandbox account (`rea_test_` keys): demonstration data, no e-mail, no charges, no contact with live accounts.",
        example: false,
      },
      access: ptEn("O acesso concedido.", "The access granted."),
      key: ptEn("A chave usada nesta chamada.", "The key used for this call."),
      usage: ptEn("O uso deste mês.", "The usage of this month."),
      properties: ptEn(
        "Imóveis ativos, a cota do plano e quantos têm bairro não reconhecido.",
        "Active properties, the plan's quota, and how many have an unrecognized neighborhood.",
      ),
      leads: ptEn(
        "Clientes fora da lixeira e quantos uma conta pode ter.",
        "Clients outside the trash, and the account's limit.",
      ),
      storage: ptEn(
        "O que a conta guarda e quanto pode guardar.",
        "What the account stores, and how much it may store.",
      ),
    },
    MeAccount: {
      _: ptEn("A conta.", "The account."),
      id: { "pt-BR": "Id da conta.", en: "Id of the account.", example: "acc-0123456789abcdef" },
      name: { "pt-BR": "Nome da empresa.", en: "Name of the company.", example: "Imobiliária Exemplo" },
      type: ACCOUNT_TYPE,
      plan: { "pt-BR": "Plano contratado.", en: "The plan.", example: "PRO" },
    },
    MeAccess: {
      _: ptEn("O acesso à API concedido à conta.", "The API access granted to the account."),
      status: { "pt-BR": "ACTIVE.", en: "ACTIVE.", example: "ACTIVE" },
      tier: { "pt-BR": "PILOT, STANDARD ou SCALE.", en: "PILOT, STANDARD or SCALE.", example: "STANDARD" },
      pilotUntil: { "pt-BR": "Fim do piloto.", en: "End of the pilot.", example: null },
      limits: ptEn("Os limites.", "The limits."),
    },
    MeAccessLimits: LIMITS,
    MeKey: {
      _: ptEn("A chave usada nesta chamada.", "The key used for this call."),
      id: { "pt-BR": "Id da chave.", en: "Id of the key.", example: "k_0123456789abcdef" },
      name: { "pt-BR": "Nome dado à chave.", en: "Name given to the key.", example: "CRM" },
      scopes: {
        "pt-BR": "Permissões da chave.",
        en: "Permissions of the key.",
        example: ["properties:read", "properties:write"],
      },
      expiresAt: {
        "pt-BR": "Quando vence; null: não vence.",
        en: "When it expires; null: never.",
        example: null,
      },
    },
    MeUsage: {
      _: ptEn("O uso do mês (UTC).", "The usage of the month (UTC)."),
      month: { "pt-BR": "O mês, AAAA-MM.", en: "The month, YYYY-MM.", example: "2026-11" },
      calls: { "pt-BR": "Chamadas feitas.", en: "Calls made.", example: 1_658 },
      monthlyQuota: { "pt-BR": "Chamadas por mês.", en: "Calls per month.", example: 100_000 },
      remaining: { "pt-BR": "Chamadas que restam.", en: "Calls left.", example: 98_342 },
    },
    MeStorage: {
      _: ptEn(
        "O que a conta guarda e quanto pode guardar.",
        "What the account stores, and how much it may store.",
      ),
      properties: ptEn(
        "Imóveis em qualquer situação, incluindo a lixeira.",
        "Properties in any status, including the trash.",
      ),
      leads: ptEn(
        "Clientes com suas interações, incluindo a lixeira.",
        "Clients with their interactions, including the trash.",
      ),
      batches: ptEn("Lotes na fila e os resultados de 7 dias.", "Queued batches, and the results of 7 days."),
      photos: ptEn("Imagens guardadas, cada uma contada uma vez.", "Stored images, each counted once."),
      matches: ptEn(
        "Oportunidades guardadas: acima do máximo ficam as melhores.",
        "Stored opportunities: beyond the maximum, the best are kept.",
      ),
      answers: ptEn(
        "Respostas guardadas por Idempotency-Key, por 24 horas.",
        "Answers kept by Idempotency-Key, for 24 hours.",
      ),
    },
    MeStorageProperties: {
      _: ptEn("Espaço dos imóveis.", "Space used by properties."),
      bytes: { "pt-BR": "Bytes ocupados.", en: "Bytes in use.", example: 5_242_880 },
      limit: { "pt-BR": "Bytes, no máximo.", en: "Maximum bytes.", example: 112_000_000 },
    },
    MeStorageLeads: {
      _: ptEn("Espaço dos clientes.", "Space used by clients."),
      bytes: { "pt-BR": "Bytes ocupados.", en: "Bytes in use.", example: 2_097_152 },
      limit: { "pt-BR": "Bytes, no máximo.", en: "Maximum bytes.", example: 384_000_000 },
    },
    MeStorageAnswers: {
      _: ptEn("Espaço das respostas guardadas.", "Space used by stored answers."),
      bytes: { "pt-BR": "Bytes ocupados.", en: "Bytes in use.", example: 40_960 },
      limit: { "pt-BR": "Bytes, no máximo.", en: "Maximum bytes.", example: 364_000_000 },
    },
    MeStorageBatches: {
      _: ptEn("Espaço dos lotes.", "Space used by batches."),
      bytes: { "pt-BR": "Bytes ocupados.", en: "Bytes in use.", example: 120_400 },
      limit: { "pt-BR": "Bytes, no máximo.", en: "Maximum bytes.", example: 96_000_000 },
      waiting: { "pt-BR": "Itens na fila.", en: "Queued items.", example: 120 },
      waitingLimit: {
        "pt-BR": "Máximo de itens na fila.",
        en: "Maximum queued items.",
        example: 30_000,
      },
    },
    MeStoragePhotos: {
      _: ptEn("Espaço das imagens.", "Space used by images."),
      bytes: { "pt-BR": "Bytes ocupados.", en: "Bytes in use.", example: 734_003_200 },
      limit: { "pt-BR": "Bytes, no máximo.", en: "Maximum bytes.", example: 110_000_000_000 },
    },
    MeStorageMatches: {
      _: ptEn("Oportunidades guardadas.", "Stored opportunities."),
      clients: {
        "pt-BR": "Dos clientes da conta.",
        en: "Of the account's clients.",
        example: 8_240,
      },
      clientsLimit: {
        "pt-BR": "Dos clientes da conta, no máximo.",
        en: "Of the account's clients, at most.",
        example: 80_500,
      },
      partners: {
        "pt-BR": "De clientes de parceiros com os imóveis da conta.",
        en: "Of partners' clients with the account's properties.",
        example: 1_130,
      },
      partnersLimit: {
        "pt-BR": "De clientes de parceiros com os imóveis da conta, no máximo.",
        en: "Of partners' clients with the account's properties, at most.",
        example: 16_100,
      },
    },
    MeProperties: {
      _: ptEn("Os imóveis da conta, em números.", "The account's properties in numbers."),
      active: { "pt-BR": "Imóveis ACTIVE.", en: "ACTIVE properties.", example: 61 },
      total: { "pt-BR": "Imóveis fora da lixeira.", en: "Properties outside the trash.", example: 74 },
      limit: {
        "pt-BR": "ACTIVE que o plano permite.",
        en: "ACTIVE properties that the plan allows.",
        example: 1_000,
      },
      awaitingNeighborhood: {
        "pt-BR":
          "Imóveis fora da lixeira cujo bairro o catálogo ainda não tem: ficam fora das recomendações até a análise decidir (`NEIGHBORHOOD_NOT_IN_CATALOG`).",
        en: "Properties outside the trash whose neighborhood the catalog does not have yet: they are not recommended until curation decides (`NEIGHBORHOOD_NOT_IN_CATALOG`).",
        example: 3,
      },
    },
    MeLeads: {
      _: ptEn("O limite de clientes da conta.", "The account's client limit."),
      count: { "pt-BR": "Clientes fora da lixeira.", en: "Clients outside the trash.", example: 412 },
      limit: {
        "pt-BR": "Clientes que uma conta pode ter.",
        en: "Maximum number of clients.",
        example: 50_000,
      },
    },
  },
} satisfies Documentation;
