import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { feedStage, stillFeeds } from "../../support/feed-stage.ts";

afterEach(async () => {
  await stillFeeds();
});

const feedOf = (...prices: number[]): string =>
  `<?xml version="1.0"?><Carga><Imoveis>${prices
    .map(
      (price, at) =>
        `<Imovel><CodigoImovel>${5501 + at}</CodigoImovel><Referencia>UN-${12 + at}</Referencia><Tipo>Casa</Tipo>
         <PrecoVenda>${price}</PrecoVenda><UF>SP</UF><Cidade>Campinas</Cidade></Imovel>`,
    )
    .join("")}</Imoveis></Carga>`;

describe("listings with a number of the program's own and a reference", () => {
  it("come in under the reference", async () => {
    const stage = await feedStage();
    stage.serve(feedOf(400_000, 500_000));
    expect(await stage.sync()).toMatchObject({ counts: { created: 2 } });
    expect((await stage.property("UN-13")).salePrice).toBe(500_000);
  });

  it("keep the number where the account's feed was set up before, and make no property twice", async () => {
    const stage = await feedStage();
    await env.DB.prepare("UPDATE feeds SET by_reference = 0 WHERE account_id = ?")
      .bind(stage.accountId)
      .run();
    stage.serve(feedOf(400_000, 500_000));
    await stage.sync();
    stage.serve(feedOf(400_000, 510_000));
    expect(await stage.sync()).toMatchObject({ counts: { created: 0, updated: 1 } });
    expect((await stage.property("5502")).salePrice).toBe(510_000);
  });
});
