import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LocalServer } from "../../local/server.ts";
import { type Cli, faultsOf, type Run } from "./cli-program.ts";

const HEADER = "Código;Tipo;Finalidade;Preço de venda;Aluguel;Cidade;UF;Quartos;Área privativa;Observação";
const GOOD = [
  "CLI-1;Apartamento;Venda;R$ 850.000,00;;São Paulo;SP;3;85,5;alto",
  'CLI-2;Casa;Venda e aluguel;1250000;6.500,00;São Paulo;SP;4;;"duas\nlinhas"',
  "CLI-3;Apartamento;Venda;450.000;;São Paulo;SP;2;60;",
];
const BAD = ["CLI-4;Castelo;Venda;9000000;;São Paulo;SP;9;;", "CLI-1;Casa;Venda;dez;;São Paulo;SP;1;;"];

const sheet = (...rows: readonly string[]): string => [HEADER, ...rows, ""].join("\r\n");

/** Answers only the first writes, as if the connection broke before the next one, or after it (`isWritten`). */
async function failingAfter(url: string, writes: number, isWritten = false): Promise<LocalServer> {
  let left = writes;
  const server = new LocalServer(async (request, response) => {
    const isWrite = request.method === "PUT" && !request.url?.includes("dryRun=true");
    const isLost = isWrite && left-- <= 0;
    if (isLost && !isWritten) {
      request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", headers } = request;
    const names = ["authorization", "content-type", "idempotency-key"];
    const kept = names.flatMap((name) =>
      headers[name] ? [[name, String(headers[name])] as [string, string]] : [],
    );
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const answer = await fetch(new URL(request.url ?? "", url), { method, headers: kept, ...body });
    if (isLost) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "" });
    response.end(await answer.text());
  });
  return server.listen();
}

const UNSEEN = [
  HEADER.replace("Observação", "Situação;Bairro"),
  "CLI-1;Apartamento;Venda;R$ 855.000,00;;São Paulo;SP;3;85,5;Ativo;Pinheiros",
  "CLI-8;Casa;Venda;700.000;;São Paulo;SP;3;120;Ativo;Moema",
];

/** Checks that rows whose answers were lost are sent again as the same calls, and that the next run changes nothing. */
async function proveUnseen(cli: Cli, run: Run): Promise<string[]> {
  const unseen = ["import", cli.write("unseen.csv", UNSEEN.join("\r\n")), "--yes"];
  const broken = await failingAfter(run.url, 0, true);
  const lost = await cli.run(unseen, { ...run, url: `${broken.origin}/v1` });
  broken.close();
  return [
    ...faultsOf("answers that are lost", lost, 5, "run the same command to continue"),
    ...faultsOf("going on unseen", await cli.run(unseen, run), 0, "CREATED 1", "UPDATED 1", "REFUSED 0"),
    ...faultsOf("the same once more", await cli.run(unseen, run), 0, "UNCHANGED 2"),
  ];
}

export async function proveSheets(cli: Cli, url: string, key: string): Promise<string[]> {
  const run = { url, key };
  const bad = cli.write("bad.csv", sheet(...GOOD, ...BAD));
  const good = cli.write("good.csv", sheet(...GOOD));
  const faults = [
    ...faultsOf(
      "a sheet with faults",
      await cli.run(["import", bad, "--yes", "--report", "refused.csv"], run),
      4,
      "Observação → no field",
      'Tipo "Castelo" is not a known type; accepted: APARTAMENTO',
      "the code is already in line 2",
      'Preço de venda "dez" is not an amount',
      "Rows to write: 3.",
      "Nothing was written",
    ),
    ...faultsOf("nobody confirms", await cli.run(["import", good], run), 2, "To write, use --yes"),
    ...faultsOf("nothing yet", await cli.run(["export", "properties", "--json"], run), 0, "Rows: 0."),
  ];
  const refused = readFileSync(join(cli.folder, "refused.csv"), "utf8");
  const unusable = cli.write("unusable.csv", `codigo;quartos\r\n${"X".repeat(90)};1\r\n`);
  faults.push(...faultsOf("a code too long", await cli.run(["import", unusable], run), 4, "Refused: 1."));
  const reserved = cli.write("reserved.csv", "codigo;situação\r\nCLI-1;Reservado\r\n");
  const mapped = ["import", reserved, "--map", "value:Reservado=INACTIVE", "--dry-run"];
  faults.push(
    ...faultsOf(
      "an unknown state",
      await cli.run(["import", reserved], run),
      2,
      '"Reservado" in situação (rows: 1)',
    ),
    ...faultsOf("a map of it", await cli.run(mapped, run), 0, "Refused: 0."),
    ...faultsOf(
      "a map kept beside the sheet",
      await cli.run(["import", reserved, "--dry-run"], run),
      0,
      "off the market",
    ),
    ...faultsOf(
      "no such field",
      await cli.run(["import", good, "--map", "UF=planeta"], run),
      2,
      "is invalid",
    ),
  );
  const broken = await failingAfter(url, 1);
  const lost = await cli.run(["import", good, "--yes"], { url: `${broken.origin}/v1`, key });
  broken.close();
  faults.push(
    ...(refused.includes("6;CLI-4;Tipo;Castelo;") ? [] : [`the report has ${refused}`]),
    ...faultsOf("a lost connection", lost, 5, "run the same command to continue"),
    ...faultsOf(
      "going on",
      await cli.run(["import", good, "--yes"], run),
      0,
      "Rows already written: 1.",
      "CREATED 2",
    ),
    ...faultsOf("once more", await cli.run(["import", good, "--yes"], run), 0, "UNCHANGED 3"),
  );
  const placed = cli.write(
    "places.csv",
    `codigo;cidade;uf;bairro\r\nCLI-1;São Paulo (Capital);SP;Vl. Mariana\r\n`,
  );
  faults.push(
    ...faultsOf(
      "names of places",
      await cli.run(["import", placed, "--dry-run"], run),
      0,
      'bairro "Vl. Mariana" is read as Vila Mariana',
    ),
  );
  const saved = await cli.run(["export", "properties", "--out", "portfolio.csv"], run);
  const again = await cli.run(["import", join(cli.folder, "portfolio.csv"), "--yes", "--json"], run);
  const partial = cli.write(
    "partial.csv",
    "codigo;quartos;cidade;uf;rua;bairro\r\nCLI-1;4;São Paulo;SP;Rua Augusta;\r\n",
  );
  const sparse = cli.write("sparse.csv", "codigo;cidade;uf;rua;preco\r\nCLI-1;São Paulo;SP;;870.000\r\n");
  const whole = cli.run(["import", partial, "--yes"], run);
  faults.push(...faultsOf("a part of an address", await whole, 0, "UPDATED 1"));
  faults.push(
    ...faultsOf(
      "another part",
      await cli.run(["import", sparse, "--yes"], run),
      0,
      "sale price R$ 850.000,00 → R$ 870.000,00",
    ),
  );
  const kept = await cli.run(["export", "properties"], run);
  return [
    ...faults,
    ...faultsOf("what an empty cell leaves", kept, 0, "Rua Augusta", "870000"),
    ...faultsOf("an export", saved, 0, "Rows: 3."),
    ...faultsOf("its import", again, 0, '"UNCHANGED":3'),
    ...faultsOf("clients", await cli.run(["export", "leads"], run), 0, "Rows: 0.", "externalRef;name;phones"),
    ...(await proveUnseen(cli, run)),
  ];
}

const LEADS = [
  "Código;Nome;Telefone;E-mail;Situação;Observações;Quartos;Valor máximo",
  "CLI-L1;Ana Souza;(11) 98888-0001 / 11 3333-0001;ana.souza@clientes.test;Em atendimento;=1+1;3;R$ 850.000,00",
  "CLI-L2;Bruno Lima;11988880002;;Novo;;;",
];

/** One of the leads above, recognized by the phone number and with a new e-mail address, and a new lead. */
const CONTACTS = [
  "Nome;Telefone;E-mail",
  "Bruno Lima;11 98888-0002;bruno.lima@clientes.test",
  "Contato Novo;(41) 99877-4455;novo@imobiliaria.com.br",
];

export async function proveLeads(cli: Cli, url: string, key: string): Promise<string[]> {
  const run = { url, key };
  const good = cli.write("leads.csv", LEADS.join("\r\n"));
  const bad = cli.write("bad-leads.csv", [...LEADS, "CLI-L3;;123;;Novo;;muitos;"].join("\r\n"));
  const command = ["import", "leads"];
  const faults = [
    ...faultsOf(
      "a leads' option of others",
      await cli.run(["import", good, "--consent"], run),
      2,
      "--consent",
    ),
    ...faultsOf("no legal basis", await cli.run([...command, good, "--yes"], run), 4, "use --consent"),
    ...faultsOf(
      "leads with faults",
      await cli.run([...command, bad, "--yes", "--consent", "--report", "refused-leads.csv"], run),
      4,
      'Quartos "muitos" is not a whole number',
      'Telefone "123" is not a phone',
      "Rows to write: 2.",
      "Nothing was written",
    ),
    ...faultsOf("nobody yet", await cli.run(["export", "leads"], run), 0, "Rows: 0."),
  ];
  const broken = await failingAfter(url, 1);
  const lost = await cli.run([...command, good, "--yes", "--consent"], { url: `${broken.origin}/v1`, key });
  broken.close();
  const going = [...command, good, "--yes", "--consent"];
  const contacts = cli.write("contacts.csv", CONTACTS.join("\r\n"));
  const uncoded = [...command, contacts, "--yes", "--consent"];
  faults.push(
    ...faultsOf("leads of a lost connection", lost, 5, "run the same command to continue"),
    ...faultsOf("leads going on", await cli.run(going, run), 0, "Rows already written: 1.", "CREATED 1"),
    ...faultsOf("leads once more", await cli.run(going, run), 0, "UNCHANGED 2"),
    ...faultsOf("contacts without codes", await cli.run(uncoded, run), 0, "CREATED 1", "UPDATED 1"),
    ...faultsOf("the same contacts again", await cli.run(uncoded, run), 0, "UPDATED 2"),
  );
  const saved = await cli.run(["export", "leads", "--out", "clients.csv"], run);
  const again = await cli.run([...command, join(cli.folder, "clients.csv"), "--yes", "--json"], run);
  return [
    ...faults,
    ...faultsOf("an export of leads", saved, 0, "Rows: 3."),
    ...faultsOf("its import", again, 0, '"UNCHANGED":3'),
  ];
}
