#!/bin/sh
# feedparser 6.0.14 (PyPI): a photo's caption becomes the listing's own text and title.
#
# Agencies publish listings as RSS with photos in Media RSS, and readers are advised to prefer an entry's `content` to
# its `summary`. Our guess was that an item's texts are its own, and that captions stay with their photos. If the item
# has no content, the first photo's `media:description` becomes it: three bedrooms become "Sala de estar". The title of
# an item's `image` becomes its `title_detail`, while `title` is right. `media_content` keeps no caption.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install feedparser==6.0.14

cat >read.py <<'PROGRAM'
import feedparser

FEED = """<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>Imobiliária</title><link>https://example.com/</link><description>Imóveis</description><item>
<title>Apartamento no Centro</title><guid isPermaLink="false">AP1</guid><description>Três quartos.</description>
%s</item></channel></rss>"""
PHOTO = '<media:content url="https://example.com/%s.jpg" medium="image">%s</media:content>'
parts = [
    PHOTO % ("a", ""),
    PHOTO % ("a", "<media:description>Sala de estar</media:description>")
    + PHOTO % ("b", "<media:description>Cozinha</media:description>"),
    "<image><url>https://example.com/a.jpg</url><title>Fachada</title><link>https://example.com/1</link></image>",
]
for part in parts:
    (entry,) = feedparser.parse(FEED % part).entries
    texts = [content.value for content in entry.get("content", [])]
    print(entry.title, "|", entry.title_detail.value, "|", entry.summary, "|", texts)
    print([sorted(photo) for photo in entry.get("media_content", [])])
PROGRAM
seen="Apartamento no Centro | Apartamento no Centro | Três quartos. | []
[['medium', 'url']]
Apartamento no Centro | Apartamento no Centro | Três quartos. | ['Sala de estar']
[['medium', 'url'], ['medium', 'url']]
Apartamento no Centro | Fachada | Três quartos. | []
[]"
read=$(own/bin/python read.py)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }
