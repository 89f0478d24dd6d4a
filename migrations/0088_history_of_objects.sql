-- What was done to one object, newest first: the history on its page.
CREATE INDEX audit_of_subject ON audit (subject);
