-- The back office lists the payments of all companies, the last submitted first: all, those of a state, and those that are not finished.
create index simple_payments_of_office on simple_payments (coalesce(submitted_at, approval_requested_at) desc, simple_payment_id)
  where state <> 'draft' and coalesce(submitted_at, approval_requested_at) is not null;
create index simple_payments_of_office_by_state
  on simple_payments (state, coalesce(submitted_at, approval_requested_at) desc, simple_payment_id)
  where state <> 'draft' and coalesce(submitted_at, approval_requested_at) is not null;

-- It finds them by payee and reference. Companies have an index of their own.
create index simple_payments_by_text on simple_payments
  using gin (search_text(coalesce(payee #>> '{partner,company_name}', '') || ' ' || coalesce(reference, '')) gin_trgm_ops);
