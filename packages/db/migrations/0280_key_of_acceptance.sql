-- The Idempotency-Key by which an offer was accepted: a repeated request finds what it has done.
alter table quote_cases add column accept_key text check (char_length(accept_key) between 1 and 300);
