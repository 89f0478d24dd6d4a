-- The sandbox of an account, for the people of the account.

CREATE INDEX accounts_sandbox_of ON accounts (sandbox_of) WHERE sandbox_of IS NOT NULL;
