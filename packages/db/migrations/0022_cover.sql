-- Insurance that is bought with freight, the countries of a policy's places, and customs clearance as a task.

alter table insurance_policies
  -- Of the places that were picked, by two letters; null only in policies that are older than the question.
  add column origin_countrycode       text check (origin_countrycode ~ '^[A-Z]{2}$'),
  add column destination_countrycode  text check (destination_countrycode ~ '^[A-Z]{2}$'),
  -- The charge of the freight whose bill paid the premium; null where the policy was paid by itself.
  add column freight_charge_id        uuid constraint insurance_policies_one_for_each_freight_charge unique,
  add constraint insurance_policies_freight_charge foreign key (uid, freight_charge_id)
    references service_charges (uid, charge_id);

-- The goods left before the freight was paid: then its insurance is on the bill no more.
alter table freight_bookings add column cover_lapsed_at timestamptz;

-- Of a booking with customs clearance: documents_requested → documents_received → declared → cleared; cancelled.
create table customs_clearances (
  logistics_id        uuid primary key,
  uid                 uuid not null,
  state               text not null constraint customs_clearances_state_known check (state in
                        ('documents_requested', 'documents_received', 'declared', 'cleared', 'cancelled')),
  -- The customs office's own number of the declaration.
  declaration_number  text check (char_length(declaration_number) between 1 and 40),
  -- By when the state's next step was promised.
  due_at              timestamptz,
  updated_at          timestamptz not null,
  constraint customs_clearances_of_booking foreign key (uid, logistics_id)
    references freight_bookings (uid, logistics_id),
  constraint customs_clearances_declared_has_number check
    (state not in ('declared', 'cleared') or declaration_number is not null)
);
