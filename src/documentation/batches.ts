import * as z from "zod";
import { ptEn, type Sentence } from "../lib/language.ts";
import { WARNING } from "./everywhere.ts";
import { LEAD_INPUT, LEAD_REF } from "./lead-fields.ts";
import { PROPERTY_INPUT, PROPERTY_REF } from "./property-fields.ts";
import { Batch, BatchAccepted } from "./schemas/batches.ts";
import type { Documentation, SchemaTexts } from "./text.ts";

const WRITE: Sentence = ptEn(
  "Cada item segue as regras do PUT por código. Uma conta processa 4 itens por segundo, somando todos os lotes. Um item malformado, ou com um código repetido, volta REJECTED e não impede os outros. Numa simulação os itens são decididos e nada é gravado. `Location` traz o endereço do lote.",
  "Each item follows the rules of the PUT by code. An account processes 4 items per second across all batches. A malformed item, or one that repeats an earlier code, comes back REJECTED; the others continue. A dry run decides every item and writes none. `Location` has the address of the batch.",
);

const READ: Sentence = ptEn(
  "Guardado por 7 dias. Até terminar, `Retry-After` diz quando consultar de novo.",
  "A batch is kept for 7 days. Until it is done, `Retry-After` says when to check again.",
);

const HEAD: SchemaTexts = {
  id: { "pt-BR": "Id do lote.", en: "Id of the batch.", example: "b-0123456789abcdef" },
  type: { "pt-BR": "properties ou leads.", en: "properties or leads.", example: "properties" },
  status: { "pt-BR": "QUEUED, RUNNING ou DONE.", en: "QUEUED, RUNNING or DONE.", example: "QUEUED" },
};

const DONE_ITEM = {
  result: { warnings: [], kept: [], reactivated: false },
  index: 0,
  outcome: "CREATED",
  code: null,
  detail: null,
  invalidParams: [],
};

/** A batch of one item, once it is done. */
const done = (type: string, item: Readonly<Record<string, unknown>>) => ({
  data: {
    type,
    status: "DONE",
    processed: 1,
    counts: { CREATED: 1 },
    startedAt: "2026-11-20T18:30:00.000Z",
    finishedAt: "2026-11-20T18:30:01.000Z",
    results: [{ ...DONE_ITEM, ...item }],
  },
});

const ITEMS: SchemaTexts = {
  _: ptEn("Até 500 itens, processados em ordem.", "Up to 500 items, processed in order."),
  items: ptEn("Os itens, 1 a 500.", "The items, 1 to 500."),
};

const ITEM: Sentence = ptEn(
  "Um item do lote: o código e os dados a gravar.",
  "One item: its code and the data to write.",
);

const read = z.object({ data: Batch });

export const BATCH_DOCS = {
  operations: {
    createPropertyBatch: {
      answer: BatchAccepted,
      description: WRITE,
      body: {
        items: [
          {
            externalRef: "AP0101",
            type: "APARTAMENTO",
            purposes: ["VENDA"],
            salePrice: 850_000,
            address: { cityId: "4106902", neighborhood: "Batel" },
          },
        ],
      },
    },
    getPropertyBatch: {
      answer: read,
      description: READ,
      answers: {
        200: done("properties", { externalRef: "AP0101", id: "prop-0123456789abcdef", photos: null }),
      },
    },
    createLeadBatch: {
      answer: BatchAccepted,
      description: WRITE,
      body: {
        items: [
          {
            externalRef: "CLI-2041",
            name: "Ana Martins",
            phones: [{ number: "(41) 98765-4320", isWhatsApp: true }],
            consentGiven: true,
            interest: {
              purposes: ["VENDA"],
              propertyTypes: ["APARTAMENTO"],
              locations: [{ cityId: "4106902" }],
              salePriceMax: 900_000,
            },
          },
        ],
      },
      answers: { 202: { data: { type: "leads" } } },
    },
    getLeadBatch: {
      answer: read,
      description: READ,
      answers: { 200: done("leads", { externalRef: "CLI-2041", id: "lead-0123456789abcdef" }) },
    },
  },
  params: { batchId: ptEn("Id do lote.", "Id of the batch.") },
  schemas: {
    PropertyBatch: ITEMS,
    LeadBatch: ITEMS,
    PropertyBatchItem: { _: ITEM, ...PROPERTY_REF, ...PROPERTY_INPUT },
    LeadBatchItem: { _: ITEM, ...LEAD_REF, ...LEAD_INPUT },
    BatchCreated: {
      _: ptEn("O lote aceito.", "The accepted batch."),
      ...HEAD,
      accepted: {
        "pt-BR": "Itens à espera de processamento.",
        en: "Items waiting to be processed.",
        example: 1,
      },
      rejected: {
        "pt-BR": "Itens recusados por estarem malformados.",
        en: "Items refused because they are malformed.",
        example: 0,
      },
    },
    BatchResult: {
      _: ptEn("O resultado do lote.", "Outcome of the batch."),
      outcome: {
        "pt-BR": "QUEUED; DONE quando nenhum item era válido.",
        en: "QUEUED; DONE if no item was valid.",
        example: "QUEUED",
      },
    },
    BatchAccepted: {
      _: ptEn("O lote aceito.", "The accepted batch."),
      data: ptEn("O lote.", "The batch."),
      result: ptEn("O resultado dele.", "Its outcome."),
    },
    Batch: {
      _: ptEn("Um lote e seus resultados.", "A batch and its results."),
      ...HEAD,
      processed: { "pt-BR": "Itens prontos.", en: "Items done.", example: 0 },
      counts: {
        "pt-BR": "Quantos itens por `outcome`.",
        en: "Number of items per `outcome`.",
        example: { PENDING: 1 },
      },
      startedAt: { "pt-BR": "Quando começou.", en: "When it began.", example: null },
      finishedAt: { "pt-BR": "Quando terminou.", en: "When it finished.", example: null },
      results: ptEn(
        "Um resultado por item, na ordem da requisição.",
        "One result per item, in the order of the request.",
      ),
    },
    BatchItemResult: {
      _: ptEn("Do `result` do PUT por código.", "Of the `result` of the PUT by code."),
      warnings: {
        "pt-BR": "Aceito, mas merece atenção.",
        en: "Accepted, but worth a look.",
        example: [],
      },
      kept: {
        "pt-BR": "Só clientes: os campos já gravados que foram mantidos, em JSON Pointers do item.",
        en: "Clients only: stored fields that were kept, as JSON Pointers of the item.",
        example: [],
      },
      reactivated: {
        "pt-BR": "Só clientes: estava arquivado e voltou a ativo.",
        en: "Clients only: was archived and is active again.",
        example: false,
      },
    },
    BatchWarning: {
      _: WARNING._,
      name: { ...WARNING.name, example: "salePrice" },
      code: { "pt-BR": "O aviso.", en: "The warning.", example: "price_implausible" },
      suggestions: ptEn("Bairros a que o texto pode se referir.", "Neighborhoods that the text may mean."),
      label: { ...WARNING.label, example: "Guardado sem o ramal" },
    },
    BatchItem: {
      _: ptEn("O resultado de um item.", "Outcome of one item."),
      index: {
        "pt-BR": "Posição na requisição, a partir de 0.",
        en: "Position in the request, from 0.",
        example: 0,
      },
      externalRef: { "pt-BR": "Código do item.", en: "Code of the item.", example: "AP0101" },
      outcome: {
        "pt-BR": "Como no PUT por código, mais PENDING (na fila) e REJECTED (recusado).",
        en: "As in the PUT by code, plus PENDING (queued) and REJECTED (refused).",
        example: "PENDING",
      },
      id: { "pt-BR": "Id do objeto gravado.", en: "Id of the written object.", example: null },
      code: {
        "pt-BR": "Código de erro de um item recusado.",
        en: "Error code of a refused item.",
        example: null,
      },
      detail: {
        "pt-BR": "O motivo em palavras, no idioma pedido.",
        en: "The reason in words, in the requested language.",
        example: null,
      },
      invalidParams: ptEn("Tudo o que está errado no item.", "Everything wrong with the item."),
      result: {
        "pt-BR": "O que a gravação informa além de `outcome`; null se na fila ou recusado.",
        en: "What the write reports besides `outcome`; null while queued or if refused.",
        example: null,
      },
      existingId: {
        "pt-BR": "Só clientes recusados: o cliente já cadastrado desta pessoa.",
        en: "Refused clients only: the existing client of this person.",
        example: "lead-8f2k1m9q",
      },
      existingRef: {
        "pt-BR": "O código desse cliente; null quando não tem.",
        en: "That client's code; null if there is none.",
        example: null,
      },
      existingIds: {
        "pt-BR": "Quando os contatos são de vários clientes: quais.",
        en: "If the contacts belong to several clients: which.",
        example: ["lead-8f2k1m9q", "lead-3c7p0x4t"],
      },
      photos: {
        "pt-BR": "Só imóveis: o resultado da galeria.",
        en: "Properties only: outcome of the gallery.",
        example: null,
      },
    },
  },
} satisfies Documentation;
