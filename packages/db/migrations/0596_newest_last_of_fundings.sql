-- The newest last, as 0590 says.
drop index invoice_factorings_requested;
create index invoice_factorings_requested on invoice_factorings (requested_at, invoice_factoring_id desc) where requested_at is not null;
