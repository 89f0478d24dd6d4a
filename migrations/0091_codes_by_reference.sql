-- A feed set up from now on takes a listing's reference as its code where its own code is a bare number; the others keep the codes by which their properties are known.
ALTER TABLE feeds ADD COLUMN by_reference INTEGER NOT NULL DEFAULT 0 CHECK (by_reference IN (0, 1));
