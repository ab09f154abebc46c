-- The order of the back office's list as a column of its own: an index of expressions needs their columns too, and PostgreSQL computes them again for each
-- entry that a far page passes. Only what is still to be confirmed has it, and is first: null comes last.
alter table freight_bookings add to_confirm_by timestamptz
  generated always as (case when state = 'requested' then confirm_due_at end) stored;
drop index freight_bookings_as_listed;
create index freight_bookings_as_listed on freight_bookings (to_confirm_by, requested_at desc, logistics_id);
