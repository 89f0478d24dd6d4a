import type { Sentence } from "../../../src/lib/language.ts";
import type { AUDIT_ACTIONS } from "../../../src/vocabulary/audit-actions.ts";

/** Actions that end in the name of an operation or tool, by their beginning. */
const ACTION_KINDS: Readonly<Record<string, Sentence>> = {
  "panel.": { "pt-BR": "Usou a API no painel", en: "Used the API in the dashboard" },
  "mcp.": { "pt-BR": "Confirmou o que um assistente preparou", en: "Confirmed what an assistant prepared" },
};

export const ACTION_WORDS: Readonly<Record<(typeof AUDIT_ACTIONS)[number], Sentence>> = {
  "access.answer": {
    "pt-BR": "Respondeu a uma pergunta sobre o pedido de acesso",
    en: "Answered a question about the access request",
  },
  "access.decide": { "pt-BR": "Decidiu o pedido de acesso", en: "Decided on the access request" },
  "access.grant": { "pt-BR": "Alterou o acesso à API", en: "Changed API access" },
  "access.request": { "pt-BR": "Pediu acesso à API", en: "Requested API access" },
  "account.change": { "pt-BR": "Alterou a conta", en: "Changed the account" },
  "account.create": { "pt-BR": "Criou a conta", en: "Created the account" },
  "account.export": { "pt-BR": "Exportou a conta", en: "Exported the account" },
  "account.move": {
    "pt-BR": "Iniciou a transferência da conta para outro banco de dados",
    en: "Started the account's move to another database",
  },
  "account.look": { "pt-BR": "Viu o painel como a conta", en: "Viewed the dashboard as the account" },
  "account.move_cancel": { "pt-BR": "Cancelou a transferência da conta", en: "Canceled the account's move" },
  "account.photos": {
    "pt-BR": "Pediu a conferência das fotos da conta",
    en: "Requested a check of the account's photos",
  },
  "account.restore": { "pt-BR": "Restaurou a conta", en: "Restored the account" },
  "account.visibility": { "pt-BR": "Alterou o que parceiros veem", en: "Changed what partners see" },
  "call.read": { "pt-BR": "Consultou chamadas da API", en: "Viewed API calls" },
  "captacao.accept": { "pt-BR": "Aceitou um proprietário", en: "Accepted an owner" },
  "captacao.credit": { "pt-BR": "Lançou crédito ou débito", en: "Entered a credit or debit" },
  "captacao.offer": { "pt-BR": "Ofereceu um proprietário", en: "Offered an owner" },
  "captacao.owner": { "pt-BR": "Alterou ou estornou um proprietário", en: "Changed or refunded an owner" },
  "captacao.settings": { "pt-BR": "Alterou as preferências da Captação", en: "Changed Captação preferences" },
  "captacao.terms": { "pt-BR": "Aceitou os termos", en: "Accepted the terms" },
  "captacao.withdraw": { "pt-BR": "Retirou uma oferta", en: "Withdrew an offer" },
  "connection.create": { "pt-BR": "Conectou um assistente", en: "Connected an assistant" },
  "connection.revoke": { "pt-BR": "Desconectou um assistente", en: "Disconnected an assistant" },
  "curation.neighborhood": { "pt-BR": "Reconheceu um bairro", en: "Recognized a neighborhood" },
  "curation.property": { "pt-BR": "Analisou um imóvel", en: "Reviewed a property" },
  "curation.undo": { "pt-BR": "Desfez uma análise", en: "Undid a review" },
  "dead_letter.let_go": { "pt-BR": "Descartou uma mensagem morta", en: "Discarded a dead letter" },
  "dead_letter.send": { "pt-BR": "Reenviou uma mensagem morta", en: "Sent a dead letter again" },
  "development.create": { "pt-BR": "Criou um empreendimento", en: "Created a development" },
  "feed.ask": { "pt-BR": "Desfez a decisão sobre um conflito", en: "Undid a decision on a conflict" },
  "feed.configure": { "pt-BR": "Configurou o feed", en: "Configured the feed" },
  "feed.keep": { "pt-BR": "Manteve o valor do painel", en: "Kept the dashboard's value" },
  "feed.remove": { "pt-BR": "Desconectou o feed", en: "Disconnected the feed" },
  "feed.photos": {
    "pt-BR": "Pediu as fotos do feed de novo",
    en: "Asked for the feed's photos again",
  },
  "feed.same": {
    "pt-BR": "Confirmou que os códigos do feed são dos mesmos imóveis",
    en: "Confirmed that the feed's codes name the same properties",
  },
  "feed.wrong": { "pt-BR": "Informou que o feed é o errado", en: "Reported that it is the wrong feed" },
  "feed.take": { "pt-BR": "Usou o valor do feed", en: "Used the feed's value" },
  "job.run": { "pt-BR": "Executou uma tarefa", en: "Ran a job" },
  "key.change": { "pt-BR": "Alterou uma chave", en: "Changed a key" },
  "key.create": { "pt-BR": "Criou uma chave", en: "Created a key" },
  "key.revoke": { "pt-BR": "Revogou uma chave", en: "Revoked a key" },
  "key.roll": { "pt-BR": "Trocou uma chave", en: "Rolled a key" },
  "lead.contact": { "pt-BR": "Viu o contato de um cliente", en: "Viewed a client's contact data" },
  "lead.edit": { "pt-BR": "Editou um cliente", en: "Edited a client" },
  "lead.export": { "pt-BR": "Exportou um cliente", en: "Exported a client" },
  "lead.purge": { "pt-BR": "Excluiu um cliente definitivamente", en: "Permanently deleted a client" },
  "lead.release": { "pt-BR": "Liberou campos de um cliente", en: "Released fields of a client" },
  "lead.restore": { "pt-BR": "Tirou um cliente da lixeira", en: "Restored a client" },
  "lead.trash": { "pt-BR": "Moveu um cliente para a lixeira", en: "Moved a client to the trash" },
  "mail.send": { "pt-BR": "Reenviou um e-mail", en: "Sent an e-mail again" },
  "match.dismiss": { "pt-BR": "Dispensou uma oportunidade", en: "Dismissed an opportunity" },
  "match.favorite": { "pt-BR": "Favoritou uma oportunidade", en: "Favorited an opportunity" },
  "match.request": { "pt-BR": "Pediu uma parceria", en: "Requested a partnership" },
  "match.restore": { "pt-BR": "Restaurou uma oportunidade", en: "Restored an opportunity" },
  "match.unfavorite": {
    "pt-BR": "Removeu uma oportunidade dos favoritos",
    en: "Removed an opportunity from favorites",
  },
  "member.remove": { "pt-BR": "Removeu o acesso de uma pessoa", en: "Removed a person's access" },
  "member.set": { "pt-BR": "Alterou a função de uma pessoa", en: "Set a person's role" },
  "notice.change": { "pt-BR": "Alterou um aviso", en: "Changed a notice" },
  "notice.draft": { "pt-BR": "Criou o rascunho de um aviso", en: "Drafted a notice" },
  "notice.send": { "pt-BR": "Enviou um aviso", en: "Sent a notice" },
  "partnership.ask_update": {
    "pt-BR": "Pediu atualização de uma parceria",
    en: "Asked for an update on a partnership",
  },
  "property.edit": { "pt-BR": "Editou um imóvel", en: "Edited a property" },
  "property.photos": {
    "pt-BR": "Pediu as fotos de um imóvel de novo",
    en: "Asked for a property's photos again",
  },
  "property.purge": { "pt-BR": "Excluiu um imóvel definitivamente", en: "Permanently deleted a property" },
  "property.release": { "pt-BR": "Liberou campos de um imóvel", en: "Released fields of a property" },
  "property.restore": { "pt-BR": "Tirou um imóvel da lixeira", en: "Restored a property" },
  "property.trash": { "pt-BR": "Moveu um imóvel para a lixeira", en: "Moved a property to the trash" },
  "radar.rest": { "pt-BR": "Pausou ou retomou o Radar", en: "Paused or resumed Radar" },
  "sandbox.clock": { "pt-BR": "Adiantou o relógio do sandbox", en: "Advanced the sandbox's clock" },
  "sandbox.create": { "pt-BR": "Criou o sandbox", en: "Created the sandbox" },
  "sandbox.partner": {
    "pt-BR": "Respondeu como o parceiro do sandbox",
    en: "Answered as the sandbox's partner",
  },
  "sandbox.reset": { "pt-BR": "Reiniciou o sandbox", en: "Reset the sandbox" },
  "sandbox.simulate": { "pt-BR": "Simulou um evento", en: "Simulated an event" },
  "shard.relieve": {
    "pt-BR": "Iniciou a transferência das contas de um banco de dados",
    en: "Started moving accounts out of a database",
  },
  "shard.set": { "pt-BR": "Abriu ou fechou um banco de dados", en: "Opened or closed a database" },
  "team.add": { "pt-BR": "Adicionou alguém à equipe", en: "Added a team member" },
  "team.change": { "pt-BR": "Alterou alguém da equipe", en: "Changed a team member" },
};

/** The action of an audit row in words; undefined if it has none. */
export const actionIn = (action: string): Sentence | undefined =>
  Object.entries(ACTION_KINDS).find(([beginning]) => action.startsWith(beginning))?.[1] ??
  new Map<string, Sentence>(Object.entries(ACTION_WORDS)).get(action);
