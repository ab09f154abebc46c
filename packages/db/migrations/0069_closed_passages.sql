-- Canals and straits that no ship goes through, closed and opened again by the back office.
create table passage_closures (
  closure_id  uuid primary key,
  passage     text not null check (passage in (
                'suez', 'panama', 'bab_el_mandeb', 'hormuz', 'malacca', 'gibraltar', 'bosphorus', 'kiel')),
  reason      text not null check (char_length(reason) between 1 and 300),
  -- Since when; not in the future.
  closed_on   date not null,
  closed_by   text not null,
  closed_at   timestamptz not null,
  reopened_by text,
  reopened_at timestamptz,
  constraint passage_closures_reopened_whole check (num_nulls(reopened_by, reopened_at) in (0, 2))
);
create unique index passage_closures_one_open on passage_closures (passage) where reopened_at is null;
create index passage_closures_newest on passage_closures (closed_at desc);

-- The way round closed passages that the ship takes instead of the quoted one: {avoids, passages, days, distance_km, turns_at}.
-- `days` are those that it takes longer; `turns_at` is where the ship was when the way changed, null where it had not left.
alter table freight_bookings add column detour jsonb check (jsonb_typeof(detour) = 'object');
