-- The newest last, as 0590 says.
drop index invoices_by_time;
create index invoices_by_time on invoices (issued_at, invoice_id desc);
