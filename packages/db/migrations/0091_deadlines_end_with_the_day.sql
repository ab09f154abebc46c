-- A deadline in days ends in the evening of its last day, where the person is who has to act (decision 183). What is stored knows that
-- evening. What waited before keeps its last day, until that day is over in every time zone: nothing is decided earlier than was announced.
alter table release_requests add column waits_until timestamptz;
update release_requests
   set waits_until = (date_trunc('day', requested_at at time zone 'UTC') + interval '8 days 12 hours') at time zone 'UTC';
alter table release_requests alter column waits_until set not null;

alter table simple_payments add column approval_waits_until timestamptz;
update simple_payments
   set approval_waits_until = (date_trunc('day', approval_requested_at at time zone 'UTC') + interval '8 days 12 hours') at time zone 'UTC';
alter table simple_payments add constraint simple_payments_waits_until
  check (state <> 'awaiting_approval' or approval_waits_until is not null);
drop index simple_payments_awaiting_by_age;
create index simple_payments_awaiting_by_end on simple_payments (approval_waits_until) where state = 'awaiting_approval';

update escrow_presentations
   set due_at = (date_trunc('day', due_at at time zone 'UTC') + interval '36 hours') at time zone 'UTC',
       silent_at = (date_trunc('day', silent_at at time zone 'UTC') + interval '36 hours') at time zone 'UTC'
 where state = 'presented';

-- By when the other side is asked to answer, and by when Tradelane decides.
alter table escrow_disputes add column answer_due_at timestamptz, add column decision_due_at timestamptz;
update escrow_disputes
   set answer_due_at = (date_trunc('day', opened_at at time zone 'UTC') + interval '4 days 12 hours') at time zone 'UTC',
       decision_due_at = (date_trunc('day', escalated_at at time zone 'UTC') + interval '8 days 12 hours') at time zone 'UTC';
update escrow_disputes
   set escalates_at = (date_trunc('day', escalates_at at time zone 'UTC') + interval '36 hours') at time zone 'UTC'
 where state = 'open';
alter table escrow_disputes
  alter column answer_due_at set not null,
  add constraint escrow_disputes_decision_due check ((escalated_at is null) = (decision_due_at is null));
