import type { Rows } from "./format.ts";

/** Second names of the parts of an address. */
export const PLACE_NAMES: Rows = {
  state: [
    ["state", "site"],
    ["uf", "site"],
    ["estado", "site"],
    ["siglaestado", "site"],
    ["estadouf", "crm"],
    ["stateorprovince", "site"],
    ["provincia", "dialect"],
    ["propertycountystate", "site"],
  ],
  city: [
    ["city", "site"],
    ["cidade", "site"],
    ["municipio", "site"],
    ["cidadenome", "site"],
    ["cidadeuf", "site"],
    ["cidadeestado", "site"],
    ["ciudad", "dialect"],
  ],
  neighborhood: [
    ["neighborhood", "site"],
    ["bairro", "site"],
    ["propertyarea", "site"],
    ["district", "site"],
    ["barrio", "dialect"],
  ],
  locality: [["localidade", "site"]],
  streetType: [
    ["tipologradouro", "site"],
    ["tipodelogradouro", "site"],
    ["tipoendereco", "site"],
  ],
  street: [
    ["street", "site"],
    ["address", "site"],
    ["addressline", "site"],
    ["logradouro", "site"],
    ["rua", "site"],
    ["endereco", "site"],
    ["enderecocompleto", "site"],
    ["end", "crm", "only"],
    ["calle", "dialect"],
  ],
  number: [
    ["streetnumber", "site"],
    ["numero", "site"],
    ["nro", "crm"],
    ["address/number", "site", "only"],
    ["endereco/number", "site", "only"],
  ],
  complement: [
    ["complemento", "site"],
    ["complement", "site"],
    ["compl", "crm"],
  ],
  postalCode: [
    ["postalcode", "site"],
    ["zipcode", "site"],
    ["cep", "site"],
    ["zip", "site"],
    ["codigopostal", "dialect"],
  ],
};
