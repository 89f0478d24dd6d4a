import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const FIND = {
  title: ptEn("Busca", "Search"),
  none: ptEn(
    "Nada encontrado com “{asked}”. Resultados sem permissão para você não aparecem.",
    "Nothing found for “{asked}”. Results beyond your permissions are not shown.",
  ),
  what: ptEn(
    "Busque clientes pelo nome ou telefone, imóveis pelo código, título, rua ou bairro, e também parceiros, chaves, webhooks, páginas ou qualquer id.",
    "Search clients by name or phone, properties by code, title, street or neighborhood, and also partners, keys, webhooks, pages or any ID.",
  ),
  begin: ptEn("Ações", "Actions"),
  pages: ptEn("Páginas", "Pages"),
  partners: ptEn("Parcerias", "Partnerships"),
  object: ptEn("Abrir", "Open"),
  all: ptEn("Ver todos", "See all"),
} as const satisfies Record<string, Sentence>;
