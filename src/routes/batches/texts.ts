import type { SchemaTexts, Text, Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";
import { LEAD_INPUT, LEAD_REF } from "../leads/input-texts.ts";
import { PROPERTY_INPUT, PROPERTY_REF } from "../properties/input-texts.ts";

const WRITE: Text = [
  "Cada item segue as regras do PUT por código. Uma conta processa 4 itens por segundo, somando todos os lotes. Um item malformado, ou com um código repetido, volta REJECTED e não impede os outros. Numa simulação os itens são decididos e nada é gravado. `Location` traz o endereço do lote.",
  "Each item follows the rules of the PUT by code. An account processes 4 items per second across all batches. A malformed item, or one that repeats an earlier code, comes back REJECTED; the others continue. A dry run decides every item and writes none. `Location` has the address of the batch.",
];

const READ: Text = [
  "Guardado 7 dias. Até terminar, `Retry-After` diz quando olhar de novo.",
  "A batch is kept for 7 days. Until it is done, `Retry-After` says when to look again.",
];

const HEAD: SchemaTexts = {
  id: ["Id do lote.", "Id of the batch.", "b-0123456789abcdef"],
  type: ["properties ou leads.", "properties or leads.", "properties"],
  status: ["QUEUED, RUNNING ou DONE.", "QUEUED, RUNNING or DONE.", "QUEUED"],
};

const DONE_ITEM = { index: 0, outcome: "CREATED", code: null, detail: null, invalidParams: [] };

/** A batch of one item, once it is done. */
const done = (type: string, item: Readonly<Record<string, unknown>>) => ({
  data: {
    ...{ type, status: "DONE", processed: 1, counts: { CREATED: 1 } },
    ...{ startedAt: "2026-11-20T18:30:00.000Z", finishedAt: "2026-11-20T18:30:01.000Z" },
    results: [{ ...DONE_ITEM, ...item }],
  },
});

const ITEMS: SchemaTexts = {
  _: ["Até 500 itens, processados em ordem.", "Up to 500 items, processed in order."],
  items: ["Os itens, 1 a 500.", "The items, 1 to 500."],
};

const ITEM: Text = [
  "Um item do lote: o código e os dados a gravar.",
  "One item: its code and the data to write.",
];

export const BATCH_TEXTS: Texts = {
  operations: {
    createPropertyBatch: {
      summary: OPERATION_TITLES.createPropertyBatch,
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
      summary: OPERATION_TITLES.getPropertyBatch,
      description: READ,
      answers: {
        200: done("properties", { externalRef: "AP0101", id: "prop-0123456789abcdef", photos: null }),
      },
    },
    createLeadBatch: {
      summary: OPERATION_TITLES.createLeadBatch,
      description: WRITE,
      body: {
        items: [
          {
            externalRef: "CLI-2041",
            name: "Ana Martins",
            phones: [{ number: "(41) 98765-4321", isWhatsApp: true }],
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
      summary: OPERATION_TITLES.getLeadBatch,
      description: READ,
      answers: { 200: done("leads", { externalRef: "CLI-2041", id: "lead-0123456789abcdef" }) },
    },
  },
  params: { batchId: ["Id do lote.", "Id of the batch."] },
  schemas: {
    PropertyBatch: ITEMS,
    LeadBatch: ITEMS,
    PropertyBatchItem: { _: ITEM, ...PROPERTY_REF, ...PROPERTY_INPUT },
    LeadBatchItem: { _: ITEM, ...LEAD_REF, ...LEAD_INPUT },
    BatchCreated: {
      _: ["O lote aceito.", "The accepted batch."],
      ...HEAD,
      accepted: ["Itens à espera de processamento.", "Items waiting to be processed.", 1],
      rejected: ["Itens recusados por malformação.", "Items refused because they are malformed.", 0],
    },
    BatchResult: {
      _: ["O resultado do lote.", "Outcome of the batch."],
      outcome: [
        "QUEUED; DONE quando nenhum item era válido.",
        "QUEUED; DONE if no item was valid.",
        "QUEUED",
      ],
    },
    BatchAccepted: {
      _: ["O lote aceito.", "The accepted batch."],
      data: ["O lote.", "The batch."],
      result: ["O resultado dele.", "Its outcome."],
    },
    Batch: {
      _: ["Um lote e seus resultados.", "A batch and its results."],
      ...HEAD,
      processed: ["Itens prontos.", "Items done.", 0],
      counts: ["Quantos itens por `outcome`.", "Number of items per `outcome`.", { PENDING: 1 }],
      startedAt: ["Quando começou.", "When it began.", null],
      finishedAt: ["Quando terminou.", "When it finished.", null],
      results: [
        "Um resultado por item, na ordem do pedido.",
        "One result per item, in the order of the request.",
      ],
    },
    BatchItem: {
      _: ["O resultado de um item.", "Outcome of one item."],
      index: ["Lugar no pedido, a partir de 0.", "Position in the request, from 0.", 0],
      externalRef: ["Código do item.", "Code of the item.", "AP0101"],
      outcome: [
        "Como no PUT por código, mais PENDING (na fila) e REJECTED (recusado).",
        "As in the PUT by code, plus PENDING (queued) and REJECTED (refused).",
        "PENDING",
      ],
      id: ["Id do objeto gravado.", "Id of the written object.", null],
      code: ["Código de erro de um item recusado.", "Error code of a refused item.", null],
      detail: [
        "O motivo em palavras, no idioma pedido.",
        "The reason in words, in the requested language.",
        null,
      ],
      invalidParams: ["Tudo o que está errado no item.", "Everything wrong with the item."],
      photos: ["Só imóveis: o que foi feito da galeria.", "Properties only: outcome of the gallery.", null],
    },
  },
};
