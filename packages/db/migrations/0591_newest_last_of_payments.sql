-- The newest last, as 0590 says.
drop index simple_payments_of_office;
create index simple_payments_of_office on simple_payments (coalesce(submitted_at, approval_requested_at), simple_payment_id desc)
  include (submitted_at, approval_requested_at)
  where state <> 'draft' and coalesce(submitted_at, approval_requested_at) is not null;
