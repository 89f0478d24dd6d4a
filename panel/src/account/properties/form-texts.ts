import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const PROPERTY_FORM = {
  edit: ptEn("Editar", "Edit"),
  editTitle: ptEn("Editar imóvel", "Edit property"),
  add: ptEn("Novo imóvel", "New property"),
  intro: ptEn(
    "O que você alterar fica fixado no painel: a API e o feed não alteram esses campos até você liberá-los.",
    "The API and the feed cannot change the fields you edit here until you release them.",
  ),
  addIntro: ptEn(
    "Preencha ao menos o tipo, a finalidade, o preço de cada finalidade e a cidade.",
    "Enter at least the type, the purpose, a price for each purpose and the city.",
  ),
  basics: ptEn("O anúncio", "The listing"),
  prices: ptEn("Valores e medidas", "Prices and measurements"),
  more: ptEn("Mais", "More"),
  ref: ptEn("Código no seu sistema", "Code in your system"),
  none: ptEn("Não informado", "Not specified"),
  money: ptEn("Em reais, como 450.000 ou 1.234,56.", "In reais, such as 450000 or 1234.56."),
  lines: ptEn("Uma por linha.", "One per line."),
  photosHint: ptEn(
    "Um endereço por linha; o primeiro é a capa.",
    "One URL per line; the first is the cover.",
  ),
  share: ptEn("Mostrar a parceiros", "Show to partners"),
  stateHint: ptEn("Sigla, como SP.", "Two letters, such as SP."),
  save: ptEn("Salvar", "Save"),
  create: ptEn("Criar imóvel", "Create property"),
  trash: ptEn("Mover para a lixeira", "Move to the trash"),
  trashText: ptEn(
    "O imóvel fica na lixeira por 30 dias. As parcerias ligadas a ele são avisadas.",
    "The trash keeps the property for 30 days. Its partners are notified.",
  ),
  photosAgain: ptEn("Buscar as fotos de novo", "Fetch the photos again"),
  photosAgainText: ptEn(
    "Verifica cada endereço: fotos trocadas são baixadas, e as que falharam são tentadas de novo.",
    "Checks each URL: replaced photos are downloaded, and failed ones are tried again.",
  ),
  confirmMany: ptEn("Confirmar que os marcados estão disponíveis", "Confirm the selected ones as available"),
  choose: ptEn("Marcar", "Select"),
} as const satisfies Record<string, Sentence>;

/** The parts of an address and of the terms of a partnership. */
export const PART_TITLES: Readonly<Record<string, Sentence>> = {
  city: ptEn("Cidade", "City"),
  state: ptEn("Estado", "State"),
  neighborhood: ptEn("Bairro", "Neighborhood"),
  street: ptEn("Rua", "Street"),
  number: ptEn("Número", "Number"),
  complement: ptEn("Complemento", "Unit or floor"),
  commissionPercent: ptEn("Comissão na venda (%)", "Sale commission (%)"),
  rentCommissionMonths: ptEn("Comissão na locação (em aluguéis)", "Rent commission (months of rent)"),
  splitListingPercent: ptEn("Parte da captação (%)", "Listing side's share (%)"),
};

/** Texts of the page that puts photos in order. */
export const PHOTOS = {
  title: ptEn("Fotos do imóvel", "Property photos"),
  intro: ptEn(
    "A primeira é a capa. Arraste as fotos, use as setas do teclado no botão de cada uma ou altere os números.",
    "The first is the cover. Drag the photos, use the arrow keys on each photo's button, or change the numbers.",
  ),
  order: ptEn("Ordenar as fotos", "Reorder photos"),
  change: ptEn("Alterar as fotos", "Change the photos"),
  all: ptEn("Todas as fotos", "All photos"),
  none: ptEn("Nenhuma foto ainda.", "No photos yet."),
  photo: ptEn("Foto {place}", "Photo {place}"),
  place: ptEn("Posição", "Position"),
  move: ptEn("Mover", "Move"),
  moved: ptEn("Agora na posição {place}.", "Now at position {place}."),
  drop: ptEn("Remover", "Remove"),
  add: ptEn("Adicionar por endereço", "Add by URL"),
  addHint: ptEn("Um endereço de foto por linha.", "One photo URL per line."),
  files: ptEn(
    "Escolha fotos do computador ou celular, ou arraste-as para cá",
    "Choose photos from your computer or phone, or drop them here",
  ),
  filesHint: ptEn(
    "JPEG, PNG, WebP ou AVIF, até {each} MB cada. Vagas para mais fotos: {room}. Sem JavaScript, até {all} MB por envio.",
    "JPEG, PNG, WebP or AVIF, up to {each} MB each. There is room for {room} more. Without JavaScript, up to {all} MB per upload.",
  ),
  upload: ptEn("Enviar fotos", "Upload photos"),
  progress: ptEn("{done} de {all} fotos", "{done} of {all} photos"),
  sending: ptEn("enviando…", "uploading…"),
  sent: ptEn("enviada", "uploaded"),
  large: ptEn("passa de 20 MB", "is larger than 20 MB"),
  full: ptEn("não cabe: um imóvel tem até 30 fotos", "no room: a property can have up to 30 photos"),
  lost: ptEn("a conexão caiu; escolha a foto de novo", "the connection was lost; choose the photo again"),
  failed: ptEn(
    "não foi enviada; recarregue a página e tente de novo",
    "was not uploaded; reload the page and try again",
  ),
  unsent: ptEn("não foi enviada", "was not uploaded"),
  ended: ptEn(
    "Sua sessão expirou durante o envio. Fotos que faltam na galeria: {count}.",
    "Your session expired during the upload. Photos not in the gallery yet: {count}.",
  ),
  signIn: ptEn("Entrar", "Sign in"),
  take: ptEn("Adicionar as enviadas ({taken})", "Add the uploaded ones ({taken})"),
  refused: ptEn("Adicionadas: {taken}. Não adicionadas:", "Added: {taken}. Not added:"),
  choose: ptEn("Escolha ao menos uma foto.", "Choose at least one photo."),
  coming: ptEn(
    "Algumas fotos ainda estão sendo baixadas e aparecem aqui quando chegarem.",
    "Some photos are still being downloaded and appear here once they arrive.",
  ),
  look: ptEn("Atualizar", "Refresh"),
  save: ptEn("Salvar", "Save"),
  cancel: ptEn("Cancelar", "Cancel"),
} as const satisfies Record<string, Sentence>;
