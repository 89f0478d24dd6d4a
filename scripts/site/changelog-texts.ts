/** The changelog's entries in Portuguese, each by its English beginning. */
export const PORTUGUESE: readonly (readonly [begins: string, portuguese: string])[] = [
  [
    "`properties.awaitingNeighborhood` in",
    "`properties.awaitingNeighborhood` de `GET /me` conta os imóveis cujo bairro o catálogo ainda não tem.",
  ],
  [
    "A feed's postal code gives",
    "O CEP de um feed dá o bairro quando o anúncio não traz um conhecido; a observação `by_postal_code` do relatório avisa.",
  ],
  [
    "`city` takes short and popular names",
    "`city` aceita nomes curtos e populares, o estado dentro do texto e as regiões do Distrito Federal. `suggestions` de uma cidade desconhecida começa pelo próprio estado, traz `neighborhood` para um distrito e marca com `otherState` o que fica em outro estado.",
  ],
  [
    "The catalogue of neighborhoods has",
    "O catálogo de bairros tem os nomes dos CEPs ao lado dos do IBGE, o dobro de antes, e `Centro` em toda cidade; um texto é reconhecido em mais grafias. O aviso do que pode ser mais de um bairro traz `suggestions`.",
  ],
  [
    "What an account stores has a ceiling",
    "O que uma conta guarda tem um limite conforme o plano, que `storage` de `GET /me` mostra. Imóveis e clientes que passam dele são 422 `request_refused`; lotes, e chaves novas enquanto há respostas guardadas demais, são 429 `storage_full`, um código novo, com `Retry-After`, que não gasta a cota do mês. Fotos que passam dele falham em `photoSync` com o motivo, e envios são 422.",
  ],
  [
    "A known person who writes again",
    "Uma pessoa já conhecida que escreve de novo se junta ao cadastro e nada apaga: `result` das gravações de clientes traz `kept`, `reactivated` e `warnings`, e os itens de um lote também, em `result`. `lead_linked_to_other_ref` e `lead_in_trash` trazem `existingId` e `existingRef`, e a recusa por vários clientes traz `existingIds`. Ramais, e-mails com nome e números de serviço ao lado de outro contato são aceitos; contatos de preenchimento não identificam ninguém.",
  ],
  [
    "`warnings` of a property write has",
    "`warnings` das gravações de imóveis traz `name`, e `price_implausible` para valores que parecem engano.",
  ],
  [
    "`warnings` of an update names",
    "`warnings` de uma atualização diz cada motivo que ela acrescentou a `radar.pending`, e a galeria que ela esvaziou (`gallery_emptied`), de imóveis e clientes, também em lotes e para assistentes; o relatório de um feed tem as observações `left_recommendations` e `gallery_emptied`.",
  ],
  [
    "The contract is also at",
    "O contrato também está em `/docs/openapi.yaml` e, com `?webhooks=false`, sem webhooks, para geradores que tropeçam neles. Os schemas das respostas dizem `additionalProperties: true`; as tags têm nomes em ASCII, e `x-displayName` como antes: `Captação` agora é `Captacao`.",
  ],
  [
    "`GET /properties` and `GET /leads` take `q`",
    "`GET /properties` e `GET /leads` aceitam `q`: palavras do título, do endereço e do código, ou do nome, do telefone, do e-mail e do código, que podem vir incompletas. `GET /properties` aceita `neighborhood`, `bedrooms`, `minPrice` e `maxPrice`. As ferramentas para assistentes também.",
  ],
  [
    "`/mcp` accepts the token of an assistant",
    "`/mcp` aceita o token de um assistente que uma pessoa conectou ao entrar (OAuth 2.1). O 401 informa os metadados do recurso, e uma ferramenta além do que foi permitido responde 403 `insufficient_scope`. As chaves funcionam como antes.",
  ],
  [
    "`/mcp/` is `/mcp`",
    "`/mcp/` é `/mcp`; os metadados para entrar estão nos dois hosts, com `/mcp` no fim ou sem; um pedido de token pode omitir `resource`, dizer só o host ou terminá-lo com barra. Processos que partilham um token de renovação e o usam no mesmo minuto recebem o mesmo sucessor.",
  ],
  ["`/mcp` offers prompts", "`/mcp` oferece prompts: cinco tarefas comuns, em português e inglês."],
  [
    "The event `property.photos_done`",
    "O evento `property.photos_done`: as fotos pedidas de um imóvel chegaram, ou não chegarão.",
  ],
  [
    "`PUT /uploads/photos` takes a photo",
    "`PUT /uploads/photos` recebe uma foto como arquivo e responde um endereço para `photos`. O contrato é `/uploads/openapi.json`.",
  ],
  [
    "A code (`externalRef`) is one",
    "Um código (`externalRef`) é um só, componham-se as letras como for: ele é guardado e procurado em NFC. O que ninguém vê nele, e um espaço no começo ou no fim, é recusado (`invisible_character`, `space_at_end`): esses códigos faziam um segundo objeto que parece o mesmo.",
  ],
  [
    "A webhook's entry in the document",
    "Cada entrada de webhook do documento diz o que fazer com ela, com um exemplo do corpo. O `pattern` de `listingUrl` mostra que espaços são recusados, como já eram. O `reason` do que falta diz o que informar.",
  ],
  [
    "`/docs/errors/<code>` leads",
    "`/docs/errors/<code>` leva à página de um erro, como `/docs/erros/<code>`, e `/llms.txt`, `/robots.txt`, `/sitemap.xml` e, no navegador, `/` levam à documentação.",
  ],
  [
    "A client's `name` of nothing but",
    "O `name` de um cliente que só tem espaços e caracteres de controle é `too_short`, e o seu `pattern` informa isso; só com caracteres de controle era `required`.",
  ],
  [
    "An account has at most 50,000 clients",
    "Uma conta tem no máximo 50.000 clientes fora da lixeira: mais um é `request_refused`. `leads` de `GET /me` diz quantos há.",
  ],
  [
    "Opportunities are scored by",
    "A nota das oportunidades considera tudo o que o cliente pede: quartos e área também são condições, um preço muito abaixo do que o cliente paga tem menos pontos, suítes e banheiros têm alguns. O `funnel` informa `bedrooms` e `area`, em `nearMisses` pode faltar `BEDROOMS` ou `AREA`, e uma tipologia mostra as condições de parceria do empreendimento.",
  ],
  [
    "`nearMisses` come in the order",
    "Os `nearMisses` vêm na ordem do pouco que falta: preço (até 150 % do máximo), nota, quartos, área, finalidade, tipo. O `missing` não é mais `CITY`: o que fica em outra cidade aparece só no `funnel`.",
  ],
  [
    "`parts` of an opportunity",
    "`parts` de uma oportunidade: os pontos de lugar, preço, quartos, área, vagas, suítes e banheiros, que somam o `score`.",
  ],
  [
    "`GET /matches` takes `propertyId`",
    "`GET /matches` aceita `propertyId`, `leadId`, `minScore` e `updatedSince`, cada um com todos os outros filtros; `GET /properties/{propertyId}/matches` aceita `scope`, e com `NETWORK` mostra os clientes de parceiros; as listas de um imóvel e de um cliente aceitam `order=best`. As ferramentas para assistentes listam nessa ordem.",
  ],
  [
    "`limit` and `cursor` are taken",
    "`limit` e `cursor` são aceitos em toda lista: também em parcerias, proprietários aceitos (até 10), ofertas abertas, webhooks e listas de referência. As duas últimas respondem `nextCursor`.",
  ],
  [
    "`client` of a partnership",
    "`client` de uma parceria informa o `status` do cliente da própria conta e, à chave com `leads:read`, o `name`; a resposta de uma gravação não traz nenhum dos dois.",
  ],
  [
    "An acceptance in the dashboard",
    "Aceite no painel: `acceptedVia.channel` e o `via` de `captacao.offer_accepted` podem ser `PANEL`.",
  ],
  [
    "`launch` may stand",
    "`launch` pode vir em `changedFields` e em `changes`: a incorporadora muda fase, entrega, andamento, unidades e plantas. Uma tipologia esgotada deixa de ser recomendada.",
  ],
  [
    "`access_not_active` is answered",
    "`access_not_active` é a resposta quando o operador desligou a API para a conta.",
  ],
  [
    "`/sandbox`, for the keys of a sandbox alone",
    "`/sandbox`, só para chaves da conta de testes: `POST /sandbox/simulate` cria um evento de qualquer tipo, `POST /sandbox/clock` faz o que venceria dentro de alguns dias, `PUT` e `DELETE /sandbox/feed` definem o feed, `POST /sandbox/reset` traz de volta os dados de demonstração. O contrato é `/sandbox/openapi.json`.",
  ],
  [
    "A sandbox reviews its properties by itself",
    "A conta de testes revisa os próprios imóveis em segundos; o título decide: `REJECT_` e um motivo recusa, `REVIEW_PENDING` espera, qualquer outro aprova.",
  ],
  [
    "A sandbox beside an account",
    "Um ambiente de testes ao lado da conta: `GET /me` informa `sandbox`, e chaves que começam por `rea_test_` só abrem contas de teste.",
  ],
  [
    "Launches: ",
    "Lançamentos: `GET /launches` com `launches:read`, e `POST /launches/{developmentId}/clients` com `launches:write`, cuja recusa para uma pessoa protegida traz `protectedUntil`. Gravar um tipo de unidade move o `updatedAt` do empreendimento.",
  ],
  [
    "Partnerships: ",
    "Parcerias: `GET /partnerships`, `GET /partnerships/{partnershipId}` e `POST /partnerships/{partnershipId}/status`, com `partnerships:read` e `partnerships:write`; os eventos `partnership.created` e `partnership.updated` são enviados.",
  ],
  [
    "The agent's tools:",
    "As ferramentas para assistentes: `/mcp` fala o Model Context Protocol sobre as rotas da API, com as mesmas chaves, permissões e limites. As ferramentas e os argumentos que lista fazem parte do contrato.",
  ],
  [
    "The codes `confirmation_malformed`",
    "Os códigos `confirmation_malformed`, `confirmation_mismatch`, `confirmation_expired`, `confirmation_used`, `confirmation_stale` e `confirmation_form_required`, que as ferramentas de gravação dos assistentes respondem.",
  ],
  [
    "Captação: ",
    "Captação: `GET /captacao/offers`, `GET /captacao/offers/{offerId}`, `GET /captacao/owners` e `POST /captacao/offers/{offerId}/accept`, com `captacao:read` e `captacao:accept`; os eventos `captacao.offer_received`, `captacao.offer_accepted` e `captacao.offer_withdrawn` são enviados. A palavra `not_zero` pode vir em `invalidParams`.",
  ],
  [
    "Opportunities (matches)",
    "Oportunidades (matches): `GET /matches`, `GET /properties/{propertyId}/matches`, `GET /leads/{leadId}/matches`, `POST /matches/{matchId}/dismiss` e `/restore`.",
  ],
  [
    "`radar.price_drop` and `radar.match_lost`",
    "`radar.price_drop` e `radar.match_lost` são enviados: o preço de uma oportunidade favoritada ou pedida caiu 3 % ou mais, ou ela deixou de servir.",
  ],
  [
    "`radar.client_summary` is sent",
    "`radar.client_summary` já é enviado: as novas oportunidades de um cliente, uma vez por janela de cinco minutos.",
  ],
  [
    "`include=nearMisses,funnel`",
    "`include=nearMisses,funnel` nas oportunidades de um imóvel ou cliente: o que quase combina, e o que faria combinar.",
  ],
  [
    "`preview=radar` on",
    "`preview=radar` nas gravações de um imóvel ou cliente: o que a gravação faz com as oportunidades próprias.",
  ],
  [
    "`null` is taken",
    "`null` é aceito onde uma resposta o mostra, e apaga o campo: no título, na descrição e no endereço de um imóvel, nas anotações de um cliente e em outros assim. `lastActivityAt: null` não muda nada.",
  ],
  [
    "`photos` takes the addresses",
    "`photos` aceita os endereços em que o próprio serviço mostra as fotos da conta. Os de outra conta são `not_own_photo`.",
  ],
  [
    "The result of a property write",
    "O resultado da gravação de um imóvel tem `warnings`, no idioma pedido: um bairro que não foi reconhecido.",
  ],
  [
    "An item of a bulk confirmation",
    "Um item da confirmação em massa informa o `status` que o imóvel tem depois dela.",
  ],
  [
    "`radar` of a unit type",
    "O `radar` de um tipo de unidade considera também o empreendimento: o que falta vem dele, e só vale enquanto ele está `ACTIVE`.",
  ],
  [
    "A feed's report tells",
    "O relatório de um feed informa, anúncio por anúncio, o campo que falta, a foto recusada e por quê, e o tipo ou a cidade desconhecidos; uma sincronização informa `nextAttemptAt`. Um feed com mais de 50.000 anúncios termina como `TOO_MANY_LISTINGS`.",
  ],
  [
    "A feed's `ListingID`",
    "O `ListingID` de um feed pode ter até 80 caracteres, os preços um expoente (`5e5`), as fotos `http://`.",
  ],
  [
    "The contract gives every answer",
    "O contrato dá um nome a cada resposta e corpo (`PropertyPage`, `PropertyWritten`, `LeadEnvelope`), o `format` de números e endereços, e um esquema por tipo a eventos e webhooks (`Event` pelo `type`, `webhooks`). Um código numa resposta é um texto com os valores conhecidos ao lado (`x-extensible-enum`), para que um cliente feito do contrato aceite um novo; os problemas são `Problem`, e o que pode vir está em `x-problem-codes`.",
  ],
  [
    "The contract is described",
    "O contrato está descrito por inteiro, em português e inglês: `/docs/openapi.json?lang=en`, em português se nada for pedido; todo corpo e toda resposta têm um exemplo, e toda operação, a chamada em curl, TypeScript, Python, PHP, Go e Java (`x-codeSamples`).",
  ],
  [
    "The documentation at `/docs`",
    "A documentação em `/docs` tem páginas para guias, referência, códigos de status, SDKs e mudanças, nos dois idiomas, todas também em Markdown; `/docs/llms.txt`, `/docs/changelog.json`, `/docs/changelog.rss`, e os arquivos dos SDKs abaixo de `/docs/sdk`. As respostas trazem `ETag`.",
  ],
  [
    "Guides in Portuguese",
    "Guias em português e inglês, tarefa por tarefa, com código e respostas executados com o serviço.",
  ],
  [
    "The collections at",
    "As coleções em `/docs/collection/`, em `pt-BR` e `en`: `bruno.<language>.zip`, `postman.<language>.json` com `postman-local.json` e `postman-production.json`, `jetbrains.<language>.http` com `http-client.env.json`, `rest-client.<language>.http`.",
  ],
  [
    "The examples of the contract",
    "Os exemplos do contrato funcionam quando copiados: um cliente diz que tipos de imóvel procura, e cada resposta mostra o que a sua chamada faz.",
  ],
  [
    "Generators keep the routes",
    "Geradores de código mantêm as rotas de webhooks ao lado dos webhooks recebidos, que já não têm tag.",
  ],
  [
    "An e-mail whose part",
    "Um e-mail com mais de 64 caracteres antes da arroba, ou com uma parte do domínio que passa de 63 ou termina em hífen, é recusado: `format: email` já dizia isso.",
  ],
  [
    "The contract says what",
    "O contrato diz o que o serviço já fazia: `null` em `confirmation`, `report`, `counterpart` e outros assim, e no `email` de um cliente; o corpo de `rotate-secret` é opcional; `Location` é um endereço inteiro; `Idempotent-Replayed` vem também em recusas; o que um novo imóvel ou cliente precisa ter; que códigos não têm caracteres de controle; o que `counts` conta; que `ids` e `refs` de uma confirmação são `[]` quando ficam de fora.",
  ],
  [
    "`/properties/batch`, `/properties/confirm`",
    "`/properties/batch`, `/properties/confirm` e `/leads/batch` não são ids: outros métodos ali recebem 405, e `Allow` lista os que o caminho aceita.",
  ],
  [
    "A page of properties or clients",
    "Uma página de imóveis ou clientes vem cheia, a não ser que menos combinem, seja qual for o filtro: só uma busca que olhou 20.000 entradas de índice termina antes.",
  ],
  [
    "Parallel changes",
    "Mudanças paralelas em campos diferentes de um imóvel ou cliente passam todas; `concurrent_write` fica para as que falham doze vezes.",
  ],
  [
    "Refusals that time",
    "Recusas que o tempo ou alguém pode desfazer não ficam guardadas sob a chave de idempotência: saldo, proteção, cota, lixeira, oferta ou objeto que não existe, o que falta a um objeto novo onde a mesma chamada atualiza o que já existe. Uma recusa repetida vem no idioma pedido.",
  ],
  [
    "A partnership that is `PENDING`",
    "Uma parceria `PENDING` não acompanha um objeto que deixou de ser compartilhado, e termina como `CANCELLED` 30 dias depois do pedido; as duas contas recebem o evento.",
  ],
  [
    "`demand` of an offer",
    "`demand` de uma oferta é de outras contas, no mínimo três, e arredondada para baixo de 5 em 5.",
  ],
  [
    "What is kept for claims",
    "O que se guarda por causa de direitos tem fim: a mensagem e os contatos de uma parceria 180 dias depois do fim dela, a parceria e o contato de um proprietário aceito da Captação depois de cinco anos. Depois disso vêm nulos, ou não são mais listados.",
  ],
  [
    "An idempotency key of a write of an opportunity",
    "A chave de idempotência de uma gravação de oportunidade, ou com `preview=radar`, vale para uma única chave de API: outra pode ver menos.",
  ],
  [
    "`GET /me` counts",
    "`GET /me` conta com exatidão os imóveis ACTIVE, também depois de lotes, sincronizações e trabalho agendado.",
  ],
  [
    "A change of access",
    "Uma mudança de acesso ou de permissão vale também para eventos e envios, e o que ficou de fora nesse tempo pode ser enviado de novo.",
  ],
  [
    "Retrying a delivery",
    "Repetir uma entrega que está `RETRYING` começa agora uma nova rodada e responde `SCHEDULED`.",
  ],
  [
    "A cursor of a list",
    "O cursor de uma lista abaixo de um webhook ou de uma cidade só vale naquela lista, e todo cursor só com os filtros para os quais foi dado: com outros, ele pulava itens sem avisar. Envie os filtros de uma lista em cada página dela.",
  ],
  [
    "`since` of `GET /events`",
    "`since` de `GET /events`, e `redeliverSince`, aceitam qualquer hora do dia que fica 30 dias atrás, e a própria data.",
  ],
  [
    "`changedFields` of an accepted",
    "`changedFields` de uma parceria aceita diz o que o aceite torna visível: `counterpart` e, para o lado do cliente, `property`, quando há `listingUrl`.",
  ],
  [
    "`result.conflicts` calls",
    "`result.conflicts` chama o corretor de um imóvel de `captador`, como `changes`, os eventos e as respostas.",
  ],
  [
    "Texts of errors",
    "Textos de erros e e-mails não mandam mais ninguém ao painel para o que não se faz lá.",
  ],
  [
    "Control characters are",
    "Caracteres de controle são retirados das anotações, e recusados na descrição de um webhook.",
  ],
  [
    "Pictures that end early",
    "Imagens incompletas são recusadas. Métodos diferentes de GET em `/photos` recebem 405; OPTIONS informa `Allow`.",
  ],
  [
    "Photos that no gallery",
    "Fotos que nenhuma galeria e nenhuma requisição guardada mostra mais são excluídas.",
  ],
  [
    "`photoSync.items` tells",
    "`photoSync.items` mostra, de cada foto que não chegou, o endereço, o motivo e quando ela é tentada de novo. Um endereço em que ninguém responde é abandonado em até dez minutos.",
  ],
  [
    "An unknown field or parameter",
    "Um campo ou parâmetro desconhecido vem com os nomes aceitos (`allowed`), e ele e um valor desconhecido com o mais parecido (`didYouMean`). Um código cuja barra não foi codificada e, de vários ids, o que não foi encontrado aparecem em `detail`.",
  ],
  [
    "A body has a time",
    "O corpo tem um tempo: o que não chega em 30 segundos por megabyte, no máximo um minuto, recebe 408 `body_timeout`, que vale repetir.",
  ],
  [
    "The agent's tools say",
    "As ferramentas dos assistentes dizem de cada argumento o que significa, a unidade e os limites, e listam só os status que se podem definir. A prévia de uma gravação mostra em `fetches` os endereços que o serviço vai buscar.",
  ],
  [
    "`updatedAt` of a property or client",
    "O `updatedAt` de um imóvel ou cliente avança a cada mudança visível, e o de uma oportunidade nunca recua, mesmo quando o relógio do serviço recua.",
  ],
  [
    "A write that meets a locked database",
    "Uma escrita que encontra o banco de dados bloqueado recebe 503 `upstream_busy` com `Retry-After`; recebia 500.",
  ],
  [
    "Addresses in the contract",
    "Endereços no contrato têm o formato `uri` ou um padrão: validadores estritos não conhecem `iri`.",
  ],
  [
    "The SDKs leave a list",
    "Os SDKs abandonam uma lista ou um log que dá um cursor pela segunda vez (`RepeatedCursorError`), nunca repetem o pedido quando um sucesso não é resposta do serviço (`UnexpectedAnswerError`, com o status e o tipo de conteúdo), tomam um armazenamento vazio pelo começo, e informam os cabeçalhos de cada resposta (`onResponse`). O de Go envia uma chamada tantas vezes quantas diz o seu `Retries`, faça o `net/http` o que fizer.",
  ],
  [
    "The first contract",
    "O primeiro contrato: conta e listas de referência, imóveis, fotos, clientes, equipe, lotes, o feed do portal, eventos e webhooks. Oportunidades, parcerias, lançamentos, Captação e assistentes ficam para as próximas versões.",
  ],
  [
    "Feeds in the formats ZAP",
    "Feeds nos formatos ZAP (`Carga`), OpenNavent e Chaves na Mão são lidos como os VRSync; `connector` de `GET /feed` tem o formato descoberto ao ler. Os elementos são lidos onde quer que estejam no anúncio, as fotos em qualquer forma, as áreas também em hectares, os tipos por uma lista maior, a mesma das planilhas.",
  ],
  [
    "A row of a feed's report has",
    "Cada linha do relatório de um feed tem `remarks`: `price_on_request`, `purpose_without_price`, `season_price`, `price_implausible`, `unit_not_read`, `lot_area_only`, `number_unreadable`, `photos_unreadable`, `photos_over_limit`, `link_unusable`, `not_offered`. Um anúncio com duas finalidades e um preço entra; um que o feed diz vendido ou inativo não entra.",
  ],
  [
    "`/mcp?toolsets=leads,radar` shows only",
    '`/mcp?toolsets=leads,radar` mostra só estas ferramentas. Os argumentos são ajustados: null é "não informado", e só `clear` esvazia. `additionalProperties` sai dos schemas, e a lista inteira cabe em 9.000 tokens.',
  ],
  [
    "`GET /feed` has `lastReport`",
    "`GET /feed` tem `lastReport`: o relatório da última sincronização que leu o feed, com as contagens por motivo, o que não é lido, o que espera e as primeiras 50 linhas. O relatório de uma simulação tem o mesmo. Um anúncio com preço sob consulta mantém o último preço e sai das recomendações depois de duas sincronizações.",
  ],
  [
    "The feed status `HELD`",
    "O status de feed `HELD` e o evento `feed.held`: muitos códigos de um feed são agora de outros imóveis, nada é gravado, e o titular decide no painel.",
  ],
];
