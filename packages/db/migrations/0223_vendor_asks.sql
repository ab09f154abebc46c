-- The desk asks a vendor for its price by a link. A vendor is asked again in another row; the earlier one keeps what was answered.
create table vendor_asks (
  ask_id        uuid primary key,
  uid           uuid not null,
  case_id       uuid not null,
  vendor_id     uuid not null references vendors,
  -- As it was called then.
  vendor_name   text not null,
  recipient     text not null check (char_length(recipient) <= 200),
  email         text not null check (char_length(email) between 3 and 254),
  -- What the desk writes to the vendor, who reads nothing that the customer has written.
  note          text not null check (char_length(note) <= 2000),
  asked_at      timestamptz not null,
  answer_until  timestamptz not null,
  -- When the vendor was asked again, and when the request ended.
  replaced_at   timestamptz,
  ended_at      timestamptz,
  answered_at   timestamptz,
  -- Why there is no offer.
  cannot_offer  text check (char_length(cannot_offer) <= 500),
  currency      text,
  buy_amount    bigint check (buy_amount > 0),
  eta_days      integer check (eta_days between 1 and 400),
  valid_until   date,
  inclusions    text[] not null default '{}',
  exclusions    text[] not null default '{}',
  remarks       text not null default '' check (char_length(remarks) <= 1000),
  stored_id     text unique,
  file_name     text,
  content_type  text,
  constraint vendor_asks_case foreign key (uid, case_id) references quote_cases (uid, case_id),
  constraint vendor_asks_price_is_whole check (num_nulls(buy_amount, currency, eta_days, valid_until) in (0, 4)),
  constraint vendor_asks_one_answer check (num_nonnulls(buy_amount, cannot_offer) = (answered_at is not null)::int),
  constraint vendor_asks_file_is_whole check (num_nulls(stored_id, file_name, content_type) in (0, 3))
);
-- Of two who ask a vendor at once, one does.
create unique index vendor_asks_one_open on vendor_asks (case_id, vendor_id) where replaced_at is null;
create index vendor_asks_of_case on vendor_asks (case_id, asked_at desc);
create index vendor_asks_of_vendor on vendor_asks (vendor_id, asked_at desc);

-- The answer that an offer was made of.
alter table quote_offers add ask_id uuid references vendor_asks;
create index quote_offers_of_ask on quote_offers (ask_id) where ask_id is not null;
