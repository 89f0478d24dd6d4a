-- Which rows were weighed by the statement that made them: triggers weigh the others, such as those of an earlier release.

ALTER TABLE properties ADD COLUMN weighed INTEGER NOT NULL DEFAULT 0 CHECK (weighed IN (0, 1));
ALTER TABLE leads ADD COLUMN weighed INTEGER NOT NULL DEFAULT 0 CHECK (weighed IN (0, 1));
ALTER TABLE interactions ADD COLUMN weighed INTEGER NOT NULL DEFAULT 0 CHECK (weighed IN (0, 1));

CREATE TRIGGER properties_weighed_in AFTER INSERT ON properties WHEN NEW.weighed = 0 BEGIN UPDATE portfolios SET property_bytes = property_bytes + NEW.weight WHERE account_id = NEW.account_id; END;
CREATE TRIGGER leads_weighed_in AFTER INSERT ON leads WHEN NEW.weighed = 0 BEGIN UPDATE portfolios SET lead_bytes = lead_bytes + NEW.weight WHERE account_id = NEW.account_id; END;
CREATE TRIGGER interactions_weighed_in AFTER INSERT ON interactions WHEN NEW.weighed = 0 BEGIN UPDATE leads SET interaction_bytes = interaction_bytes + 256 + octet_length(coalesce(NEW.note, '')) WHERE id = NEW.lead_id; END;
