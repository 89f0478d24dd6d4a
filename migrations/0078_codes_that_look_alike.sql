-- Codes stored before in a form that is refused now, each with the object that has the code in its right form.

-- Read by a person alone (docs/runbook/16-wrong-data.md): it reads every code. Decomposed letters are those of Portuguese.
CREATE VIEW codes_alike AS
SELECT
  kind,
  account_id,
  id,
  external_ref,
  plain,
  CASE kind
    WHEN 'property' THEN (SELECT p.id FROM properties p WHERE p.account_id = c.account_id AND p.external_ref = c.plain)
    ELSE (SELECT l.id FROM leads l WHERE l.account_id = c.account_id AND l.external_ref = c.plain)
  END AS double_id
FROM (
  SELECT kind, account_id, id, external_ref,
    trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(external_ref, 'a' || char(769), 'á'), 'e' || char(769), 'é'), 'i' || char(769), 'í'), 'o' || char(769), 'ó'), 'u' || char(769), 'ú'), 'A' || char(769), 'Á'), 'E' || char(769), 'É'), 'I' || char(769), 'Í'), 'O' || char(769), 'Ó'), 'U' || char(769), 'Ú'), 'a' || char(768), 'à'), 'e' || char(768), 'è'), 'i' || char(768), 'ì'), 'o' || char(768), 'ò'), 'u' || char(768), 'ù'), 'A' || char(768), 'À'), 'E' || char(768), 'È'), 'I' || char(768), 'Ì'), 'O' || char(768), 'Ò'), 'U' || char(768), 'Ù'), 'a' || char(770), 'â'), 'e' || char(770), 'ê'), 'i' || char(770), 'î'), 'o' || char(770), 'ô'), 'u' || char(770), 'û'), 'A' || char(770), 'Â'), 'E' || char(770), 'Ê'), 'I' || char(770), 'Î'), 'O' || char(770), 'Ô'), 'U' || char(770), 'Û'), 'a' || char(771), 'ã'), 'o' || char(771), 'õ'), 'n' || char(771), 'ñ'), 'A' || char(771), 'Ã'), 'O' || char(771), 'Õ'), 'N' || char(771), 'Ñ'), 'a' || char(776), 'ä'), 'e' || char(776), 'ë'), 'i' || char(776), 'ï'), 'o' || char(776), 'ö'), 'u' || char(776), 'ü'), 'A' || char(776), 'Ä'), 'E' || char(776), 'Ë'), 'I' || char(776), 'Ï'), 'O' || char(776), 'Ö'), 'U' || char(776), 'Ü'), 'c' || char(807), 'ç'), 'C' || char(807), 'Ç'), char(173), ''), char(8203), ''), char(8204), ''), char(8205), ''), char(8206), ''), char(8207), ''), char(8234), ''), char(8235), ''), char(8236), ''), char(8237), ''), char(8238), ''), char(8288), ''), char(8294), ''), char(8295), ''), char(8296), ''), char(8297), ''), char(65279), ''), ' ' || char(160)) AS plain
  FROM (
    SELECT 'property' AS kind, account_id, id, external_ref FROM properties WHERE external_ref IS NOT NULL
    UNION ALL
    SELECT 'lead', account_id, id, external_ref FROM leads WHERE external_ref IS NOT NULL
  )
) c
WHERE plain <> external_ref;
