-- A page far behind passes everything before it by an index alone. One of an expression needs the expression's columns too.
drop index simple_payments_of_office;
create index simple_payments_of_office on simple_payments (coalesce(submitted_at, approval_requested_at) desc, simple_payment_id)
  include (submitted_at, approval_requested_at)
  where state <> 'draft' and coalesce(submitted_at, approval_requested_at) is not null;

drop index freight_bookings_as_listed;
create index freight_bookings_as_listed on freight_bookings (
  (state <> 'requested'), (case when state = 'requested' then confirm_due_at end), requested_at desc, logistics_id)
  include (state, confirm_due_at);

-- The overview counts what waits: tasks by who has them and by what they are about, and the money of payments.
drop index tasks_open_of_back_office;
create index tasks_open_of_back_office on tasks (due_at, task_id) include (administrator_id, subject)
  where closed_at is null and who = 'back_office';

create index simple_payments_held on simple_payments (state, amount_sent_currency) include (amount_sent)
  where state in ('in_review', 'action_required');
