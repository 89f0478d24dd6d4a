/** A README's text around its code, in Portuguese; the code is the README's own. */
interface Around {
  readonly before: string;
  readonly after: readonly string[];
}

const RETRIES =
  "**Repetições**: duas por padrão, só de leituras, gravações com chave e simulações (`dryRun`). Cada gravação que aceita uma `Idempotency-Key` ganha uma, mantida em todas as tentativas. Um sucesso que não é resposta do serviço não é pedido de novo.";
/** A language's names for what hooks receive. */
interface HookNames {
  readonly onResponse: string;
  readonly members: string;
  readonly limits: string;
  readonly headers: string;
  readonly onRequest: string;
  readonly onRetry: string;
  readonly error: string;
  readonly attempt: string;
  readonly path: string;
}
/** The names in TypeScript and PHP. */
const CAMEL_CASE: HookNames = {
  onResponse: "onResponse",
  members: "`status`, `requestId`",
  limits: "limits",
  headers: "headers",
  onRequest: "onRequest",
  onRetry: "onRetry",
  error: "error",
  attempt: "`method`, `path` e `attempt`",
  path: "path",
};
const LOG = (names: HookNames): string =>
  `**Registro e limites**: \`${names.onResponse}\` do cliente ou da chamada recebe ${names.members}, \`${names.limits}\` (o que resta de \`second\` e \`month\`) e \`${names.headers}\` de cada resposta, também das recusas e das novas tentativas. O \`${names.onRequest}\` do cliente é chamado antes de cada tentativa, e o \`${names.onRetry}\` antes de cada espera, com o \`${names.error}\` que a causou. Todos conhecem ${names.attempt}; nenhum conhece a chave, os parâmetros da consulta ou o corpo do pedido. O \`${names.path}\` vem como foi enviado: não o guarde no log se os seus códigos nele forem dados pessoais.`;
const unknownErrorsText = (error: string, members: string, repeated: string): string =>
  `\`${error}\` quando um sucesso, como o de um proxy, não é resposta do serviço, com ${members}; \`${repeated}\` quando uma lista não teria fim.`;
const NO_POSITION = (load: string, since: string): string =>
  `Um \`${load}\` que nada encontra começa em \`${since}\`, ou no evento mais antigo guardado.`;
/** A language's names for the parts of a stream. */
interface Streamed {
  readonly stream: string;
  readonly left: string;
  readonly retries: string;
  readonly stores: string;
  readonly nothing: string;
}
/** The names in TypeScript and Python. */
const DUCK_TYPED: Streamed = {
  stream: "stream",
  left: "`break` ou um erro",
  retries: "retries",
  stores: "tudo o que tem `load` e `save`",
  nothing: NO_POSITION("load", "since"),
};
/** The names in PHP and Java. */
const IN_CLASSES: Streamed = {
  ...DUCK_TYPED,
  left: "`break` ou uma exceção",
  stores: "outro `CursorStore`",
};
const STREAM = ({ stream, left, retries, stores, nothing }: Streamed): string =>
  `\`${stream}\` guarda a posição de um evento quando o seguinte é pedido; com o mesmo armazenamento, continua depois dele. O evento em que o laço é deixado, por ${left}, vem de novo. Falhas temporárias não encerram um \`${stream}\` que espera novos eventos, a não ser que \`${retries}\` seja informado. \`FileStore\` é um arquivo; serve ${stores}. ${nothing}`;
const VALUES = (kept: string): string =>
  `**Valores** e campos que o SDK não conhece são mantidos${kept}; trate um valor desconhecido como um que ainda virá.`;

const VERSIONS = (onResponse: string, etag: string, ifMatch: string): string =>
  `**Versões**: \`${onResponse}\` recebe a \`${etag}\` de um imóvel ou cliente; uma gravação com \`${ifMatch}\` é recusada se alguém gravou entretanto (\`precondition_failed\`).`;

export const PORTUGUESE: Readonly<Record<string, Around>> = {
  typescript: {
    before:
      "Um arquivo sem dependências, para Node 20.3 ou mais novo, Deno, Bun e Workers: copie `real-estate-account.ts` para o projeto (um módulo ES). Recursos e verbos são os da referência da API. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Ausente e nulo** são diferentes: o ausente fica como está, o `null` é apagado.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money.ofCents`, `Money.ofReais`, `.cents`).",
      VALUES(""),
      `**Erros**: \`ApiError\` com \`code\`, \`requestId\`, \`invalidParams\`, \`retryAfter\`, e uma classe por código (\`NotFoundError\`); \`TransportError\` e \`RequestTimeoutError\` quando não veio uma resposta inteira; ${unknownErrorsText("UnexpectedAnswerError", "`status` e `contentType`", "RepeatedCursorError")} Um cliente com uma URL base ou uma chave impossível não é criado: \`RangeError\`.`,
      RETRIES,
      LOG(CAMEL_CASE),
      "**Opções** de uma chamada: `dryRun`, `idempotencyKey`, `language`, `timeoutMs`, `retries`, `maxWaitMs`, `signal`, `onResponse`.",
      VERSIONS("onResponse", "etag", "ifMatch"),
      STREAM(DUCK_TYPED),
      '**Eventos** têm tipo: quando `isEvent(event, "property.updated")` é verdadeiro, `event.data` tem os campos desse tipo.',
      "**Webhooks** num framework: `fetchWebhooks({ secret, handle })` onde os pedidos são os de `fetch` (Next, Hono, Workers, Deno, Bun), `nodeWebhooks({ secret, handle })` com Express. Ambos conferem o corpo como veio e respondem 204, ou 400 e o motivo; se `handle` falha, a entrega vem de novo.",
    ],
  },
  python: {
    before:
      "Um pacote que só precisa de httpx, para Python 3.11 ou mais novo: copie a pasta `real_estate_account` do arquivo para o projeto. Recursos e verbos são os da referência da API, em snake case. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Não informado e None** são diferentes: o que não é informado fica como está, o `None` é apagado.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money.of_cents`, `Money.of_reais`, `.cents`).",
      "**Datas e horas** são textos; `created_at_datetime` e semelhantes são o mesmo como `datetime`, e `moment` lê qualquer outra.",
      VALUES(" (`extra`)"),
      `**Erros**: \`ApiError\` com \`code\`, \`request_id\`, \`invalid_params\`, \`retry_after\`, e uma classe por código (\`NotFoundError\`); \`TransportError\` e \`RequestTimeoutError\` quando não veio uma resposta inteira; ${unknownErrorsText("UnexpectedAnswerError", "`status` e `content_type`", "RepeatedCursorError")} Um cliente com uma URL base ou uma chave impossível não é criado: \`ValueError\`.`,
      RETRIES,
      LOG({
        ...CAMEL_CASE,
        onResponse: "on_response",
        members: "`status`, `request_id`",
        onRequest: "on_request",
        onRetry: "on_retry",
      }),
      "**Assíncrono**: `AsyncRealEstateClient` tem os mesmos recursos, com chamadas que se aguardam (`await`), `async for` sobre páginas e `events.stream`, e `async with`. Seus armazenamentos também podem ser aguardados.",
      "**Opções** de uma chamada: `dry_run`, `idempotency_key`, `language`, `timeout` e `max_wait` (segundos), `retries`, `on_response`.",
      VERSIONS("on_response", "etag", "if_match"),
      STREAM(DUCK_TYPED),
      "**Eventos** têm tipo: `event_data(event)` é o modelo do que o tipo traz, como `PropertyUpdatedData`.",
      "**Webhooks** num framework: `flask_webhook(secret, handle)`, `fastapi_webhook` e `django_webhook` são as views dele. Conferem o corpo como veio e respondem 204, ou 400 e o motivo; se `handle` falha, a entrega vem de novo.",
    ],
  },
  php: {
    before:
      "Um arquivo que só precisa de ext-curl, para PHP 8.1 ou mais novo: copie `RealEstateAccount.php` para o projeto. Recursos e verbos são os da referência da API. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Ausente e nulo** são diferentes: o que não é informado fica como está, o `null` é apagado.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money::ofCents`, `Money::ofReais`, `->cents`).",
      VALUES(" (`extra`)"),
      `**Erros**: \`ApiError\` com \`code\`, \`requestId\`, \`invalidParams\`, \`retryAfter\`, e uma classe por código (\`NotFoundError\`); \`TransportError\` e \`RequestTimeoutError\` quando não veio uma resposta inteira; ${unknownErrorsText("UnexpectedAnswerError", "`status` e `contentType`", "RepeatedCursorError")} Um cliente com uma URL base ou uma chave impossível não é criado: \`\\ValueError\`.`,
      RETRIES,
      LOG(CAMEL_CASE),
      "**Opções** de uma chamada: `dryRun`, `idempotencyKey`, `language`, `timeout` e `maxWait` (segundos), `retries`, `onResponse`.",
      VERSIONS("onResponse", "etag", "ifMatch"),
      STREAM(IN_CLASSES),
      "**Eventos** têm tipo: `EventData::of($event)` é o modelo do que o tipo traz, como `PropertyUpdatedData`.",
      "**Webhooks** num framework: `Webhooks::receive($request, $secret, $handle)` recebe um pedido de Laravel, Symfony, PSR-7 ou WordPress, e devolve status e texto da resposta: 204, ou 400 e o motivo; se `$handle` falha, a entrega vem de novo.",
    ],
  },
  go: {
    before:
      "Um arquivo que só precisa da biblioteca padrão, para Go 1.24 ou mais novo: copie `realestate.go` para uma pasta `realestate` do seu módulo e importe-a pelo nome do módulo (aqui, `example.com`). Recursos e verbos são os da referência da API. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Ausente e nulo** são diferentes: um campo `Nullable` sem valor fica como está, `Null` apaga; os outros campos são ponteiros.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money(cents)`, `Reais`, `Cents`).",
      VALUES(" (`Extra`)"),
      `**Erros**: \`*APIError\` com \`Code\`, \`RequestID\`, \`InvalidParams\`, \`RetryAfter\`, e um tipo por código (\`*NotFoundError\`), todos para \`errors.As\`; \`*TransportError\` e \`*RequestTimeoutError\` quando não veio uma resposta inteira; ${unknownErrorsText("*UnexpectedAnswerError", "`Status` e `ContentType`", "*RepeatedCursorError")} \`NewClient\` recusa uma URL base ou uma chave impossível.`,
      `${RETRIES} \`Retries: realestate.Ptr(0)\` envia a chamada uma só vez, faça o \`net/http\` o que fizer.`,
      LOG({
        onResponse: "OnResponse",
        members: "`Status`, `RequestID`",
        limits: "Limits",
        headers: "Headers",
        onRequest: "OnRequest",
        onRetry: "OnRetry",
        error: "Err",
        attempt: "`Method`, `Path` e `Attempt`",
        path: "Path",
      }),
      "**Opções** de uma chamada, seu último argumento, podem faltar: `DryRun`, `IdempotencyKey`, `Language`, `Timeout`, `Retries`, `MaxWait`, `OnResponse`; o contexto a encerra.",
      VERSIONS("OnResponse", "ETag", "IfMatch"),
      STREAM({
        stream: "Stream",
        left: "`break` ou `return`",
        retries: "Retries",
        stores: "outro `CursorStore`",
        nothing: NO_POSITION("Load", "Since"),
      }),
      "**Eventos** têm tipo: `event.TypedData()` é o modelo do que o tipo traz, como `*PropertyUpdatedData`.",
      "**Webhooks** com `net/http`: `WebhookHandler(secrets, handle)` confere o corpo como veio e responde 204, ou 400 e o motivo; se `handle` devolve um erro, a entrega vem de novo.",
    ],
  },
  java: {
    before:
      "Um pacote pequeno que só precisa de Jackson, para Java 17 ou mais novo: copie os fontes de `com.example.realestate` para o projeto, ao lado de `com.fasterxml.jackson.core:jackson-databind` 2.18; ou rode `mvn install` na pasta do pacote e dependa de `com.example:real-estate-account-sdk`. Recursos e verbos são os da referência da API. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Não informado e nulo** são diferentes: o que não é informado fica como está, o `null` é apagado.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money.ofCents`, `Money.ofReais`, `cents()`).",
      VALUES(" (`json()`)"),
      `**Erros**: \`ApiException\` com \`code()\`, \`requestId()\`, \`invalidParams()\`, \`retryAfter()\`, e dentro dela uma classe por código (\`ApiException.NotFoundException\`); \`TransportException\` e \`RequestTimeoutException\`, de \`RealEstateException\`, quando não veio uma resposta inteira; ${unknownErrorsText("UnexpectedAnswerException", "`status()` e `contentType()`", "RepeatedCursorException")} Um cliente com uma URL base ou uma chave impossível não é criado: \`IllegalArgumentException\`.`,
      `${RETRIES} Por baixo, o próprio \`HttpClient\` do Java repete uma vez uma leitura quando cai uma conexão que ele mantinha.`,
      LOG({
        onResponse: "onResponse",
        members: "`status()`, `requestId()`",
        limits: "limits()",
        headers: "headers()",
        onRequest: "onRequest",
        onRetry: "onRetry",
        error: "error()",
        attempt: "`method()`, `path()` e `attempt()`",
        path: "path()",
      }),
      "**Opções** de uma chamada: `dryRun`, `idempotencyKey`, `language`, `timeout`, `retries`, `maxWait`, `onResponse`.",
      VERSIONS("onResponse", "etag", "ifMatch"),
      STREAM(IN_CLASSES),
      "**Eventos** têm tipo: `Models.eventData(event)` é o modelo do que o tipo traz, como `PropertyUpdatedData`.",
      "**Webhooks** num framework: `Webhooks.receive(body, headers::getFirst, secrets, handler)` com Spring, `request::getHeader` com um servlet, devolve status e texto da resposta: 204, ou 400 e o motivo; se o handler falha, a entrega vem de novo.",
    ],
  },
};
