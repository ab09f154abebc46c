-- What a program has read from the text of a file: guesses, which a person checks. Null until it was tried.
alter table trade_documents add column read jsonb;
