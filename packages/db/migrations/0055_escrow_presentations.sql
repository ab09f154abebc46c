-- What the seller of an escrow presents: a document, with what it says. Each presentation of a document is a row, and stays.

alter table smart_escrows
  -- After this many days silence about a presentation counts; null where the parties agreed on none.
  add column inspection_days integer check (inspection_days between 1 and 30);

create table escrow_presentations (
  presentation_id  uuid primary key,
  uid              uuid not null,
  smart_escrow_id  uuid not null,
  item_id          uuid not null,
  -- 1 is the first presentation of its document.
  version          integer not null check (version > 0),
  state            text not null constraint escrow_presentations_state_known
                     check (state in ('presented', 'refused', 'approved', 'replaced')),
  file             text not null,
  -- What the document says, as the seller entered it.
  stated           jsonb not null,
  -- Where it differs from the terms: those of the check, then those of the examiner, each with who waived it.
  differences      jsonb not null,
  presented_by     text not null check (char_length(presented_by) between 3 and 254),
  presented_at     timestamptz not null,
  -- By when it is examined.
  due_at           timestamptz not null,
  reminded_at      timestamptz,
  -- When silence counts; null where it does not.
  silent_at        timestamptz,
  decided_at       timestamptz,
  constraint escrow_presentations_of_company unique (uid, presentation_id),
  constraint escrow_presentations_once_for_each_version unique (item_id, version),
  constraint escrow_presentations_escrow foreign key (uid, smart_escrow_id) references smart_escrows (uid, smart_escrow_id),
  constraint escrow_presentations_item foreign key (uid, item_id) references escrow_items (uid, item_id),
  constraint escrow_presentations_decided_whole check (
    state = 'replaced' or (state in ('refused', 'approved')) = (decided_at is not null))
);
create index escrow_presentations_of_escrow on escrow_presentations (uid, smart_escrow_id);
-- One presentation of a document is examined at a time.
create unique index escrow_presentations_one_open on escrow_presentations (item_id) where state = 'presented';
create index escrow_presentations_by_due_date on escrow_presentations (due_at, presentation_id) where state = 'presented' and reminded_at is null;
create index escrow_presentations_silent on escrow_presentations (silent_at, presentation_id) where state = 'presented';
