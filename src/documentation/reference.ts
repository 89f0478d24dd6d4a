import * as z from "zod";
import { eventTypeInfos } from "../domain/reference/event-type-infos.ts";
import { propertyTypeGroups } from "../domain/reference/property-types.ts";
import { scopeInfos } from "../domain/reference/scopes.ts";
import { labeled } from "../domain/reference/value-label.ts";
import { ptEn } from "../lib/language.ts";
import type { LabelList } from "../vocabulary/labels.ts";
import { PERMISSIONS } from "../vocabulary/permissions.ts";
import {
  CATEGORIES,
  type Category,
  CLIENT_STAGES,
  CONSTRUCTION_STAGES,
  PARTNERSHIP_STAGES,
  PROPERTY_STATUSES,
  PURPOSES,
} from "../vocabulary/value-lists.ts";
import { pageSchema } from "./schemas/page.ts";
import type { Documentation, MemberText } from "./text.ts";

const IN_ONE = ptEn(
  "A lista inteira, com rótulos no idioma pedido. Não muda entre duas versões do serviço; valores novos podem surgir.",
  "The whole list, with labels in the requested language. It does not change between releases; new values may appear.",
);

/** A list never changes, so its example is the list itself, in the language of callers who ask for none. */
const whole = (data: readonly unknown[]) => ({
  description: IN_ONE,
  answers: { 200: { data, nextCursor: null } },
});

const values = (list: LabelList, of: readonly string[]) => whole(labeled(list, of, "pt-BR"));

const LABEL: MemberText = {
  "pt-BR": "Rótulo no idioma pedido.",
  en: "Label in the requested language.",
  example: "Venda",
};

const ValueLabel = z
  .object({ value: z.string(), label: z.string() })
  .meta({ id: "ValueLabel", example: { value: "VENDA", label: "Venda" } });

const EventTypeInfo = z
  .object({ type: z.string(), scope: z.enum(PERMISSIONS), description: z.string() })
  .meta({
    id: "EventTypeInfo",
    example: {
      type: "property.created",
      scope: "properties:read",
      description: "Um imóvel foi criado.",
    },
  });

const PropertyTypeGroup = z
  .object({
    category: z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]]),
    label: z.string(),
    types: z.array(ValueLabel),
  })
  .meta({
    id: "PropertyTypeGroup",
    example: {
      category: "COMERCIAL",
      label: "Comercial",
      types: [{ value: "GALPAO", label: "Galpão" }],
    },
  });

const ScopeInfo = z
  .object({ id: z.enum(PERMISSIONS), group: z.string(), label: z.string(), description: z.string() })
  .meta({
    id: "ScopeInfo",
    example: {
      id: "properties:read",
      group: "Imóveis",
      label: "Ler imóveis",
      description: "Lê a carteira de imóveis, os lotes e o feed.",
    },
  });

export const REFERENCE_DOCS = {
  operations: {
    listPropertyTypes: { answer: pageSchema(PropertyTypeGroup), ...whole(propertyTypeGroups("pt-BR")) },
    listPurposes: { answer: pageSchema(ValueLabel), ...values("purpose", PURPOSES) },
    listPropertyStatuses: { answer: pageSchema(ValueLabel), ...values("propertyStatus", PROPERTY_STATUSES) },
    listLeadStatuses: { answer: pageSchema(ValueLabel), ...values("leadStatus", CLIENT_STAGES) },
    listPartnershipStatuses: {
      answer: pageSchema(ValueLabel),
      ...values("partnershipStatus", PARTNERSHIP_STAGES),
    },
    listConstructionStages: {
      answer: pageSchema(ValueLabel),
      ...values("constructionStage", CONSTRUCTION_STAGES),
    },
    listScopes: { answer: pageSchema(ScopeInfo), ...whole(scopeInfos("pt-BR")) },
    listEventTypes: { answer: pageSchema(EventTypeInfo), ...whole(eventTypeInfos("pt-BR")) },
  },
  schemas: {
    ValueLabel: {
      _: ptEn("Um código e seu rótulo.", "A code and its label."),
      value: { "pt-BR": "O código, nunca traduzido.", en: "The code, never translated.", example: "VENDA" },
      label: LABEL,
    },
    PropertyTypeGroup: {
      _: ptEn("Os subtipos de uma categoria.", "The subtypes of a category."),
      category: { "pt-BR": "A categoria.", en: "The category.", example: "COMERCIAL" },
      label: {
        "pt-BR": "Rótulo no idioma pedido.",
        en: "Label in the requested language.",
        example: "Comercial",
      },
      types: ptEn("Os subtipos.", "The subtypes."),
    },
    ScopeInfo: {
      _: ptEn("Uma permissão.", "A permission."),
      id: { "pt-BR": "O código da permissão.", en: "The permission's code.", example: "properties:read" },
      group: { "pt-BR": "O grupo de permissões.", en: "The group of permissions.", example: "Imóveis" },
      label: {
        "pt-BR": "Rótulo no idioma pedido.",
        en: "Label in the requested language.",
        example: "Ler imóveis",
      },
      description: {
        "pt-BR": "O que permite.",
        en: "What it allows.",
        example: "Lê a carteira de imóveis, os lotes e o feed.",
      },
    },
    EventTypeInfo: {
      _: ptEn("Um tipo de evento.", "An event type."),
      type: { "pt-BR": "O tipo.", en: "The type.", example: "property.created" },
      scope: {
        "pt-BR": "A permissão de leitura que o concede.",
        en: "The read permission that grants it.",
        example: "properties:read",
      },
      description: {
        "pt-BR": "O que aconteceu, no idioma pedido.",
        en: "What happened, in the requested language.",
        example: "Um imóvel foi criado.",
      },
    },
    Change: {
      _: ptEn("Um campo que mudou.", "A field that changed."),
      field: { "pt-BR": "Nome do campo.", en: "Name of the field.", example: "salePrice" },
      from: {
        "pt-BR": "Valor anterior, como o objeto o mostra.",
        en: "Previous value, as the object shows it.",
        example: 850_000,
      },
      to: {
        "pt-BR": "Valor novo, como o objeto o mostra.",
        en: "New value, as the object shows it.",
        example: 790_000,
      },
    },
    RadarPreview: {
      _: ptEn(
        "O efeito da gravação nas suas oportunidades; null quando o Radar não responde a tempo ou a chave não tem radar:read.",
        "The write's effect on your opportunities; null if Radar does not answer in time or the key lacks radar:read.",
      ),
      gained: { "pt-BR": "Oportunidades ganhas.", en: "Opportunities gained.", example: 2 },
      lost: { "pt-BR": "Oportunidades perdidas.", en: "Opportunities lost.", example: 0 },
      changed: {
        "pt-BR": "Oportunidades com outra pontuação.",
        en: "Opportunities with another score.",
        example: 1,
      },
      topScore: {
        "pt-BR": "A maior pontuação das ganhas; null: nenhuma.",
        en: "Highest score among those gained; null if none.",
        example: 91,
      },
    },
    Problem: {
      _: ptEn("Um erro (RFC 9457).", "An error (RFC 9457)."),
      type: {
        "pt-BR": "Página que explica o código.",
        en: "The page that explains the code.",
        example: "https://api.example.com/docs/erros/invalid-param",
      },
      title: ptEn(
        "O que aconteceu, numa linha, no idioma pedido.",
        "What happened, in one line, in the requested language.",
      ),
      status: { "pt-BR": "Status HTTP.", en: "HTTP status.", example: 400 },
      code: {
        "pt-BR": "Código estável, em minúsculas ou, no acesso, em maiúsculas.",
        en: "Stable code, in lower case; access codes are in upper case.",
        example: "invalid_param",
      },
      requestId: ptEn(
        "Identifica a chamada; mande-o ao suporte.",
        "Identifies the call; quote it to support.",
      ),
      detail: ptEn("O que aconteceu neste caso.", "What happened in this case."),
      invalidParams: ptEn(
        "Todos os erros da requisição, de uma só vez.",
        "Every error of the request, all at once.",
      ),
      retryable: ptEn(
        "A mesma requisição pode ser repetida depois de Retry-After.",
        "The same request can be sent again after Retry-After.",
      ),
      existingId: ptEn(
        "Em external_ref_exists: o objeto com esse código. Em lead_linked_to_other_ref e lead_in_trash: o cliente já cadastrado dessa pessoa.",
        "With external_ref_exists: the object that has the code. With lead_linked_to_other_ref and lead_in_trash: the existing client of that person.",
      ),
      existingRef: ptEn(
        "O código desse cliente; null quando não tem.",
        "That client's code; null if there is none.",
      ),
      existingIds: ptEn(
        "Em request_refused, quando os contatos são de vários clientes: quais.",
        "With request_refused, if the contacts belong to several clients: which.",
      ),
      termsVersion: ptEn(
        "Em access_denied ao aceitar um proprietário: os termos a aceitar no painel.",
        "With access_denied on accepting an owner: the terms to accept in the dashboard.",
      ),
      protectedUntil: ptEn(
        "Quando o cliente já foi registrado por outra conta: até quando fica protegido.",
        "If another account registered the client: when that protection ends.",
      ),
      oldestAvailable: ptEn(
        "Em invalid_cursor no registro de eventos: o momento do mais antigo guardado.",
        "With invalid_cursor on the event log: the time of the oldest stored event.",
      ),
    },
    InvalidParam: {
      _: ptEn("Um erro da requisição.", "One error of the request."),
      in: {
        "pt-BR": "Onde: query, path, header ou body.",
        en: "Where: query, path, header or body.",
        example: "body",
      },
      name: { "pt-BR": "O campo, com pontos.", en: "The field, dotted.", example: "address.city" },
      pointer: {
        "pt-BR": "JSON Pointer no corpo.",
        en: "JSON Pointer into the body.",
        example: "/address/city",
      },
      code: { "pt-BR": "Uma palavra estável.", en: "A stable word.", example: "required" },
      reason: {
        "pt-BR": "Uma frase no idioma pedido.",
        en: "A sentence in the requested language.",
        example: "Informe address.city.",
      },
      allowed: ptEn(
        "Os valores aceitos; de um campo ou parâmetro desconhecido, os nomes aceitos ali.",
        "The accepted values; of an unknown field or parameter, the names accepted there.",
      ),
      suggestions: ptEn("Cidades de nome parecido.", "Cities with similar names."),
      didYouMean: {
        "pt-BR": "O nome ou valor aceito mais parecido com o enviado.",
        en: "The accepted name or value closest to the one sent.",
        example: "address",
      },
    },
  },
} satisfies Documentation;
