-- Trades: which payments, freight and insurance of a company belong together.

create table transactions (
  transaction_id  uuid primary key,
  -- Read by people as TRX-2026-000123, with the year of creation.
  number          bigint generated always as identity constraint transactions_number unique,
  uid             uuid not null references companies,
  name            text check (char_length(name) between 1 and 80),
  -- Its costs are added up in this currency.
  currency        text not null references ledger_currencies,
  -- What is saved for the first time belongs to the current one.
  is_current      boolean not null,
  created_at      timestamptz not null,
  constraint transactions_of_company unique (uid, transaction_id)
);
create unique index transactions_one_current on transactions (uid) where is_current;
create index transactions_newest on transactions (uid, created_at desc, transaction_id);

-- All that a company has so far is one trade.
insert into transactions (transaction_id, uid, currency, is_current, created_at)
  select gen_random_uuid(), uid, 'USD', true, created_at from companies;

-- Freight that was only searched for belongs to no trade yet.
alter table freight_quotes add column transaction_id uuid;
alter table simple_payments add column transaction_id uuid;
alter table freight_bookings add column transaction_id uuid;
alter table insurance_policies add column transaction_id uuid;
update freight_quotes quote set transaction_id = trade.transaction_id
  from transactions trade where trade.uid = quote.uid and (quote.kept_uid is not null
    or exists (select from insurance_policies policy where policy.shipment_id = quote.shipment_id));
update simple_payments payment set transaction_id = trade.transaction_id
  from transactions trade where trade.uid = payment.uid;
update freight_bookings booking set transaction_id = trade.transaction_id
  from transactions trade where trade.uid = booking.uid;
update insurance_policies policy set transaction_id = trade.transaction_id
  from transactions trade where trade.uid = policy.uid;
alter table simple_payments alter column transaction_id set not null;
alter table freight_bookings alter column transaction_id set not null;
alter table insurance_policies alter column transaction_id set not null;

-- Each belongs to a trade of its own company.
alter table freight_quotes
  add constraint freight_quotes_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id),
  add constraint freight_quotes_of_transaction unique (uid, shipment_id, transaction_id);
alter table simple_payments
  add constraint simple_payments_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id);
alter table freight_bookings
  add constraint freight_bookings_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id),
  add constraint freight_bookings_of_transaction unique (uid, logistics_id, transaction_id);
alter table insurance_policies
  add constraint insurance_policies_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id);

-- A quote, its booking and its policies share a trade: one that moves takes the others along. Checked at commit, because
-- a policy may follow both its quote and its booking.
alter table freight_bookings
  add constraint freight_bookings_in_trade_of_quote foreign key (uid, shipment_id, transaction_id)
    references freight_quotes (uid, shipment_id, transaction_id) on update cascade deferrable initially deferred;
alter table insurance_policies
  add constraint insurance_policies_in_trade_of_quote foreign key (uid, shipment_id, transaction_id)
    references freight_quotes (uid, shipment_id, transaction_id) on update cascade on delete set null (shipment_id)
    deferrable initially deferred,
  add constraint insurance_policies_in_trade_of_booking foreign key (uid, logistics_id, transaction_id)
    references freight_bookings (uid, logistics_id, transaction_id) on update cascade deferrable initially deferred;

create index simple_payments_of_transaction on simple_payments (uid, transaction_id);
create index freight_quotes_in_transaction on freight_quotes (uid, transaction_id) where transaction_id is not null;
create index freight_bookings_in_transaction on freight_bookings (uid, transaction_id);
create index insurance_policies_of_transaction on insurance_policies (uid, transaction_id);
