-- What the back office writes down of a customer: notes, and how risky it is to serve it.
create table customer_notes (
  note_id     uuid primary key,
  uid         uuid not null references companies,
  text        text not null check (char_length(text) between 1 and 2000),
  written_by  text not null,
  written_at  timestamptz not null
);
create index customer_notes_newest on customer_notes (uid, written_at desc, note_id);
create trigger customer_notes_append_only before update or delete on customer_notes
  for each row execute function refuse_change();

-- Each rating is a version; the highest counts.
create table customer_risks (
  uid        uuid not null references companies,
  version    integer not null check (version > 0),
  rating     text not null constraint customer_risks_rating_known check (rating in ('low', 'medium', 'high')),
  reasons    text not null check (char_length(reasons) between 1 and 2000),
  review_on  date not null,
  rated_by   text not null,
  rated_at   timestamptz not null,
  -- The rating that counts; its day of review is watched.
  is_current boolean not null,
  -- When the office was asked to review it.
  review_asked_at   timestamptz,
  risk_id    uuid not null constraint customer_risks_of_id unique,
  primary key (uid, version)
);
create unique index customer_risks_current on customer_risks (uid) where is_current;
create index customer_risks_due on customer_risks (review_on, risk_id) where is_current and review_asked_at is null;
