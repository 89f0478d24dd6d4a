import type { SchemaTexts, Text, Texts } from "../../contract/texts.ts";
import { LEAD_INPUT, LEAD_REF } from "../leads/input-texts.ts";
import { PROPERTY_INPUT, PROPERTY_REF } from "../properties/input-texts.ts";

const WRITE: Text = [
  "Cada item segue as regras do PUT por código, a 4 itens por segundo e conta. Um item malformado volta REJECTED e não impede os outros, assim como um código repetido. Numa simulação os itens são decididos e nada é gravado. `Location` diz onde acompanhar.",
  "Each item follows the rules of the PUT by code, 4 items per second and account. A malformed item comes back REJECTED and stops no other; so does a code that an earlier item has. A dry run decides the items and writes none. `Location` tells where to follow it.",
];

const READ: Text = [
  "Guardado 7 dias. Até terminar, `Retry-After` diz quando olhar de novo.",
  "Kept 7 days. Until it is done, `Retry-After` says when to look again.",
];

const HEAD: SchemaTexts = {
  id: ["Id do lote.", "Id of the batch.", "b-0123456789abcdef"],
  type: ["properties ou leads.", "properties or leads.", "properties"],
  status: ["QUEUED, RUNNING ou DONE.", "QUEUED, RUNNING or DONE.", "QUEUED"],
};

const ITEMS: SchemaTexts = {
  _: ["Até 500 itens, na ordem em que são feitos.", "Up to 500 items, in the order they are worked."],
  items: ["Os itens, 1 a 500.", "The items, 1 to 500."],
};

const ITEM: Text = [
  "Um item do lote: o código e o que a gravação diz.",
  "An item: its code, and what the write says.",
];

export const BATCH_TEXTS: Texts = {
  operations: {
    createPropertyBatch: {
      summary: [
        "Cria ou atualiza até 500 imóveis pelos códigos de quem chama",
        "Create or update up to 500 properties by the caller's codes",
      ],
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
      summary: [
        "Lê um lote de imóveis e seus resultados",
        "A batch of properties and what became of its items",
      ],
      description: READ,
    },
    createLeadBatch: {
      summary: [
        "Cria ou atualiza até 500 clientes pelos códigos de quem chama",
        "Create or update up to 500 clients by the caller's codes",
      ],
      description: WRITE,
      body: {
        items: [
          {
            externalRef: "CLI-2041",
            name: "Ana Martins",
            phones: [{ number: "(41) 98765-4321" }],
            consentGiven: true,
          },
        ],
      },
    },
    getLeadBatch: {
      summary: [
        "Lê um lote de clientes e seus resultados",
        "A batch of clients and what became of its items",
      ],
      description: READ,
    },
  },
  params: { batchId: ["Id do lote.", "Id of the batch."] },
  schemas: {
    PropertyBatch: ITEMS,
    LeadBatch: ITEMS,
    PropertyBatchItem: { _: ITEM, ...PROPERTY_REF, ...PROPERTY_INPUT },
    LeadBatchItem: { _: ITEM, ...LEAD_REF, ...LEAD_INPUT },
    BatchCreated: {
      _: ["O lote aceito.", "The batch that was accepted."],
      ...HEAD,
      accepted: ["Itens que esperam ser feitos.", "Items that wait to be worked.", 1],
      rejected: ["Itens recusados pela forma.", "Items refused for their shape.", 0],
    },
    BatchResult: {
      _: ["O que foi feito do lote.", "What became of the batch."],
      outcome: [
        "QUEUED; DONE quando nenhum item era válido.",
        "QUEUED; DONE where no item was valid.",
        "QUEUED",
      ],
    },
    BatchAccepted: {
      _: ["O lote aceito.", "The batch that was accepted."],
      data: ["O lote.", "The batch."],
      result: ["O que foi feito dele.", "What became of it."],
    },
    Batch: {
      _: ["Um lote e seus resultados.", "A batch and its results."],
      ...HEAD,
      processed: ["Itens prontos.", "Items done.", 0],
      counts: ["Quantos itens por `outcome`.", "How many items by `outcome`.", { PENDING: 1 }],
      startedAt: ["Quando começou.", "When it began.", null],
      finishedAt: ["Quando terminou.", "When it ended.", null],
      results: [
        "Um resultado por item, na ordem do pedido.",
        "A result for each item, in the order of the request.",
      ],
    },
    BatchItem: {
      _: ["O resultado de um item.", "What became of an item."],
      index: ["Lugar no pedido, a partir de 0.", "Place in the request, from 0.", 0],
      externalRef: ["Código do item.", "Code of the item.", "AP0101"],
      outcome: [
        "Como no PUT por código, mais PENDING (na fila) e REJECTED (recusado).",
        "As of the PUT by code, and PENDING (waits) or REJECTED (refused).",
        "PENDING",
      ],
      id: ["Id do objeto gravado.", "Id of the object written.", null],
      code: ["Código de erro de um item recusado.", "Error code of a refused item.", null],
      detail: [
        "O motivo em palavras, no idioma pedido.",
        "The reason in words, in the language asked for.",
        null,
      ],
      invalidParams: ["Tudo o que está errado no item.", "All that is wrong with the item."],
      photos: [
        "Só imóveis: o que foi feito da galeria.",
        "Properties only: what became of the gallery.",
        null,
      ],
    },
  },
};
