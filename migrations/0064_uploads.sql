-- Photos that the account itself refers to, until a property takes them: the sweep finds the oldest.
CREATE INDEX property_photos_uploads ON property_photos (at) WHERE property_id = account_id;
