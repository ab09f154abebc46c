-- Rows that a job of the clock could not do, so that one that fails for ever is counted, and the office is notified once.
create table failing_rows (
  job              text not null,
  row_id           text not null,
  -- The company that the row belongs to; null where it belongs to none, or nobody knows yet.
  uid              uuid references companies,
  failures         integer not null check (failures > 0),
  first_failed_at  timestamptz not null,
  last_failed_at   timestamptz not null,
  -- The kind of error, without its message, which may name persons.
  last_error       text not null,
  notified_at          timestamptz,
  primary key (job, row_id)
);
create index failing_rows_by_row on failing_rows (row_id) where notified_at is not null;
