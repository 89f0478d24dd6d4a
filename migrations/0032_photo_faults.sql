-- What became of the addresses of a gallery that did not arrive: shown with the property, without a look at its photos.
ALTER TABLE properties ADD COLUMN photo_faults TEXT CHECK (photo_faults IS NULL OR json_valid(photo_faults));
