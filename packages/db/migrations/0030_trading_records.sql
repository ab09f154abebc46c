-- What a buyer says of its trade with a supplier, sent from the public form. Columns keep the form's own names.
create table trading_records (
  trading_id               uuid primary key default gen_random_uuid(),
  number                   bigint generated always as identity,
  -- The company whose link it came by; null where it came without one.
  uid                      uuid references companies,
  link_id                  uuid,
  -- The partner that the link was about, or that the back office made of it.
  beneficiary_id           uuid,
  converted_at             timestamptz,
  converted_by             uuid references administrators,
  buyer_name               text not null,
  buyer_address            text not null,
  buyer_reg_no             text not null,
  buyer_country            text constraint trading_records_country check (buyer_country ~ '^[A-Z]{2}$'),
  supplier_name            text not null,
  supplier_address         text not null,
  supplier_reg_no          text not null,
  trading_history          text not null,
  buyer_trading_history    text not null,
  supplier_trading_history text not null,
  -- In the record's currency, in its smallest unit.
  turnover_previous_year   bigint not null check (turnover_previous_year >= 0),
  turnover_current_year    bigint not null check (turnover_current_year >= 0),
  limit_amount             bigint not null check (limit_amount >= 0),
  expected_shipment_value  bigint not null check (expected_shipment_value >= 0),
  currency                 text not null check (currency ~ '^[A-Z]{3}$'),
  underlying_goods         text not null,
  transaction_tenor        text not null,
  incoterms                text not null,
  advance_ratio            text not null,
  payment_terms            text not null,
  expected_shipment_date   date not null,
  contact_person_name      text not null,
  contact_persion_email    text not null,
  contact_persion_phone    text not null,
  created_at               timestamptz not null,
  -- An HMAC of the sender's network address, and when it was sent by the clock that guards access: for the limits only.
  sender_hash              text not null,
  counted_at               timestamptz not null,
  -- How the back office finds the same buyer again.
  buyer_key                text not null generated always as (registration_key(buyer_reg_no)) stored,
  constraint trading_records_link foreign key (uid, link_id) references links (uid, link_id),
  constraint trading_records_partner foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id),
  constraint trading_records_converted_to_a_partner check (converted_at is null or beneficiary_id is not null)
);
create index trading_records_newest on trading_records (created_at desc, trading_id);
create index trading_records_of_sender on trading_records (sender_hash, counted_at);
create index trading_records_of_address on trading_records (lower(contact_persion_email), counted_at);
create index trading_records_of_buyer on trading_records (buyer_key);
create index trading_records_of_customer on trading_records (uid) where uid is not null;

-- Where the buyer's company is registered, where a trading record said it.
alter table partners add column country text constraint partners_country check (country ~ '^[A-Z]{2}$');
alter table partners add column registration_key text not null
  generated always as (registration_key(company_registration_number)) stored;
create index partners_by_number on partners (uid, registration_key);
