-- The neighborhoods of every city, their other names and how many each city has; `npm run migrate` fills them afterwards.

CREATE TABLE neighborhoods (
  city_id TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('IBGE', 'SUPPLEMENT', 'DISTRICT', 'CURATION')),
  PRIMARY KEY (city_id, slug)
) STRICT, WITHOUT ROWID;

CREATE TABLE neighborhood_totals (
  city_id TEXT NOT NULL PRIMARY KEY,
  total INTEGER NOT NULL CHECK (total >= 0)
) STRICT, WITHOUT ROWID;

-- Created at 0: came with the catalogue, not from curation.
CREATE TABLE neighborhood_aliases (
  city_id TEXT NOT NULL,
  alias_slug TEXT NOT NULL,
  slug TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (city_id, alias_slug),
  FOREIGN KEY (city_id, slug) REFERENCES neighborhoods (city_id, slug) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TRIGGER neighborhood_added AFTER INSERT ON neighborhoods BEGIN INSERT INTO neighborhood_totals (city_id, total) VALUES (NEW.city_id, 1) ON CONFLICT (city_id) DO UPDATE SET total = total + 1; END;

CREATE TRIGGER neighborhood_removed AFTER DELETE ON neighborhoods BEGIN UPDATE neighborhood_totals SET total = total - 1 WHERE city_id = OLD.city_id; END;
