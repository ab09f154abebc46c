-- A request that the desk answers with offers: freight that no rate card answers, and what other services send to it.
create table quote_cases (
  case_id         uuid primary key,
  number          bigint not null,
  made_order      bigint generated always as identity,
  uid             uuid not null references companies,
  transaction_id  uuid not null,
  service         text not null check (service in
                    ('payment', 'escrow', 'factoring', 'freight', 'inspection', 'insurance', 'clearance')),
  -- The record that it is about, or that the acceptance of an offer makes.
  subject_id      uuid not null,
  state           text not null check (state in
                    ('new', 'assigned', 'awaiting_vendor', 'quoted', 'accepted', 'declined', 'cancelled')),
  state_reason    text check (char_length(state_reason) <= 1000),
  version         integer not null default 1 check (version > 0),
  owner           uuid references administrators,
  -- What was asked, as the service that will serve it stores it.
  request         jsonb not null,
  title           text not null check (char_length(title) <= 300),
  note            text not null check (char_length(note) <= 2000),
  requested_at    timestamptz not null,
  due_at          timestamptz not null,
  -- How often the customer asked for other offers.
  revisions       integer not null default 0 constraint quote_cases_three_revisions check (revisions between 0 and 3),
  -- The last day of the open offers: once it has passed, in UTC, all have expired.
  offers_until    date,
  constraint quote_cases_of_company unique (uid, case_id),
  constraint quote_cases_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id),
  constraint quote_cases_denied_with_a_reason check (state <> 'declined' or state_reason is not null)
);
create sequence quote_case_numbers;
alter table quote_cases alter column number set default next_readable_number('quote_case_numbers', 'quote_cases', 0);
create index quote_cases_of_company_newest on quote_cases (uid, requested_at desc, case_id);
create index quote_cases_newest on quote_cases (requested_at desc, case_id);
create index quote_cases_of_trade on quote_cases (transaction_id, made_order desc);

create table quote_offers (
  offer_id        uuid primary key,
  uid             uuid not null,
  case_id         uuid not null,
  position        integer not null check (position > 0),
  state           text not null check (state in ('stored', 'published', 'accepted', 'lost', 'expired', 'withdrawn')),
  state_reason    text check (char_length(state_reason) <= 1000),
  vendor_id       uuid references vendors,
  -- As it was called then.
  vendor_name     text,
  quote_name      text not null check (char_length(quote_name) between 1 and 120),
  currency        text not null,
  buy_amount      bigint not null check (buy_amount > 0),
  sell_amount     bigint not null check (sell_amount > 0),
  margin_type     text not null check (margin_type in ('percent', 'fixed')),
  margin_percent  numeric,
  margin_amount   bigint not null constraint quote_offers_margin_to_the_cent check (margin_amount = sell_amount - buy_amount),
  margin_reason   text constraint quote_offers_loss_with_a_reason check (margin_amount >= 0 or margin_reason is not null),
  eta_days        integer not null check (eta_days between 1 and 400),
  valid_until     date not null,
  inclusions      text[] not null,
  exclusions      text[] not null,
  stored_id       text unique,
  file_name       text,
  content_type    text,
  created_at      timestamptz not null,
  constraint quote_offers_case foreign key (uid, case_id) references quote_cases (uid, case_id),
  constraint quote_offers_file_is_whole check (num_nulls(stored_id, file_name, content_type) in (0, 3)),
  constraint quote_offers_percent_of_percent check ((margin_type = 'percent') = (margin_percent is not null))
);
create index quote_offers_of_case on quote_offers (case_id, position);
create index quote_offers_of_vendor on quote_offers (vendor_id) where vendor_id is not null;
create unique index quote_offers_one_accepted on quote_offers (case_id) where state = 'accepted';

-- What the customer has seen keeps its words and its price, and an offer that has ended stays as it ended.
create function quote_offers_keep_what_was_offered() returns trigger language plpgsql as $$
begin
  if old.state in ('accepted', 'lost', 'expired', 'withdrawn') then
    raise exception 'offer % has ended and is never changed', old.offer_id;
  end if;
  if old.state <> 'stored' and
    (to_jsonb(new) - 'state' - 'state_reason') is distinct from (to_jsonb(old) - 'state' - 'state_reason') then
    raise exception 'offer % is published and keeps what it offers', old.offer_id;
  end if;
  return new;
end $$;
create trigger quote_offers_kept before update on quote_offers
  for each row execute function quote_offers_keep_what_was_offered();
create function quote_offers_published_stay() returns trigger language plpgsql as $$
begin
  if old.state <> 'stored' then raise exception 'offer % was published and is never deleted', old.offer_id; end if;
  return old;
end $$;
create trigger quote_offers_stay before delete on quote_offers for each row execute function quote_offers_published_stay();
