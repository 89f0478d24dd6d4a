import type { Sentence } from "../../../../src/lib/language.ts";

export const PROPERTY_FORM = {
  edit: { "pt-BR": "Editar", en: "Edit" },
  editTitle: { "pt-BR": "Editar imóvel", en: "Edit property" },
  add: { "pt-BR": "Novo imóvel", en: "New property" },
  intro: {
    "pt-BR":
      "O que você alterar fica fixado no painel: a API e o feed não alteram esses campos até você liberá-los.",
    en: "What you change is held by the dashboard: the API and the feed cannot change those fields until you release them.",
  },
  addIntro: {
    "pt-BR": "Preencha ao menos o tipo, a finalidade, o preço de cada finalidade e a cidade.",
    en: "Fill in at least the type, the purpose, a price for each purpose and the city.",
  },
  basics: { "pt-BR": "O anúncio", en: "The listing" },
  prices: { "pt-BR": "Valores e medidas", en: "Prices and measurements" },
  more: { "pt-BR": "Mais", en: "More" },
  ref: { "pt-BR": "Código no seu sistema", en: "Code in your system" },
  none: { "pt-BR": "Não informado", en: "Not given" },
  money: { "pt-BR": "Em reais, como 450.000 ou 1.234,56.", en: "In reais, such as 450000 or 1234.56." },
  lines: { "pt-BR": "Uma por linha.", en: "One per line." },
  photosHint: {
    "pt-BR": "Um endereço por linha; o primeiro é a capa.",
    en: "One address per line; the first is the cover.",
  },
  share: { "pt-BR": "Mostrar a parceiros", en: "Show to partners" },
  stateHint: { "pt-BR": "Sigla, como SP.", en: "Two letters, such as SP." },
  save: { "pt-BR": "Salvar", en: "Save" },
  create: { "pt-BR": "Criar imóvel", en: "Create property" },
  trash: { "pt-BR": "Mover para a lixeira", en: "Move to the trash" },
  trashText: {
    "pt-BR": "O imóvel fica na lixeira por 30 dias. As parcerias ligadas a ele são avisadas.",
    en: "The trash keeps the property for 30 days. Its partners are notified.",
  },
  photosAgain: { "pt-BR": "Buscar as fotos de novo", en: "Fetch the photos again" },
  photosAgainText: {
    "pt-BR": "Verifica cada endereço: fotos trocadas são baixadas, e as que falharam são tentadas de novo.",
    en: "Checks each address: replaced photos are downloaded, and failed ones are tried again.",
  },
  confirmMany: {
    "pt-BR": "Confirmar que os marcados estão disponíveis",
    en: "Confirm that the selected ones are available",
  },
  choose: { "pt-BR": "Marcar", en: "Select" },
} as const satisfies Record<string, Sentence>;

/** The parts of an address and of the terms of a partnership. */
export const PART_TITLES: Readonly<Record<string, Sentence>> = {
  city: { "pt-BR": "Cidade", en: "City" },
  state: { "pt-BR": "Estado", en: "State" },
  neighborhood: { "pt-BR": "Bairro", en: "Neighborhood" },
  street: { "pt-BR": "Rua", en: "Street" },
  number: { "pt-BR": "Número", en: "Number" },
  complement: { "pt-BR": "Complemento", en: "Unit or floor" },
  commissionPercent: { "pt-BR": "Comissão na venda (%)", en: "Sale commission (%)" },
  rentCommissionMonths: {
    "pt-BR": "Comissão na locação (em aluguéis)",
    en: "Rent commission (months of rent)",
  },
  splitListingPercent: { "pt-BR": "Parte da captação (%)", en: "Listing side's share (%)" },
};

/** Words of the page that puts photos in order. */
export const PHOTOS = {
  title: { "pt-BR": "Fotos do imóvel", en: "Photos of the property" },
  intro: {
    "pt-BR":
      "A primeira é a capa. Arraste as fotos, use as setas do teclado no botão de cada uma ou altere os números.",
    en: "The first is the cover. Drag the photos, use the arrow keys on each photo's button, or change the numbers.",
  },
  order: { "pt-BR": "Ordenar as fotos", en: "Order the photos" },
  change: { "pt-BR": "Alterar as fotos", en: "Change the photos" },
  all: { "pt-BR": "Todas as fotos", en: "All photos" },
  none: { "pt-BR": "Nenhuma foto ainda.", en: "No photos yet." },
  photo: { "pt-BR": "Foto {place}", en: "Photo {place}" },
  place: { "pt-BR": "Posição", en: "Position" },
  move: { "pt-BR": "Mover", en: "Move" },
  moved: { "pt-BR": "Agora na posição {place}.", en: "Now at position {place}." },
  drop: { "pt-BR": "Remover", en: "Remove" },
  add: { "pt-BR": "Adicionar por endereço", en: "Add by address" },
  addHint: { "pt-BR": "Um endereço de foto por linha.", en: "One photo address per line." },
  files: {
    "pt-BR": "Escolha fotos do computador ou celular, ou arraste-as para cá",
    en: "Choose photos from your computer or phone, or drop them here",
  },
  filesHint: {
    "pt-BR":
      "JPEG, PNG, WebP ou AVIF, até {each} MB cada. Vagas para mais fotos: {room}. Sem JavaScript, até {all} MB por envio.",
    en: "JPEG, PNG, WebP or AVIF, up to {each} MB each. There is room for {room} more. Without JavaScript, up to {all} MB per upload.",
  },
  upload: { "pt-BR": "Enviar fotos", en: "Upload photos" },
  progress: { "pt-BR": "{done} de {all} fotos", en: "{done} of {all} photos" },
  sending: { "pt-BR": "enviando…", en: "uploading…" },
  sent: { "pt-BR": "enviada", en: "uploaded" },
  large: { "pt-BR": "passa de 20 MB", en: "is larger than 20 MB" },
  full: { "pt-BR": "não cabe: um imóvel tem até 30 fotos", en: "no room: a property has up to 30 photos" },
  lost: {
    "pt-BR": "a conexão caiu; escolha a foto de novo",
    en: "the connection was lost; choose the photo again",
  },
  failed: {
    "pt-BR": "não foi enviada; recarregue a página e tente de novo",
    en: "was not uploaded; reload the page and try again",
  },
  unsent: { "pt-BR": "não foi enviada", en: "was not uploaded" },
  ended: {
    "pt-BR": "Sua sessão expirou durante o envio. Fotos que faltam na galeria: {count}.",
    en: "Your session expired during the upload. Photos not in the gallery yet: {count}.",
  },
  signIn: { "pt-BR": "Entrar", en: "Sign in" },
  take: { "pt-BR": "Adicionar as enviadas ({taken})", en: "Add the uploaded ones ({taken})" },
  refused: {
    "pt-BR": "Adicionadas: {taken}. Não adicionadas:",
    en: "Added: {taken}. Not added:",
  },
  choose: { "pt-BR": "Escolha ao menos uma foto.", en: "Choose at least one photo." },
  coming: {
    "pt-BR": "Algumas fotos ainda estão sendo baixadas e aparecem aqui quando chegarem.",
    en: "Some photos are still being downloaded and appear here once they arrive.",
  },
  look: { "pt-BR": "Atualizar", en: "Refresh" },
  save: { "pt-BR": "Salvar", en: "Save" },
  cancel: { "pt-BR": "Cancelar", en: "Cancel" },
} as const satisfies Record<string, Sentence>;
