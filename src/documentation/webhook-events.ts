import { ptEn, type Sentence } from "../lib/language.ts";
import type { EventTypeName } from "../vocabulary/event-types.ts";

/** What a receiver does with each delivery; the guide says how to verify it. */
export const WEBHOOK_TEXTS: Readonly<Record<EventTypeName | "webhook.test", Sentence>> = {
  "property.created": ptEn(
    "Enviado quando um imóvel é criado pela API, por um lote, pelo feed ou no painel. Leia o imóvel por `data.id` para copiar os campos.",
    "Sent when a property is created through the API, a batch, the feed or the dashboard. Read the property by `data.id` to copy its fields.",
  ),
  "property.updated": ptEn(
    "Enviado quando algum campo visível muda, também por revisão, prazo de confirmação ou fotos que chegam. `data.changedFields` diz quais: leia o imóvel só se um deles interessa.",
    "Sent when a visible field changes, including by review, by the confirmation deadline or when photos arrive. `data.changedFields` names the fields: read the property only if one of them matters to you.",
  ),
  "property.photos_done": ptEn(
    "Enviado quando todas as fotos pedidas chegaram ou falharam. Se `data.failed` não é 0, veja em `photoSync.items` do imóvel o motivo de cada uma e envie outro endereço.",
    "Sent when every requested photo has arrived or failed. If `data.failed` is not 0, see the reason of each in `photoSync.items` of the property and send another address.",
  ),
  "property.deleted": ptEn(
    "Enviado quando o imóvel vai para a lixeira, onde fica 30 dias. Tire o anúncio do ar; guarde o vínculo, porque ele pode ser restaurado.",
    "Sent when the property goes to the trash, where it stays for 30 days. Take the listing down; keep its link, because it may be restored.",
  ),
  "property.restored": ptEn(
    "Enviado quando o imóvel sai da lixeira com a disponibilidade anterior. Leia-o e publique de novo se `data.status` é ACTIVE.",
    "Sent when the property leaves the trash with its former availability. Read it, and publish it again if `data.status` is ACTIVE.",
  ),
  "property.purged": ptEn(
    "Enviado quando o imóvel é excluído definitivamente: nenhuma chamada o encontra mais. Apague a sua cópia.",
    "Sent when the property is permanently deleted: no call finds it any more. Delete your copy.",
  ),
  "lead.created": ptEn(
    "Enviado quando um cliente é criado. Traz só ids e estados: leia o cliente por `data.id` com uma chave que tem `leads:read`.",
    "Sent when a client is created. It has only ids and states: read the client by `data.id` with a key that has `leads:read`.",
  ),
  "lead.updated": ptEn(
    "Enviado quando algum campo do cliente muda. `data.changedFields` diz quais, sem os valores.",
    "Sent when a field of the client changes. `data.changedFields` names the fields, without their values.",
  ),
  "lead.deleted": ptEn(
    "Enviado quando o cliente vai para a lixeira, onde fica 30 dias. Pare de contatá-lo a partir do seu sistema.",
    "Sent when the client goes to the trash, where the record stays for 30 days. Stop contacting the client from your system.",
  ),
  "lead.restored": ptEn(
    "Enviado quando o cliente sai da lixeira no estado anterior.",
    "Sent when the client leaves the trash in the former state.",
  ),
  "lead.purged": ptEn(
    "Enviado quando os dados da pessoa são excluídos definitivamente (LGPD). Apague também a sua cópia.",
    "Sent when the person's data is permanently deleted (LGPD). Delete your copy too.",
  ),
  "radar.client_summary": ptEn(
    "Enviado no máximo uma vez a cada cinco minutos por cliente, com quantas oportunidades novas surgiram. Leia-as em `GET /leads/{leadId}/matches`.",
    "Sent at most once every five minutes per client, with the number of new opportunities. Read them at `GET /leads/{leadId}/matches`.",
  ),
  "radar.price_drop": ptEn(
    "Enviado quando o preço de uma oportunidade favoritada ou pedida cai 3 % ou mais. Um bom motivo para o corretor ligar para o cliente.",
    "Sent when the price of a favorited or requested opportunity falls by 3 % or more. A good reason for the broker to call the client.",
  ),
  "radar.match_lost": ptEn(
    "Enviado quando uma oportunidade favoritada ou pedida deixa de combinar, por causa do imóvel ou do cliente. Avise o corretor antes da visita.",
    "Sent when a favorited or requested opportunity no longer matches, because of the property or the client. Tell the broker before the visit.",
  ),
  "partnership.created": ptEn(
    "Enviado às duas contas quando uma parceria é pedida. A que a recebe responde por `POST /partnerships/{partnershipId}/status` em até 30 dias.",
    "Sent to both accounts when a partnership is requested. The receiving account answers with `POST /partnerships/{partnershipId}/status` within 30 days.",
  ),
  "partnership.updated": ptEn(
    "Enviado às duas contas quando a etapa ou os dados mudam. Com `status` em `data.changedFields`, `data.previousStatus` é a etapa anterior.",
    "Sent to both accounts when the stage or the data change. If `data.changedFields` has `status`, `data.previousStatus` is the stage before.",
  ),
  "captacao.offer_received": ptEn(
    "Enviado quando um proprietário é oferecido à conta. Leia a oferta e aceite antes de `data.deadline`.",
    "Sent when an owner is offered to the account. Read the offer and accept it before `data.deadline`.",
  ),
  "captacao.offer_accepted": ptEn(
    "Enviado quando a conta aceita um proprietário, pela API ou no painel. O contato está em `GET /captacao/owners`.",
    "Sent when the account accepts an owner, through the API or in the dashboard. The contact is at `GET /captacao/owners`.",
  ),
  "captacao.offer_withdrawn": ptEn(
    "Enviado quando uma oferta é retirada ou vence sem aceite: ela não pode mais ser aceita.",
    "Sent when an offer is withdrawn or expires: it can no longer be accepted.",
  ),
  "feed.held": ptEn(
    "Enviado quando uma sincronização para antes de gravar, porque muitos códigos do feed são agora de outros imóveis. O titular decide no painel; até lá nada muda.",
    "Sent when a sync stops before it writes, because many codes of the feed now name other properties. The owner decides in the dashboard; until then nothing changes.",
  ),
  "webhook.disabled": ptEn(
    "Enviado aos outros endpoints da conta quando um é desativado. Corrija o receptor e reative-o com `PATCH /webhooks/{webhookId}`.",
    "Sent to the account's other endpoints when one is disabled. Fix the receiver and enable it again with `PATCH /webhooks/{webhookId}`.",
  ),
  "webhook.recovered": ptEn(
    "Enviado quando um endpoint que falhava volta a receber. O que se perdeu pode ser pedido com `redeliverSince`.",
    "Sent when an endpoint that was failing receives again. Ask for what it missed with `redeliverSince`.",
  ),
  "batch.done": ptEn(
    "Enviado quando todos os itens de um lote foram processados. `data.counts` conta os resultados; leia o lote se algum item foi recusado.",
    "Sent when every item of a batch has been processed. `data.counts` counts the outcomes; read the batch if an item was refused.",
  ),
  "webhook.test": ptEn(
    "Enviado só por `POST /webhooks/{webhookId}/test`, assinado como os outros. Verifique a assinatura e responda 2xx; não está no registro de eventos.",
    "Sent only by `POST /webhooks/{webhookId}/test`, signed like the others. Verify the signature and answer 2xx; it is not in the event log.",
  ),
};
