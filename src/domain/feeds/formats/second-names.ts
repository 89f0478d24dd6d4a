import type { Rows } from "./format.ts";

/**
 * What programs call a field whatever the format: scripts mix the words of several. Read last, where the format's own
 * elements say nothing. Names with different meanings in different formats are not listed.
 */
export const SECOND_NAMES: Rows = {
  title: [
    ["title", "site"],
    ["listingtitle", "reader"],
    ["titulo", "site"],
    ["tituloimovel", "site"],
    ["tituloanuncio", "crm"],
  ],
  description: [
    ["description", "site"],
    ["descricao", "site"],
    ["observacao", "site"],
    ["observacoes", "site"],
    ["descritivo", "site"],
    ["descricaoimovel", "site"],
    ["descricaoweb", "crm"],
  ],
  link: [
    ["detailviewurl", "site"],
    ["urlimovel", "site"],
    ["linkimovel", "site"],
    ["permalink", "site"],
  ],
  transaction: [
    ["transactiontype", "site"],
    ["businesstype", "site"],
    ["operationtype", "site"],
    ["listingtype", "site"],
    ["transacao", "site"],
    ["tipotransacao", "site"],
    ["tiponegocio", "site"],
    ["negocio", "site"],
    ["tipooperacao", "site"],
  ],
  type: [
    ["propertytype", "site"],
    ["tipoimovel", "site"],
    ["tipo", "site"],
  ],
  subtype: [
    ["subtipoimovel", "site"],
    ["subtipo", "site"],
  ],
  category: [
    ["categoriaimovel", "site"],
    ["categoria", "reader"],
    ["category", "site"],
  ],
  salePrice: [
    ["saleprice", "site"],
    ["sellingprice", "site"],
    ["listprice", "site"],
    ["precovenda", "site"],
    ["valorvenda", "site"],
  ],
  rentPrice: [
    ["rentprice", "site"],
    ["rentalprice", "site"],
    ["precolocacao", "site"],
    ["precoaluguel", "site"],
    ["valorlocacao", "site"],
    ["valoraluguel", "site"],
  ],
  price: [
    ["price", "site"],
    ["preco", "site"],
    ["valor", "reader"],
  ],
  bedrooms: [
    ["bedrooms", "site"],
    ["numbedrooms", "site"],
    ["dormitorios", "site"],
    ["quartos", "site"],
    ["qtddormitorios", "site"],
    ["qtdquartos", "site"],
  ],
  suites: [
    ["suites", "site"],
    ["numsuites", "site"],
    ["qtdsuites", "site"],
  ],
  bathrooms: [
    ["bathrooms", "site"],
    ["numbathrooms", "site"],
    ["banheiros", "site"],
    ["qtdbanheiros", "site"],
  ],
  parking: [
    ["parking", "reader"],
    ["garage", "site"],
    ["garages", "site"],
    ["numgarages", "site"],
    ["parkingspaces", "site"],
    ["vagas", "site"],
    ["garagens", "site"],
    ["garagem", "reader"],
    ["vagasgaragem", "site"],
    ["qtdvagas", "site"],
  ],
  livingArea: [
    ["livingarea", "site"],
    ["usablearea", "site"],
    ["privatearea", "site"],
    ["areautil", "site"],
    ["areaprivativa", "site"],
    ["area", "reader"],
  ],
  constructedArea: [
    ["constructedarea", "site"],
    ["builtarea", "site"],
    ["areaconstruida", "site"],
  ],
  totalArea: [
    ["totalarea", "site"],
    ["areatotal", "site"],
  ],
  lotArea: [
    ["lotarea", "site"],
    ["landarea", "site"],
    ["areaterreno", "site"],
    ["areadoterreno", "site"],
  ],
  state: [
    ["state", "site"],
    ["uf", "site"],
    ["estado", "site"],
    ["siglaestado", "site"],
  ],
  city: [
    ["city", "site"],
    ["cidade", "site"],
    ["municipio", "site"],
  ],
  neighborhood: [
    ["neighborhood", "site"],
    ["bairro", "site"],
  ],
  streetType: [
    ["tipologradouro", "site"],
    ["tipodelogradouro", "site"],
  ],
  street: [
    ["street", "site"],
    ["address", "site"],
    ["addressline", "site"],
    ["logradouro", "site"],
    ["endereco", "site"],
  ],
  number: [
    ["streetnumber", "site"],
    ["numero", "site"],
    ["address/number", "site", "only"],
    ["endereco/number", "site", "only"],
  ],
  complement: [["complemento", "site"]],
  postalCode: [
    ["postalcode", "site"],
    ["zipcode", "site"],
    ["cep", "site"],
  ],
  feature: [
    ["features/feature", "site"],
    ["caracteristicas/item", "site", "only"],
  ],
};
