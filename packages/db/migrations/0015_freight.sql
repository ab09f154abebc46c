-- What carriers ask, what they were found to ask for a way, and what was booked of it. Where ports lie and how far they are
-- from each other is no row: packages/freight brings it.

-- Every version of every card is kept, since a quote names the one it was priced by; the newest is in force.
create table rate_cards (
  card_id              text not null check (card_id ~ '^[a-z0-9-]{1,60}$'),
  version              integer not null check (version > 0),
  mode                 text not null check (mode in
                         ('FCL', 'LCL', 'BULK', 'AIR', 'FTL', 'LTL', 'RAIL_FCL', 'TRUCK_FULL', 'TRUCK_PART', 'TRAIN_FULL')),
  carrier              text not null check (char_length(carrier) between 1 and 80),
  colour               text not null check (colour ~ '^#[0-9a-f]{6}$'),
  currency             text not null check (currency = 'USD'),
  base_amount          bigint not null check (base_amount between 0 and 100000000000),
  per_thousand_amount  bigint not null check (per_thousand_amount between 0 and 100000000000),
  minimum_amount       bigint not null check (minimum_amount between 0 and 100000000000),
  handling_amount      bigint not null check (handling_amount between 0 and 100000000000),
  documents_amount     bigint not null check (documents_amount between 0 and 100000000000),
  fuel_percent         integer not null check (fuel_percent between 0 and 200),
  per_day              integer not null check (per_day between 1 and 20000),
  handling_days        integer not null check (handling_days between 0 and 60),
  co2_percent          integer not null check (co2_percent between 1 and 1000),
  validity_days        integer not null check (validity_days between 1 and 90),
  -- A carrier that is not offered for the time being keeps its card.
  is_offered           boolean not null,
  saved_by             text not null,
  saved_at             timestamptz not null,
  constraint rate_cards_one_of_each_version primary key (card_id, version)
);

-- One row for each offer that a customer was shown.
create table freight_quotes (
  shipment_id   uuid primary key,
  number        bigint generated always as identity,
  uid           uuid not null references companies,
  card_id       text not null,
  card_version  integer not null,
  cost_amount   bigint not null check (cost_amount > 0),
  currency      text not null,
  -- What was asked, with the two cities as we know them: pricing it again by the same card gives the same offer.
  enquiry       jsonb not null,
  -- As it was answered.
  freight       jsonb not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > created_at),
  -- Once somebody kept, chose or booked it: the company again, in whose list of quotes it then stands.
  kept_uid      uuid constraint freight_quotes_kept_by_their_company check (kept_uid = uid),
  constraint freight_quotes_of_company unique (uid, shipment_id),
  constraint freight_quotes_card foreign key (card_id, card_version) references rate_cards (card_id, version)
);
create index freight_quotes_by_age on freight_quotes (expires_at);
create index freight_quotes_kept_newest on freight_quotes (kept_uid, created_at desc, shipment_id) where kept_uid is not null;

-- requested → confirmed → in_transit → arrived → delivered → closed; denied, cancelled.
create table freight_bookings (
  logistics_id    uuid primary key,
  number          bigint generated always as identity,
  uid             uuid not null references companies,
  shipment_id     uuid not null,
  state           text not null check (state in
                    ('requested', 'confirmed', 'in_transit', 'arrived', 'delivered', 'closed', 'denied', 'cancelled')),
  requested_at    timestamptz not null,
  -- We promise the shipper's confirmation within two business days.
  confirm_due_at  timestamptz not null,
  constraint freight_bookings_of_company unique (uid, logistics_id),
  constraint freight_bookings_quote foreign key (uid, shipment_id) references freight_quotes (uid, shipment_id),
  constraint freight_bookings_quote_booked_once unique (shipment_id)
);
create index freight_bookings_of_company_newest on freight_bookings (uid, requested_at desc);

-- Every quote a company was given, of whichever service: one more service is one more branch. Of the many offers of a freight
-- search only those that were kept. A branch is one table and no condition: then a page is read off the indexes.
-- `company_name` is whom the payment is to, or who carries the freight. `subject_id` is what became of the quote: the payment,
-- conversion or booking it was used for, or the draft that was priced with it.
-- Lookups in other tables are separate subqueries, so that counting, or reading one page, does not pay for more.
create view listed_quotes as
  select q.uid, q.quote_id, q.purpose as product, q.source_currency, q.source_amount, q.target_currency, q.target_amount,
         q.created_at, q.expires_at, q.used_at, null::text as way,
         case q.purpose
           when 'conversion' then (select c.conversion_id from conversions c where c.quote_id = q.quote_id and c.uid = q.uid)
           else (select p.simple_payment_id from simple_payments p
                  where p.quote_id = q.quote_id and p.uid = q.uid and p.state <> 'cancelled'
                  order by p.submitted_at nulls last, p.created_at desc limit 1)
         end as subject_id,
         (select coalesce(p.payee -> 'partner' ->> 'company_name', b.company_name)
            from simple_payments p left join partners b on b.uid = p.uid and b.beneficiary_id = p.beneficiary_id
           where p.quote_id = q.quote_id and p.uid = q.uid and p.state <> 'cancelled'
           order by p.submitted_at nulls last, p.created_at desc limit 1) as company_name
    from quotes q
  union all
  select f.kept_uid, f.shipment_id, 'freight'::text, f.currency, f.cost_amount, f.currency, f.cost_amount, f.created_at, f.expires_at,
         (select b.requested_at from freight_bookings b where b.shipment_id = f.shipment_id and b.uid = f.kept_uid),
         (f.freight ->> 'from_city') || ' → ' || (f.freight ->> 'to_city'),
         (select b.logistics_id from freight_bookings b where b.shipment_id = f.shipment_id and b.uid = f.kept_uid),
         f.freight ->> 'name'
    from freight_quotes f;

-- The carriers are invented. Amounts in cents; distances in nautical miles at sea and kilometres elsewhere.
insert into rate_cards (card_id, version, mode, carrier, colour, currency, base_amount, per_thousand_amount,
  minimum_amount, handling_amount, documents_amount, fuel_percent, per_day, handling_days, co2_percent, validity_days,
  is_offered, saved_by, saved_at)
select card_id, 1, mode, carrier, colour, 'USD', base, per_thousand, minimum, handling, documents, fuel, per_day, days, co2,
       valid, true, 'system', '2000-01-01Z'
  from (values
    ('fcl-meridian-crest', 'FCL', 'Meridian Crest Line', '#1d4e89', 28000, 14500, 35000, 18500, 6500, 18, 432, 3, 100, 7),
    ('fcl-tern-and-tiller', 'FCL', 'Tern & Tiller Shipping', '#2f6f5e', 23000, 12500, 30000, 17000, 6000, 15, 360, 4, 82, 7),
    ('fcl-swiftwater', 'FCL', 'Swiftwater Express Lines', '#b23a48', 42000, 19500, 50000, 21000, 7500, 22, 504, 2, 128, 7),
    ('fcl-polder-and-palm', 'FCL', 'Polder & Palm Lines', '#7a5c2e', 26000, 13600, 32000, 17500, 6500, 17, 396, 3, 92, 7),
    ('lcl-harbour-groupage', 'LCL', 'Harbour Groupage', '#3c5a99', 3800, 550, 9000, 2200, 5500, 15, 384, 7, 100, 7),
    ('lcl-tern-and-tiller', 'LCL', 'Tern & Tiller Shipping', '#2f6f5e', 3200, 480, 8000, 2000, 5000, 14, 348, 9, 84, 7),
    ('lcl-swiftwater', 'LCL', 'Swiftwater Express Lines', '#b23a48', 5400, 780, 12000, 2600, 6500, 18, 480, 5, 125, 7),
    ('bulk-longshore', 'BULK', 'Longshore Bulk', '#4a4e69', 450, 180, 1500000, 350, 45000, 12, 312, 6, 100, 7),
    ('bulk-broadkeel', 'BULK', 'Broadkeel Carriers', '#5f7161', 520, 210, 1500000, 380, 45000, 13, 360, 5, 118, 7),
    ('air-halcyon', 'AIR', 'Halcyon Air Freight', '#0081a7', 9000, 2600, 12000, 1800, 4500, 20, 8000, 2, 100, 3),
    ('air-petrel', 'AIR', 'Petrel Priority Cargo', '#d1495b', 13500, 3400, 16000, 2200, 5500, 24, 12000, 1, 110, 3),
    ('air-slowbird', 'AIR', 'Slowbird Consolidated', '#66785f', 7200, 2200, 10000, 1600, 4000, 17, 6000, 4, 90, 3),
    ('ftl-overfield', 'FTL', 'Overfield Haulage', '#6d597a', 35000, 155000, 45000, 0, 3500, 8, 600, 1, 100, 14),
    ('ftl-two-drivers', 'FTL', 'Two Drivers Direct', '#bc4b51', 48000, 189000, 60000, 0, 3500, 9, 1000, 0, 104, 14),
    ('ltl-overfield', 'LTL', 'Overfield Haulage', '#6d597a', 4500, 9500, 7500, 0, 2500, 8, 500, 2, 100, 14),
    ('ltl-parish-parcel', 'LTL', 'Parish & Parcel', '#386641', 3800, 8600, 6500, 0, 2500, 7, 420, 4, 94, 14),
    ('rail-ironvale', 'RAIL_FCL', 'Ironvale Rail', '#343a40', 42000, 52000, 60000, 14000, 6000, 5, 500, 4, 100, 14),
    ('rail-greenwire', 'RAIL_FCL', 'Greenwire Electric Rail', '#2a9d8f', 46000, 58000, 64000, 14500, 6000, 3, 620, 3, 68, 14),
    ('truck-full', 'TRUCK_FULL', 'Road haulage to and from terminals, full truck', '#6d597a', 14000, 165000, 16000, 0, 0, 0, 600, 0, 100, 14),
    ('truck-part', 'TRUCK_PART', 'Road haulage to and from terminals, part of a truck', '#6d597a', 1800, 11500, 6500, 0, 0, 0, 600, 0, 100, 14),
    ('train-full', 'TRAIN_FULL', 'Rail to and from terminals', '#343a40', 26000, 62000, 32000, 0, 0, 0, 500, 1, 100, 14)
  ) as seeded (card_id, mode, carrier, colour, base, per_thousand, minimum, handling, documents, fuel, per_day, days, co2, valid);
