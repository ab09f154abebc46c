-- By when a payment that waits for our decision is decided: the day of the office's own task, by the calendar of its country. Null: it has
-- not waited, or waited in an earlier release, which counted no holidays.
alter table simple_payments add column review_due_at timestamptz;
