-- Facts of the world are read again by people: each reading, and which facts the office was notified of (decision 226). The facts themselves are
-- in the product.
create table fact_readings (
  fact      text not null,
  -- Counts the readings of a fact: of two people at once, one is refused.
  number    integer not null check (number > 0),
  outcome   text not null check (outcome in ('unchanged', 'changed')),
  read_on   date not null,
  source    text not null check (char_length(source) between 1 and 300),
  note      text check (char_length(note) between 1 and 1000),
  saved_by  text not null,
  saved_at  timestamptz not null,
  constraint fact_readings_once_for_each_number primary key (fact, number),
  constraint fact_readings_say_what_changed check (outcome = 'unchanged' or note is not null)
);
-- Of the facts that are due now: each opens one task.
create table fact_alerts (
  fact        text primary key,
  alerted_at  timestamptz not null
);
