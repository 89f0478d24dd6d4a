-- What the operator has decided of neighborhoods, in the directory, and how many of these decisions each database has learned.
CREATE TABLE neighborhood_decisions (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  city_id TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  aliases TEXT NOT NULL CHECK (json_valid(aliases)),
  text TEXT NOT NULL,
  actor TEXT NOT NULL,
  decided_at INTEGER NOT NULL
) STRICT;

-- One row: the last decision whose names the catalogue has, and the last whose waiting properties have got their place.
CREATE TABLE neighborhoods_learned (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  learned INTEGER NOT NULL,
  placed INTEGER NOT NULL
) STRICT;

INSERT INTO neighborhoods_learned (id, learned, placed) VALUES (1, 0, 0);

-- Decisions of before: those names and aliases of the catalogue that did not come with it.
INSERT INTO neighborhood_decisions (city_id, slug, name, aliases, text, actor, decided_at)
SELECT n.city_id, n.slug, n.name, coalesce((
    SELECT json_group_array(a.alias_slug) FROM neighborhood_aliases AS a
    WHERE a.city_id = n.city_id AND a.slug = n.slug AND a.created_at > 0
  ), '[]'), '', 'operator', 0
FROM neighborhoods AS n
WHERE n.source = 'CURATION' OR (n.city_id, n.slug) IN (
  SELECT city_id, slug FROM neighborhood_aliases WHERE created_at > 0
);
