-- Who decided on a listing last: the audit of one property's reviews.

CREATE INDEX audit_of_reviews ON audit (subject) WHERE action = 'curation.property';
