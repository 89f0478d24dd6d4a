-- The keys under which spellings of a neighborhood meet, and which rows of the catalogue nobody is offered any more.

-- Sectors of a city's planning, which no address has: what names one already keeps it.
ALTER TABLE neighborhoods ADD COLUMN offered INTEGER NOT NULL DEFAULT 1 CHECK (offered IN (0, 1));

DROP TRIGGER neighborhood_added;
DROP TRIGGER neighborhood_removed;

CREATE TRIGGER neighborhood_added AFTER INSERT ON neighborhoods WHEN NEW.offered = 1 BEGIN INSERT INTO neighborhood_totals (city_id, total) VALUES (NEW.city_id, 1) ON CONFLICT (city_id) DO UPDATE SET total = total + 1; END;

CREATE TRIGGER neighborhood_removed AFTER DELETE ON neighborhoods WHEN OLD.offered = 1 BEGIN UPDATE neighborhood_totals SET total = total - 1 WHERE city_id = OLD.city_id; END;

CREATE TRIGGER neighborhood_withdrawn AFTER UPDATE OF offered ON neighborhoods WHEN NEW.offered < OLD.offered BEGIN UPDATE neighborhood_totals SET total = total - 1 WHERE city_id = NEW.city_id; END;

-- `npm run migrate` fills it with the keys of the catalogue, decided at 0; the others have the number of their decision.
CREATE TABLE neighborhood_keys (
  city_id TEXT NOT NULL,
  key TEXT NOT NULL,
  slug TEXT NOT NULL,
  decided INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (city_id, key, slug)
) STRICT, WITHOUT ROWID;
