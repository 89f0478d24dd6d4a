#!/bin/sh
# mailcheck 1.1.1 and @zootools/email-spell-checker 1.12.0 (npm): an address in .com.br is "corrected" to another's.
#
# A form asks "did you mean …?" when a client's e-mail looks misspelled. Our guess was that Brazil's largest providers,
# and a domain of an agency's own, bring no question. .com.br is not among the known endings, so each of them loses its
# .br, and the short names become another provider: oi.com.br is live.com, r7.com is qq.com. With `com.br` among the
# endings oi.com.br is live.com.br, and with the providers among the domains the unlisted are taken for the listed:
# ig.com.br for oi.com.br. Whoever takes the suggestion writes to a stranger.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0

cat >check.cjs <<'PROGRAM'
const mailcheck = require("mailcheck");
const { default: speller, POPULAR_DOMAINS, POPULAR_TLDS } = require("@zootools/email-spell-checker");

const asked = (checker, domain, more) => checker.run({ email: `maria@${domain}`, ...more })?.domain ?? "-";
const PROVIDERS = "uol.com.br terra.com.br bol.com.br ig.com.br oi.com.br r7.com globo.com agencia-exemplo.com.br";
for (const domain of PROVIDERS.split(" ")) {
  const topLevelDomains = [...POPULAR_TLDS, "com.br"];
  const domains = [...POPULAR_DOMAINS, "uol.com.br", "oi.com.br"];
  console.log(
    [
      domain,
      asked(mailcheck, domain),
      asked(speller, domain),
      asked(speller, domain, { topLevelDomains }),
      asked(speller, domain, { topLevelDomains, domains }),
    ].join(" | "),
  );
}
PROGRAM
seen="uol.com.br | uol.com | uol.com | - | -
terra.com.br | terra.com | terra.com | - | -
bol.com.br | bol.com | bol.com | - | uol.com.br
ig.com.br | ig.com | ig.com | - | oi.com.br
oi.com.br | live.com | live.com | live.com.br | -
r7.com | qq.com | qq.com | qq.com | qq.com
globo.com | - | - | - | -
agencia-exemplo.com.br | agencia-exemplo.com | agencia-exemplo.com | - | -"
read=$(node check.cjs)
echo "$read"
[ "$read" = "$seen" ] || { echo "It was: $seen" >&2; exit 1; }
