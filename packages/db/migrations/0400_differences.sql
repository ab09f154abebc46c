-- Where our books and the payments provider's do not say the same: one row for each difference, from the night in which it was first found until it is gone.
create table reconciliation_differences (
  difference_id  uuid primary key,
  uid            uuid not null references companies,
  kind           text not null constraint reconciliation_differences_kind_known check (kind in ('balance', 'payout', 'deposit')),
  -- With its kind: "balance EUR", "payout <our key>", "deposit <the provider's reference>".
  about          text not null,
  currency       text not null check (currency ~ '^[A-Z]{3}$'),
  -- Each side in words, and what its books say the wallet has by it, in minor units.
  ours           text not null,
  theirs         text not null,
  our_amount     bigint not null,
  -- Null where it is in another currency.
  their_amount   bigint,
  difference     bigint generated always as (our_amount - their_amount) stored,
  -- When the payout or deposit was made. Null for a balance, which is compared each night.
  happened_at    timestamptz,
  first_seen_at  timestamptz not null,
  last_seen_at   timestamptz not null,
  -- When it last became another amount: what explains that happened about then.
  changed_at     timestamptz not null,
  state          text not null constraint reconciliation_differences_state_known check (state in ('difference', 'closed', 'gone')),
  -- From then on both sides say the same. What is found later is another difference.
  gone_at        timestamptz,
  -- When it was closed, or gone before that.
  ended_at       timestamptz,
  version        integer not null default 1,
  constraint reconciliation_differences_of_company unique (uid, difference_id),
  constraint reconciliation_differences_open_or_gone check (
    case state when 'difference' then gone_at is null when 'gone' then gone_at is not null else true end),
  constraint reconciliation_differences_ended_has_time check ((ended_at is null) = (state = 'difference')),
  constraint reconciliation_differences_seen_in_order check (first_seen_at <= last_seen_at)
);
create unique index reconciliation_differences_once on reconciliation_differences (uid, about) where gone_at is null;
create index reconciliation_differences_open on reconciliation_differences (first_seen_at, difference_id) where state = 'difference';
create index reconciliation_differences_ended on reconciliation_differences (ended_at desc, difference_id) where state <> 'difference';

-- Why somebody closed a difference, with the entries of ours that explain it, as they were read then. Closing moves no money. The rows stay when
-- it is opened again.
create table reconciliation_closings (
  closing_id       uuid primary key,
  difference_id    uuid not null,
  uid              uuid not null,
  closed_by        uuid not null references administrators,
  closed_at        timestamptz not null,
  reason           text not null check (char_length(reason) between 1 and 1000),
  -- What was closed, in words: it may change afterwards.
  ours             text not null,
  theirs           text not null,
  entries          jsonb not null default '[]' check (jsonb_typeof(entries) = 'array'),
  reopened_at      timestamptz,
  -- Null where the amounts changed, so that nobody had to.
  reopened_by      uuid references administrators,
  reopened_reason  text check (char_length(reopened_reason) between 1 and 1000),
  constraint reconciliation_closings_of_difference foreign key (uid, difference_id)
    references reconciliation_differences (uid, difference_id),
  constraint reconciliation_closings_reopened check ((reopened_at is null) = (reopened_reason is null)
    and (reopened_by is null or reopened_at is not null))
);
create unique index reconciliation_closings_one_in_force on reconciliation_closings (difference_id) where reopened_at is null;
create index reconciliation_closings_newest on reconciliation_closings (difference_id, closed_at desc);

-- Each comparison, and how many of the customers at the provider it could compare: a day without differences says nothing where it was away.
create table reconciliation_runs (
  ran_at     timestamptz primary key,
  compared   integer not null check (compared >= 0),
  customers  integer not null check (customers >= compared)
);

-- Tasks about differences that have no row: the next comparison opens one for each of its days that is still there.
update tasks set closed_at = greatest(now(), opened_at) where kind = 'clear-difference' and closed_at is null;
