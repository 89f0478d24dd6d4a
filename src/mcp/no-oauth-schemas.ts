import * as z from "zod";

/*
 * Replaces the library's schemas of OAuth in the bundle (`alias` in wrangler.toml): it names them among its types, and
 * this server, whose dashboard issues the tokens, checks none.
 */

const unchecked = z.unknown();

/** Named as the library's own chunk exports them. */
export {
  unchecked as a,
  unchecked as c,
  unchecked as d,
  unchecked as f,
  unchecked as i,
  unchecked as l,
  unchecked as m,
  unchecked as n,
  unchecked as o,
  unchecked as p,
  unchecked as r,
  unchecked as s,
  unchecked as t,
  unchecked as u,
};
