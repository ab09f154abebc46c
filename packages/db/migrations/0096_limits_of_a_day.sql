-- What one person approves alone is limited twice: each amount, and all of them together on one day, so that a large amount is not passed
-- in small ones.

alter table companies
  -- In US cents, per person and day of the business clock. Null: the same as approval_limit.
  add column daily_limit bigint constraint companies_daily_limit_not_negative check (daily_limit >= 0);

create table approved_alone (
  uid      uuid not null,
  user_id  uuid not null,
  day      date not null,
  -- What they were worth in US cents when they were approved, rounded up. What a second person released is not in it.
  cents    bigint not null check (cents >= 0),
  constraint approved_alone_one_for_each_day primary key (user_id, day),
  constraint approved_alone_person foreign key (uid, user_id) references users (uid, user_id)
);

-- Higher limits wait here for a second owner or approver.
create table limit_raises (
  limit_raise_id  uuid primary key default gen_random_uuid(),
  uid             uuid not null references companies,
  approval_limit  bigint not null check (approval_limit >= 0),
  daily_limit     bigint check (daily_limit >= 0),
  requested_by    uuid not null,
  requested_at    timestamptz not null,
  -- From then on it can be neither released nor refused, and the page does not show it.
  waits_until     timestamptz not null,
  state           text not null check (state in ('waiting', 'released', 'refused', 'withdrawn', 'void')),
  decided_by      uuid,
  decided_at      timestamptz,
  constraint limit_raises_of_company unique (uid, limit_raise_id),
  constraint limit_raises_requested_by foreign key (uid, requested_by) references users (uid, user_id),
  constraint limit_raises_decided_by foreign key (uid, decided_by) references users (uid, user_id),
  constraint limit_raises_decided_or_not check ((state = 'waiting') = (decided_at is null)),
  constraint limit_raises_released_by_another check (state <> 'released' or decided_by <> requested_by)
);
create unique index limit_raises_one_waiting on limit_raises (uid) where state = 'waiting';
