import type { RefusalReason } from "../lib/address-guard.ts";
import { type Language, ptEn, type Sentence } from "../lib/language.ts";
import type { FetchFault } from "./guarded-fetch.ts";

const ADDRESSES: Readonly<Record<RefusalReason, Sentence>> = {
  url_too_long: ptEn("endereço longo demais", "the address is too long"),
  url_malformed: ptEn("endereço malformado", "the address is malformed"),
  scheme_not_allowed: ptEn("o endereço não é https", "the address is not https"),
  credentials_in_url: ptEn("o endereço leva usuário ou senha", "the address holds a user name or password"),
  ip_address: ptEn("o endereço é numérico", "the address is a number, not a name"),
  host_not_qualified: ptEn("o servidor não tem nome completo", "the host's name is not complete"),
  reserved_name: ptEn("o nome do servidor é reservado", "the host's name is reserved"),
  own_host: ptEn("o endereço é deste serviço", "the address is this service's own"),
  port_not_allowed: ptEn("a porta não é a 443", "the port is not 443"),
};

const FETCHES: Readonly<Record<FetchFault, Sentence>> = {
  ...ADDRESSES,
  host_not_found: ptEn("o servidor não existe", "the host does not exist"),
  dns_failed: ptEn("o nome do servidor não pôde ser consultado", "the host's name could not be looked up"),
  private_address: ptEn("o endereço não é público", "the address is not public"),
  too_many_redirects: ptEn("redirecionamentos demais", "too many redirects"),
  redirect_malformed: ptEn("redirecionamento malformado", "a malformed redirect"),
  http_status: ptEn("o servidor recusou o pedido", "the server refused the request"),
  body_too_large: ptEn("resposta grande demais", "the answer is too large"),
  truncated: ptEn("a resposta acabou antes do fim", "the answer ended early"),
  timeout: ptEn("o servidor demorou demais", "the server took too long"),
  network_error: ptEn("a conexão falhou ou caiu", "the connection failed or broke"),
};

const HTTP = "http_";

/** Why a fetch failed, as part of a sentence. @param fault a FetchFault, or a status such as `http_404` */
export const fetchFaultText = (fault: string, language: Language): string => {
  if (Object.hasOwn(FETCHES, fault)) return FETCHES[fault as keyof typeof FETCHES][language];
  const status = fault.slice(HTTP.length);
  return ptEn(`o servidor respondeu ${status}`, `the server answered ${status}`)[language];
};
