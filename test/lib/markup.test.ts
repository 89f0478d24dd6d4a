import { describe, expect, it } from "vitest";
import { plainDescription, plainTitle } from "../../src/lib/markup.ts";
import { processorMs } from "../support/processor-time.ts";

describe("a description", () => {
  it.each([
    ["sem marcação", "sem marcação"],
    ["preço < 500 mil & negociável", "preço < 500 mil & negociável"],
    ["1 <2 & 3> 2 <> R&D <3", "1 <2 & 3> 2 <> R&D <3"],
    ["um<br>dois<br/>três<BR />quatro</br>cinco", "um\ndois\ntrês\nquatro\ncinco"],
    ["um<br />\ndois<br />\r\ntrês", "um\ndois\ntrês"],
    ["um<br><br>dois", "um\n\ndois"],
    ["<p>um</p><p>dois</p>", "um\ndois"],
    ["<div>um</div><div>dois</div>", "um\ndois"],
    ["<ul><li>um</li><li>dois</li></ul>", "um\ndois"],
    ["<p>um<p>dois<ul><li>três<li>quatro</ul>cinco", "um\ndois\ntrês\nquatro\ncinco"],
    ["<h2>Título</h2>Texto", "Título\nTexto"],
    ["<table><tr><td>Área</td><td>90 m²</td></tr></table>", "Área 90 m²"],
    ["<b>Ca</b>sa <i class='x>y'>linda</i>", "Casa linda"],
    ["um<br><br><br></p></div>\n\n\ndois", "um\n\ndois"],
    ["um\r\ndois\rtrês\u2028quatro", "um\ndois\ntrês\nquatro"],
    ["<p>um</p>\n   <p>dois</p>", "um\n\ndois"],
    ["  um \t dois \n  três  ", "um dois\ntrês"],
    ["Pra&ccedil;a &#8212; &quot;S&atilde;o&nbsp;Jo&#xE3;o&quot;", 'Praça — "São João"'],
    ["a<script>alert('<b>')</script>b<STYLE>p{}</STYLE >c", "abc"],
    ["a<script>alert(1)", "a"],
    ["a<script/>b</script>c", "ac"],
    ["a<!-- <b>x</b> -->b<!DOCTYPE html>c<?php x ?>d", "abcd"],
    ["<![CDATA[um<br>dois]]>", "um\ndois"],
    ["a<img src=x onerror=alert(1)", "a"],
    ["&lt;p&gt;um&lt;/p&gt;&lt;p&gt;d&amp;ccedil;&lt;/p&gt;", "um\ndç"],
    ["&amp;lt;b&amp;gt;um&amp;lt;/b&amp;gt;", "um"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;um", "um"],
    ["&amp;amp;amp;amp;amp;amp;amp;amp;lt;b&amp;gt;um", "um"],
    ["<\u0000b>um<\u200b/b>", "um"],
    ["u\u0000m\u0007 d\u202eois\u00ad\ufeff\u0085três", "um dois\ntrês"],
    ["&#0;&#x1F3E0;&#xD800;", "\ufffd🏠\ufffd"],
    ["👨‍👩‍👧", "👨‍👩‍👧"],
    ["<br>&nbsp;<p></p>", ""],
  ])("%j becomes plain text", (html, text) => {
    expect(plainDescription(html)).toBe(text);
  });
});

describe("a title", () => {
  it.each([
    ["Casa <b>nova</b>", "Casa nova"],
    ["Casa<br>nova</p>\n\n com\tquintal ", "Casa nova com quintal"],
    ["&lt;b&gt;Casa&lt;/b&gt; &amp; quintal", "Casa & quintal"],
    ["Até R$ 500 mil < preço", "Até R$ 500 mil < preço"],
    ["<h1>Casa</h1><h2>nova</h2>", "Casa nova"],
    ["Casa\u0000 \u202enova", "Casa nova"],
    ["<title>Casa &amp; quintal</title>", "Casa & quintal"],
  ])("%j becomes one plain line", (html, text) => {
    expect(plainTitle(html)).toBe(text);
  });
});

const PIECES = [
  "<",
  ">",
  "&",
  "&lt",
  "&lt;",
  "&gt;",
  "&amp;",
  "&amp",
  "&#38;",
  "lt;",
  "amp;",
  "b",
  "/b",
  "<b>",
  "</p>",
  "<br>",
  "\n",
  " ",
  "\u0000",
  "\u200b",
  "<script>",
  "</script>",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<title>",
  "</title>",
  "<plaintext>",
  "<xmp>",
  "&#60;",
  "&nbsp;",
];

const TRIPLES = PIECES.flatMap((a) => PIECES.flatMap((b) => PIECES.map((c) => `x${a}${b}${c}y`)));

describe("stripping again", () => {
  it.each([
    ["description", plainDescription],
    ["title", plainTitle],
  ])("changes nothing in any %s already stripped", (_, strip) => {
    const changed = TRIPLES.filter((html) => strip(strip(html)) !== strip(html));
    expect(changed).toEqual([]);
  });

  it.each([
    ["tags inside tags", `${"<".repeat(50)}b${"b>".repeat(50)}um`],
    ["endless escapes", `&${"ampamp;".repeat(500)}lt;b&gt;um`],
    ["mixed escapes", `${"&#38;#38;".repeat(200)}lt;b>um`],
  ])("changes nothing after the last round over %s", (_, html) => {
    const text = plainDescription(html);
    expect(text).not.toMatch(/<[a-z/!?]/i);
    expect(plainDescription(text)).toBe(text);
  });
});

describe("hostile size", () => {
  const LENGTH = 200_000;
  it.each([
    ["open tags", "<b>".repeat(LENGTH)],
    ["closing tags", `${"<b>".repeat(LENGTH)}${"</x>".repeat(LENGTH)}`],
    ["angles", "<".repeat(LENGTH)],
    ["ampersands", "&".repeat(LENGTH)],
    ["escapes", `&${"amp;".repeat(LENGTH)}`],
    ["numeric zeros", `&#${"0".repeat(LENGTH)}`],
    ["line ends", " \n".repeat(LENGTH)],
    ["spaces", `a${" ".repeat(LENGTH)}b`],
    ["comments", "<!--".repeat(LENGTH)],
    ["layered tags", `${"<".repeat(LENGTH)}${"b>".repeat(LENGTH)}`],
  ])("of %s is stripped in linear time", (_, html) => {
    expect(processorMs(() => plainDescription(html))).toBeLessThan(1_500);
  });
});
