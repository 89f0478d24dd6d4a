/** A README's text around its code, in Portuguese; the code is the README's own. */
interface Around {
  readonly before: string;
  readonly after: readonly string[];
}

const RETRIES =
  "**Repetições**: duas por padrão, só de leituras, gravações com chave e simulações (`dryRun`). Cada gravação que aceita uma `Idempotency-Key` ganha uma, mantida em todas as tentativas. Um sucesso que não é resposta do serviço não é pedido de novo.";
const HEADERS = (names: string): string =>
  `**Cabeçalhos**: ${names} de cada resposta, também das recusas e das novas tentativas.`;
const strange = (error: string, members: string, repeated: string): string =>
  `\`${error}\` quando um sucesso, como o de um proxy, não é resposta do serviço, com ${members}; \`${repeated}\` quando uma lista não teria fim.`;
const NOTHING = (load: string, since: string): string =>
  `Um \`${load}\` que nada encontra começa em \`${since}\`, ou no evento mais antigo guardado.`;
const FOLLOW =
  "guarda a posição depois de cada evento tratado; com o mesmo armazenamento, continua do seguinte.";
const VALUES = (kept: string): string =>
  `**Valores** e campos que o SDK não conhece são mantidos${kept}; trate um valor desconhecido como um que ainda virá.`;

export const PORTUGUESE: Readonly<Record<string, Around>> = {
  typescript: {
    before:
      "Um arquivo sem dependências, para Node 20.3 ou mais novo, Deno, Bun e Workers: copie `real-estate-account.ts` para o projeto (um módulo ES). Recursos e verbos são os da referência da API. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Ausente e nulo** são diferentes: o ausente fica como está, o `null` é apagado.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money.ofCents`, `Money.ofReais`, `.cents`).",
      VALUES(""),
      `**Erros**: \`ApiError\` com \`code\`, \`requestId\`, \`invalidParams\`, \`retryAfter\`, e uma classe por código (\`NotFoundError\`); \`TransportError\` e \`RequestTimeoutError\` quando não veio uma resposta inteira; ${strange("UnexpectedAnswerError", "`status` e `contentType`", "RepeatedCursorError")} Um cliente com uma URL base ou uma chave impossível não é criado: \`RangeError\`.`,
      RETRIES,
      HEADERS("`onResponse` do cliente ou da chamada recebe `status`, `requestId` e `headers` (`RateLimit`)"),
      "**Opções** de uma chamada: `dryRun`, `idempotencyKey`, `language`, `timeoutMs`, `retries`, `signal`, `onResponse`.",
      `\`follow\` ${FOLLOW} \`FileStore\` é um arquivo; serve tudo o que tem \`load\` e \`save\`. ${NOTHING("load", "since")}`,
      '**Eventos** têm tipo: onde `isEvent(event, "property.updated")`, `data` é o que esse tipo traz.',
    ],
  },
  python: {
    before:
      "Um arquivo que só precisa de httpx, para Python 3.11 ou mais novo: copie `real_estate_account.py` para o projeto. Recursos e verbos são os da referência da API, em snake case. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Não informado e None** são diferentes: o que não é informado fica como está, o `None` é apagado.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money.of_cents`, `Money.of_reais`, `.cents`).",
      VALUES(" (`extra`)"),
      `**Erros**: \`ApiError\` com \`code\`, \`request_id\`, \`invalid_params\`, \`retry_after\`, e uma classe por código (\`NotFoundError\`); \`TransportError\` e \`RequestTimeoutError\` quando não veio uma resposta inteira; ${strange("UnexpectedAnswerError", "`status` e `content_type`", "RepeatedCursorError")} Um cliente com uma URL base ou uma chave impossível não é criado: \`ValueError\`.`,
      RETRIES,
      HEADERS(
        "`on_response` do cliente ou da chamada recebe `status`, `request_id` e `headers` (`RateLimit`)",
      ),
      "**Opções** de uma chamada: `dry_run`, `idempotency_key`, `language`, `timeout` (segundos), `retries`, `on_response`.",
      `\`follow\` ${FOLLOW} \`FileStore\` é um arquivo; serve tudo o que tem \`load\` e \`save\`. ${NOTHING("load", "since")}`,
      "**Eventos** têm tipo: `event_data(event)` é o modelo do que o tipo traz, como `PropertyUpdatedData`.",
    ],
  },
  php: {
    before:
      "Um arquivo que só precisa de ext-curl, para PHP 8.1 ou mais novo: copie `RealEstateAccount.php` para o projeto. Recursos e verbos são os da referência da API. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Ausente e nulo** são diferentes: o que não é informado fica como está, o `null` é apagado.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money::ofCents`, `Money::ofReais`, `->cents`).",
      VALUES(" (`extra`)"),
      `**Erros**: \`ApiError\` com \`code\`, \`requestId\`, \`invalidParams\`, \`retryAfter\`, e uma classe por código (\`NotFoundError\`); \`TransportError\` e \`RequestTimeoutError\` quando não veio uma resposta inteira; ${strange("UnexpectedAnswerError", "`status` e `contentType`", "RepeatedCursorError")} Um cliente com uma URL base ou uma chave impossível não é criado: \`\\ValueError\`.`,
      RETRIES,
      HEADERS("`onResponse` do cliente ou da chamada recebe `status`, `requestId` e `headers` (`ratelimit`)"),
      "**Opções** de uma chamada: `dryRun`, `idempotencyKey`, `language`, `timeout` (segundos), `retries`, `onResponse`.",
      `\`follow\` ${FOLLOW} \`FileStore\` é um arquivo; serve outro \`CursorStore\`. ${NOTHING("load", "since")}`,
      "**Eventos** têm tipo: `EventData::of($event)` é o modelo do que o tipo traz, como `PropertyUpdatedData`.",
    ],
  },
  go: {
    before:
      "Um arquivo que só precisa da biblioteca padrão, para Go 1.24 ou mais novo: copie `realestate.go` para uma pasta `realestate` do seu módulo e importe-a pelo nome do módulo (aqui, `example.com`). Recursos e verbos são os da referência da API. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Ausente e nulo** são diferentes: um campo `Nullable` sem valor fica como está, `Null` apaga; os outros campos são ponteiros.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money(cents)`, `Reais`, `Cents`).",
      VALUES(" (`Extra`)"),
      `**Erros**: \`*APIError\` com \`Code\`, \`RequestID\`, \`InvalidParams\`, \`RetryAfter\`, e um tipo por código (\`*NotFoundError\`), todos para \`errors.As\`; \`*TransportError\` e \`*RequestTimeoutError\` quando não veio uma resposta inteira; ${strange("*UnexpectedAnswerError", "`Status` e `ContentType`", "*RepeatedCursorError")} \`NewClient\` recusa uma URL base ou uma chave impossível.`,
      `${RETRIES} \`Retries: realestate.Ptr(0)\` envia a chamada uma só vez, faça o \`net/http\` o que fizer.`,
      HEADERS("`OnResponse` do cliente ou da chamada recebe `Status`, `RequestID` e `Headers` (`RateLimit`)"),
      "**Opções** de uma chamada: `DryRun`, `IdempotencyKey`, `Language`, `Timeout`, `Retries`, `OnResponse`; o contexto a encerra.",
      `\`Follow\` ${FOLLOW} \`FileStore\` é um arquivo; serve outro \`CursorStore\`. ${NOTHING("Load", "Since")}`,
      "**Eventos** têm tipo: `event.TypedData()` é o modelo do que o tipo traz, como `*PropertyUpdatedData`.",
    ],
  },
  java: {
    before:
      "Um pacote pequeno que só precisa de Jackson, para Java 17 ou mais novo: copie os fontes de `com.example.realestate` para o projeto, ao lado de `com.fasterxml.jackson.core:jackson-databind` 2.18; ou rode `mvn install` na pasta do pacote e dependa de `com.example:real-estate-account-sdk`. Recursos e verbos são os da referência da API. O programa lê o endereço da API, que termina em `/v1`, e uma chave de `REAL_ESTATE_URL` e `REAL_ESTATE_KEY`.",
    after: [
      "**Não informado e nulo** são diferentes: o que não é informado fica como está, o `null` é apagado.",
      "**Valores em dinheiro** são `Money`: centavos inteiros (`Money.ofCents`, `Money.ofReais`, `cents()`).",
      VALUES(" (`json()`)"),
      `**Erros**: \`ApiException\` com \`code()\`, \`requestId()\`, \`invalidParams()\`, \`retryAfter()\`, e dentro dela uma classe por código (\`ApiException.NotFoundException\`); \`TransportException\` e \`RequestTimeoutException\`, de \`RealEstateException\`, quando não veio uma resposta inteira; ${strange("UnexpectedAnswerException", "`status()` e `contentType()`", "RepeatedCursorException")} Um cliente com uma URL base ou uma chave impossível não é criado: \`IllegalArgumentException\`.`,
      `${RETRIES} Por baixo, o próprio \`HttpClient\` do Java repete uma vez uma leitura quando cai uma conexão que ele mantinha.`,
      HEADERS(
        "`onResponse` do cliente ou da chamada recebe `status()`, `requestId()` e `headers()` (`RateLimit`)",
      ),
      "**Opções** de uma chamada: `dryRun`, `idempotencyKey`, `language`, `timeout`, `retries`, `onResponse`.",
      `\`follow\` ${FOLLOW} \`FileStore\` é um arquivo; serve outro \`CursorStore\`. ${NOTHING("load", "since")}`,
      "**Eventos** têm tipo: `Models.eventData(event)` é o modelo do que o tipo traz, como `PropertyUpdatedData`.",
    ],
  },
};
