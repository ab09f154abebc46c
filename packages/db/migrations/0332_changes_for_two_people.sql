-- A change that one colleague asks for, and another decides.
create table pending_changes (
  change_id        uuid primary key,
  kind             text not null,
  -- What it is about: as in events, and for people.
  subject          text not null,
  subject_id       uuid not null,
  title            text not null check (char_length(title) <= 500),
  -- Of everything about this, one change waits at a time.
  about            text not null,
  asked_by         uuid not null references administrators,
  asked_at         timestamptz not null,
  reason           text not null check (char_length(reason) <= 1000),
  before           jsonb,
  after            jsonb,
  expires_at       timestamptz not null,
  state            text not null default 'open'
    constraint pending_changes_state_known check (state in ('open', 'confirmed', 'refused', 'expired', 'withdrawn')),
  decided_by       uuid references administrators,
  decided_at       timestamptz,
  decision_reason  text check (char_length(decision_reason) <= 1000),
  constraint pending_changes_by_two_people check (state not in ('confirmed', 'refused') or decided_by <> asked_by),
  constraint pending_changes_decided check ((state in ('confirmed', 'refused')) = (decided_by is not null))
);
create unique index pending_changes_one_open on pending_changes (about) where state = 'open';
create index pending_changes_newest on pending_changes (asked_at desc, change_id);
