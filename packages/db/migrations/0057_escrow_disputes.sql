-- Disputes about blocks of escrows, with what both sides said and offered. Amounts are minor units of the escrow's currency.

alter table escrow_blocks
  drop constraint escrow_blocks_state_known,
  add constraint escrow_blocks_state_known check (state in (
    'pending', 'fulfilled', 'paid', 'refused', 'disputed', 'refunded')),
  -- What settled disputes gave back to the buyer, out of the block's amount.
  add column refunded_part bigint not null default 0,
  add constraint escrow_blocks_refunded_part check (refunded_part between 0 and amount);

-- What of its blocks is in dispute, for its next step.
alter table smart_escrows
  add column dispute text check (dispute in ('open', 'escalated'));

-- Sent because something has happened, not because the recipient is asked for the first time.
alter table links
  add column is_news boolean not null default false;

create table escrow_disputes (
  dispute_id        uuid primary key,
  -- Read by people as DP-2026-000123, with the year of opening.
  number            bigint generated always as identity constraint escrow_disputes_number unique,
  uid               uuid not null,
  smart_escrow_id   uuid not null,
  block_id          uuid not null,
  state             text not null constraint escrow_disputes_state_known check (state in (
                      'open', 'escalated', 'settled', 'decided')),
  opened_by         text not null check (opened_by in ('buyer', 'seller')),
  opened_at         timestamptz not null,
  -- What was in the escrow for the block: this is split.
  currency          text not null references ledger_currencies,
  amount            bigint not null check (amount > 0),
  -- From then on each side can ask Tradelane to decide; and when it decides without being asked.
  escalation_from   timestamptz not null,
  escalates_at      timestamptz not null,
  escalated_at      timestamptz,
  -- How it ended.
  released_percent  integer check (released_percent between 0 and 100),
  released_amount   bigint check (released_amount >= 0),
  refunded_amount   bigint check (refunded_amount >= 0),
  -- Tradelane's, which both sides read.
  reason            text check (char_length(reason) between 1 and 1000),
  closed_at         timestamptz,
  constraint escrow_disputes_of_company unique (uid, dispute_id),
  constraint escrow_disputes_escrow foreign key (uid, smart_escrow_id) references smart_escrows (uid, smart_escrow_id),
  constraint escrow_disputes_block foreign key (uid, block_id) references escrow_blocks (uid, block_id),
  constraint escrow_disputes_closed_whole check ((state in ('settled', 'decided')) = (closed_at is not null) and
    num_nulls(released_percent, released_amount, refunded_amount, closed_at) in (0, 4)),
  constraint escrow_disputes_split_is_whole check (released_amount + refunded_amount = amount),
  constraint escrow_disputes_decided_with_reason check ((state = 'decided') = (reason is not null))
);
create unique index escrow_disputes_one_for_each_block on escrow_disputes (block_id) where closed_at is null;
create index escrow_disputes_of_escrow on escrow_disputes (uid, smart_escrow_id);
create index escrow_disputes_newest on escrow_disputes (opened_at desc, dispute_id);
create index escrow_disputes_by_state on escrow_disputes (state, opened_at desc, dispute_id);
create index escrow_disputes_due on escrow_disputes (escalates_at) where state = 'open';

-- What a side said. The first one is why the dispute was opened.
create table escrow_dispute_statements (
  statement_id  uuid primary key,
  uid           uuid not null,
  dispute_id    uuid not null,
  side          text not null check (side in ('buyer', 'seller')),
  text          text not null check (char_length(text) between 1 and 2000),
  -- The link of a stored document.
  file          text,
  made_at       timestamptz not null,
  constraint escrow_dispute_statements_dispute foreign key (uid, dispute_id) references escrow_disputes (uid, dispute_id)
);
create index escrow_dispute_statements_of_dispute on escrow_dispute_statements (uid, dispute_id, made_at);

-- A split that a side offers: the percentage goes to the seller, the rest back to the buyer.
create table escrow_dispute_offers (
  offer_id          uuid primary key,
  uid               uuid not null,
  dispute_id        uuid not null,
  side              text not null check (side in ('buyer', 'seller')),
  released_percent  integer not null check (released_percent between 0 and 100),
  note              text not null check (char_length(note) between 1 and 1000),
  made_at           timestamptz not null,
  -- Null while it can be accepted.
  answer            text check (answer in ('accepted', 'refused', 'replaced')),
  answered_at       timestamptz,
  constraint escrow_dispute_offers_dispute foreign key (uid, dispute_id) references escrow_disputes (uid, dispute_id),
  constraint escrow_dispute_offers_answered_whole check ((answer is null) = (answered_at is null))
);
create index escrow_dispute_offers_of_dispute on escrow_dispute_offers (uid, dispute_id, made_at);
-- Each side has one offer that can be accepted.
create unique index escrow_dispute_offers_one_open on escrow_dispute_offers (dispute_id, side) where answer is null;
-- A dispute ends by one offer.
create unique index escrow_dispute_offers_one_accepted on escrow_dispute_offers (dispute_id) where answer = 'accepted';
