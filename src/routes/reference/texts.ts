import type { MemberText, Texts } from "../../contract/texts.ts";
import { eventTypeInfos } from "../../domain/reference/event-type-infos.ts";
import type { LabelList } from "../../domain/reference/labels.ts";
import { propertyTypeGroups } from "../../domain/reference/property-types.ts";
import { scopeInfos } from "../../domain/reference/scopes.ts";
import { labelled } from "../../domain/reference/value-label.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";
import {
  CLIENT_STAGES,
  CONSTRUCTION_STAGES,
  PARTNERSHIP_STAGES,
  PROPERTY_STATUSES,
  PURPOSES,
} from "../../vocabulary/value-lists.ts";

const IN_ONE = [
  "A lista inteira, com rótulos no idioma pedido. Não muda entre duas versões do serviço; valores novos podem surgir.",
  "The whole list, with labels in the requested language. It does not change between releases; new values may appear.",
] as const;

/** A list does not change, so its example is the list, in the language of who asks for none. */
const whole = (data: readonly unknown[]) => ({
  description: IN_ONE,
  answers: { 200: { data, nextCursor: null } },
});

const values = (list: LabelList, of: readonly string[]) => whole(labelled(list, of, "pt-BR"));

const LABEL: MemberText = ["Rótulo no idioma pedido.", "Label in the requested language.", "Venda"];

export const REFERENCE_TEXTS: Texts = {
  operations: {
    getMe: {
      summary: OPERATION_TITLES.getMe,
      description: [
        "Toda integração começa aqui: confirma que a chave funciona e mostra a conta, as permissões da chave, os limites e o uso. Não gasta a cota do mês.",
        "Every integration starts here: it confirms that the key works and shows the account, the key's permissions, the limits and the usage. It does not use the monthly quota.",
      ],
    },
    listPropertyTypes: {
      summary: OPERATION_TITLES.listPropertyTypes,
      ...whole(propertyTypeGroups("pt-BR")),
    },
    listPurposes: {
      summary: OPERATION_TITLES.listPurposes,
      ...values("purpose", PURPOSES),
    },
    listPropertyStatuses: {
      summary: OPERATION_TITLES.listPropertyStatuses,
      ...values("propertyStatus", PROPERTY_STATUSES),
    },
    listLeadStatuses: {
      summary: OPERATION_TITLES.listLeadStatuses,
      ...values("leadStatus", CLIENT_STAGES),
    },
    listPartnershipStatuses: {
      summary: OPERATION_TITLES.listPartnershipStatuses,
      ...values("partnershipStatus", PARTNERSHIP_STAGES),
    },
    listConstructionStages: {
      summary: OPERATION_TITLES.listConstructionStages,
      ...values("constructionStage", CONSTRUCTION_STAGES),
    },
    listScopes: {
      summary: OPERATION_TITLES.listScopes,
      ...whole(scopeInfos("pt-BR")),
    },
    listEventTypes: {
      summary: OPERATION_TITLES.listEventTypes,
      ...whole(eventTypeInfos("pt-BR")),
    },
    listCities: {
      summary: OPERATION_TITLES.listCities,
      description: [
        "Os 5.570 municípios do IBGE e o Distrito Federal, por nome.",
        "The 5,570 municipalities of the IBGE and the Federal District, by name.",
      ],
    },
    listNeighborhoods: {
      summary: OPERATION_TITLES.listNeighborhoods,
      description: [
        "Os bairros do catálogo, por nome. A curadoria dos imóveis acrescenta os que faltam.",
        "Neighborhoods of the catalogue, by name. Property reviews add missing ones.",
      ],
    },
  },
  params: {
    uf: ["Estado, 2 letras.", "State, 2 letters."],
    q: ["Parte do nome; acentos não contam.", "Part of the name; accents are ignored.", "curitiba"],
    cityId: ["Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits."],
  },
  schemas: {
    Me: {
      _: ["A conta, a chave e o que podem.", "The account, the key and their permissions."],
      account: ["A conta.", "The account."],
      sandbox: [
        "A conta é de testes (chaves `rea_test_`): dados de demonstração, sem e-mail, sem cobrança, sem contato com contas reais.",
        "A sandbox account (`rea_test_` keys): demonstration data, no e-mail, no charges, no contact with live accounts.",
        false,
      ],
      access: ["A concessão de acesso.", "The grant of access."],
      key: ["A chave usada nesta chamada.", "The key used for this call."],
      usage: ["O uso deste mês.", "The usage of this month."],
      properties: ["Imóveis ativos e a cota do plano.", "Active properties, and the plan's quota."],
      leads: [
        "Clientes fora da lixeira e quantos uma conta pode ter.",
        "Clients outside the trash, and the account's limit.",
      ],
    },
    MeAccount: {
      _: ["A conta.", "The account."],
      id: ["Id da conta.", "Id of the account.", "acc-0123456789abcdef"],
      name: ["Nome da empresa.", "Name of the company.", "Imobiliária Exemplo"],
      type: ["AGENCY (imobiliária) ou DEVELOPER (incorporadora).", "AGENCY or DEVELOPER.", "AGENCY"],
      plan: ["Plano contratado.", "The plan.", "PRO"],
    },
    MeAccess: {
      _: ["A concessão de acesso à API.", "The grant of access to the API."],
      status: ["ACTIVE.", "ACTIVE.", "ACTIVE"],
      tier: ["PILOT, STANDARD ou SCALE.", "PILOT, STANDARD or SCALE.", "STANDARD"],
      pilotUntil: ["Fim do piloto.", "End of the pilot.", null],
      limits: ["Os limites.", "The limits."],
    },
    MeAccessLimits: {
      _: ["Os limites da conta.", "The account's limits."],
      ratePerSecond: ["Chamadas por segundo.", "Calls per second.", 10],
      burst: ["Chamadas de uma vez, no máximo.", "Maximum calls at once.", 20],
      monthlyQuota: ["Chamadas por mês (UTC).", "Calls per month (UTC).", 100_000],
      maxKeys: ["Chaves, no máximo.", "Maximum number of keys.", 5],
      maxWebhooks: ["Endpoints de webhook, no máximo.", "Maximum number of webhook endpoints.", 5],
    },
    MeKey: {
      _: ["A chave usada nesta chamada.", "The key used for this call."],
      id: ["Id da chave.", "Id of the key.", "k_0123456789abcdef"],
      name: ["Nome dado à chave.", "Name given to the key.", "CRM"],
      scopes: ["Permissões da chave.", "Permissions of the key.", ["properties:read", "properties:write"]],
      expiresAt: ["Quando vence; null: não vence.", "When it expires; null: never.", null],
    },
    MeUsage: {
      _: ["O uso do mês (UTC).", "The usage of the month (UTC)."],
      month: ["O mês, AAAA-MM.", "The month, YYYY-MM.", "2026-11"],
      calls: ["Chamadas feitas.", "Calls made.", 1_658],
      monthlyQuota: ["Chamadas por mês.", "Calls per month.", 100_000],
      remaining: ["Chamadas que restam.", "Calls left.", 98_342],
    },
    MeProperties: {
      _: ["A cota de imóveis do plano.", "The plan's quota of properties."],
      active: ["Imóveis ACTIVE.", "ACTIVE properties.", 61],
      limit: ["ACTIVE que o plano permite.", "ACTIVE properties that the plan allows.", 1_000],
    },
    MeLeads: {
      _: ["O limite de clientes da conta.", "The account's client limit."],
      count: ["Clientes fora da lixeira.", "Clients outside the trash.", 412],
      limit: ["Clientes que uma conta pode ter.", "Maximum number of clients.", 50_000],
    },
    ValueLabel: {
      _: ["Um código e seu rótulo.", "A code and its label."],
      value: ["O código, nunca traduzido.", "The code, never translated.", "VENDA"],
      label: LABEL,
    },
    PropertyTypeGroup: {
      _: ["Os subtipos de uma categoria.", "The subtypes of a category."],
      category: ["A categoria.", "The category.", "COMERCIAL"],
      label: ["Rótulo no idioma pedido.", "Label in the requested language.", "Comercial"],
      types: ["Os subtipos.", "The subtypes."],
    },
    ScopeInfo: {
      _: ["Uma permissão.", "A permission."],
      id: ["O código da permissão.", "The permission's code.", "properties:read"],
      group: ["O grupo de permissões.", "The group of permissions.", "Imóveis"],
      label: ["Rótulo no idioma pedido.", "Label in the requested language.", "Ler imóveis"],
      description: ["O que permite.", "What it allows.", "Lê a carteira de imóveis, os lotes e o feed."],
    },
    EventTypeInfo: {
      _: ["Um tipo de evento.", "An event type."],
      type: ["O tipo.", "The type.", "property.created"],
      scope: [
        "A permissão de leitura que o concede.",
        "The read permission that grants it.",
        "properties:read",
      ],
      description: [
        "O que aconteceu, no idioma pedido.",
        "What happened, in the requested language.",
        "Um imóvel foi criado.",
      ],
    },
    City: {
      _: ["Uma cidade do catálogo.", "A city of the catalogue."],
      cityId: ["Código IBGE, 7 dígitos.", "IBGE code, 7 digits.", "3550308"],
      name: ["Nome.", "Name.", "São Paulo"],
      uf: ["Estado, 2 letras.", "State, 2 letters.", "SP"],
      citySlug: ["Slug da cidade e do estado, único.", "Unique slug of city and state.", "sao-paulo-sp"],
    },
    Neighborhood: {
      _: ["Um bairro do catálogo.", "A neighborhood of the catalogue."],
      neighborhoodSlug: ["O valor a enviar numa gravação.", "The value to send in a write.", "moema"],
      name: ["Nome.", "Name.", "Moema"],
    },
    Change: {
      _: ["Um campo que mudou.", "A field that changed."],
      field: ["Nome do campo.", "Name of the field.", "salePrice"],
      from: ["Valor anterior, como o objeto o mostra.", "Previous value, as the object shows it.", 850_000],
      to: ["Valor novo, como o objeto o mostra.", "New value, as the object shows it.", 790_000],
    },
    RadarPreview: {
      _: [
        "O efeito da gravação nas próprias oportunidades; null quando o Radar não responde a tempo, e para chave sem radar:read.",
        "The write's effect on your opportunities; null if Radar does not answer in time or the key lacks radar:read.",
      ],
      gained: ["Oportunidades ganhas.", "Opportunities gained.", 2],
      lost: ["Oportunidades perdidas.", "Opportunities lost.", 0],
      changed: ["Oportunidades com outra pontuação.", "Opportunities with another score.", 1],
      topScore: [
        "A maior pontuação das ganhas; null: nenhuma.",
        "Highest score among those gained; null if none.",
        91,
      ],
    },
    Problem: {
      _: ["Um erro (RFC 9457).", "An error (RFC 9457)."],
      type: [
        "Página que explica o código.",
        "The page that explains the code.",
        "https://api.example.com/docs/erros/invalid-param",
      ],
      title: [
        "O que houve, numa linha, no idioma pedido.",
        "What happened, in one line, in the requested language.",
      ],
      status: ["Status HTTP.", "HTTP status.", 400],
      code: [
        "Código estável, em minúsculas ou, no acesso, em maiúsculas.",
        "Stable code, in lower case; access codes are in upper case.",
        "invalid_param",
      ],
      requestId: ["Identifica a chamada; mande-o ao suporte.", "Identifies the call; quote it to support."],
      detail: ["O que houve neste caso.", "What happened in this case."],
      invalidParams: [
        "Tudo o que está errado no pedido, de uma vez.",
        "Every problem of the request, all at once.",
      ],
      retryable: [
        "Vale repetir o mesmo pedido depois de Retry-After.",
        "The same request is worth sending again after Retry-After.",
      ],
      existingId: [
        "Em external_ref_exists: o objeto desse código.",
        "With external_ref_exists: the object that has the code.",
      ],
      termsVersion: [
        "Em access_denied ao aceitar um proprietário: os termos a aceitar no painel.",
        "With access_denied on accepting an owner: the terms to accept in the dashboard.",
      ],
      protectedUntil: [
        "Quando o cliente já é de outro: até quando fica protegido.",
        "If another account registered the client: when that protection ends.",
      ],
      oldestAvailable: [
        "Em invalid_cursor no registro de eventos: o momento do mais antigo guardado.",
        "With invalid_cursor on the event log: the time of the oldest stored event.",
      ],
    },
    InvalidParam: {
      _: ["Um problema do pedido.", "One problem of the request."],
      in: ["Onde: query, path, header ou body.", "Where: query, path, header or body.", "body"],
      name: ["O campo, com pontos.", "The field, dotted.", "address.city"],
      pointer: ["JSON Pointer no corpo.", "JSON Pointer into the body.", "/address/city"],
      code: ["Uma palavra estável.", "A stable word.", "required"],
      reason: [
        "Uma frase no idioma pedido.",
        "A sentence in the requested language.",
        "address.city é obrigatório.",
      ],
      allowed: [
        "Os valores aceitos; de um campo ou parâmetro desconhecido, os nomes aceitos ali.",
        "The accepted values; of an unknown field or parameter, the names accepted there.",
      ],
      suggestions: ["Cidades de nome parecido.", "Cities with similar names."],
      didYouMean: [
        "Dos nomes ou valores aceitos, o mais parecido com o que veio.",
        "The accepted name or value closest to the one sent.",
        "address",
      ],
    },
  },
};
