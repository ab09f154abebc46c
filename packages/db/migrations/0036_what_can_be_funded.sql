-- Of an invoice, what the buyer pays in advance by the payment terms of its credit limit: it is paid before the goods are shipped, so nobody
-- can lend on it. Minor units; the rest is what is funded and what the buyer pays on the due date.
alter table invoice_factorings
  add column prepaid_amount bigint not null default 0,
  add constraint invoice_factorings_prepaid_in_invoice check (prepaid_amount between 0 and invoice_amount),
  add constraint invoice_factorings_advance_of_the_rest check (advance_amount is null or advance_amount < invoice_amount - prepaid_amount);

-- Whether a buyer is long overdue, with any company's invoice, is one probe.
create index invoice_factorings_overdue_of_buyer on invoice_factorings (buyer_key, due_date) where state in ('funded', 'overdue');
-- The few that are saved among the many that were submitted.
create index invoice_factorings_drafts on invoice_factorings (uid, created_at desc, invoice_factoring_id)
  where state = 'draft';
