import type { Language } from "../../lib/language.ts";
import { titleOf } from "./describe.ts";

const PT_BR: Readonly<Record<string, string>> = {
  confirm_properties: "Confirmar que os imóveis continuam disponíveis",
  create_lead: "Cadastrar cliente",
  create_lead_batch: "Cadastrar ou atualizar vários clientes",
  create_property: "Cadastrar imóvel",
  create_property_batch: "Cadastrar ou atualizar vários imóveis",
  dismiss_match: "Descartar oportunidade",
  log_interaction: "Registrar contato com o cliente",
  patch_lead: "Alterar cliente",
  patch_property: "Alterar imóvel",
  put_lead_by_ref: "Cadastrar, vincular ou atualizar cliente",
  put_property_by_ref: "Cadastrar ou atualizar imóvel",
  register_launch_client: "Registrar cliente na incorporadora",
  restore_match: "Recuperar oportunidade descartada",
  set_lead_state: "Arquivar ou reativar cliente",
  set_partnership_status: "Responder ou avançar parceria",
  set_property_status: "Mudar a disponibilidade do imóvel",
  sync_feed: "Sincronizar o feed agora",
};

/** What a form calls a write, to the person who is to confirm it; `tools/list` speaks English alone. */
export const headingOf = (tool: string, language: Language): string =>
  (language === "pt-BR" ? PT_BR[tool] : undefined) ?? titleOf(tool);
