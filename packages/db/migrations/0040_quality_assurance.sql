-- Quality assurance: orders of supplier audits, quality checks and loading inspections. Amounts are cents of US dollars.

-- A supplier is a partner too, and its form asks for less: decision 131.
alter table partners
  drop constraint partners_company_name_check,
  drop constraint partners_company_address_check,
  drop constraint partners_company_registration_number_check,
  drop constraint partners_contact_person_name_check,
  add constraint partners_company_name_check check (char_length(company_name) between 1 and 200),
  add constraint partners_company_address_check check (char_length(company_address) <= 300),
  add constraint partners_company_registration_number_check check (char_length(company_registration_number) <= 50),
  add constraint partners_contact_person_name_check check (char_length(contact_person_name) <= 100);

-- draft → submitted → quoted → confirmed → scheduled; denied, cancelled, aborted.
create table quality_inspections (
  quality_assurance_id       uuid primary key,
  number                     bigint generated always as identity,
  uid                        uuid not null references companies,
  transaction_id             uuid not null,
  state                      text not null constraint quality_inspections_state_known check (state in
                               ('draft', 'submitted', 'quoted', 'confirmed', 'scheduled', 'denied', 'cancelled', 'aborted')),
  -- Counts the changes: a decision of the back office names what it is about.
  version                    integer not null check (version > 0),
  beneficiary_id             uuid,
  address_of_inspection      text check (char_length(address_of_inspection) between 1 and 300),
  supplier_audit             boolean not null,
  quality_assurance          boolean not null,
  loading_inspection         boolean not null,
  audit_specification        text check (char_length(audit_specification) between 1 and 2000),
  audit_days                 integer check (audit_days between 1 and 60),
  audit_persons              integer check (audit_persons between 1 and 20),
  qa_consignment_value       bigint check (qa_consignment_value > 0),
  qa_days                    integer check (qa_days between 1 and 60),
  goods_specifications       text check (char_length(goods_specifications) between 1 and 2000),
  -- [{document_id, file_name}]: documents of the company.
  specification_files        jsonb not null check (jsonb_typeof(specification_files) = 'array'),
  lot_size                   integer check (lot_size >= 2),
  inspection_level           text check (inspection_level in ('I', 'II', 'III', 'S-1', 'S-2', 'S-3', 'S-4')),
  no_of_containers           integer check (no_of_containers between 1 and 500),
  loading_consignment_value  bigint check (loading_consignment_value > 0),
  -- The booking whose goods are inspected.
  logistics_id               uuid,
  -- The offer of the back office.
  vendor_name                text check (char_length(vendor_name) between 1 and 120),
  inspection_date            date,
  price_amount               bigint check (price_amount > 0),
  fee_amount                 bigint check (fee_amount >= 0),
  quote_note                 text,
  quote_expires_at           timestamptz,
  payment                    text not null check (payment in ('none', 'processing', 'collected', 'rejected')),
  -- The day that is agreed with the supplier.
  scheduled_for              date,
  aborted_at_cost_of         text check (aborted_at_cost_of in ('customer', 'tradelane')),
  -- Why it was denied or aborted, or its payment rejected.
  reason                     text,
  respond_due_at             timestamptz,
  submitted_at               timestamptz,
  created_at                 timestamptz not null,
  updated_at                 timestamptz not null,
  constraint quality_inspections_of_company unique (uid, quality_assurance_id),
  constraint quality_inspections_trade foreign key (uid, transaction_id) references transactions (uid, transaction_id),
  constraint quality_inspections_supplier foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id),
  constraint quality_inspections_booking foreign key (uid, logistics_id) references freight_bookings (uid, logistics_id),
  constraint quality_inspections_offered_whole check
    (num_nulls(vendor_name, inspection_date, price_amount, fee_amount, quote_expires_at) in (0, 5)),
  constraint quality_inspections_quoted_has_offer check
    (state not in ('quoted', 'confirmed', 'scheduled', 'aborted') or price_amount is not null),
  constraint quality_inspections_ordered_is_paid check
    (state not in ('confirmed', 'scheduled', 'aborted') or payment = 'collected'),
  constraint quality_inspections_scheduled_has_day check (state <> 'scheduled' or scheduled_for is not null),
  constraint quality_inspections_aborted_names_who_pays check ((state = 'aborted') = (aborted_at_cost_of is not null)),
  constraint quality_inspections_submitted_has_supplier check
    (state in ('draft', 'cancelled') or beneficiary_id is not null),
  -- The fields of a service come and go with it.
  constraint quality_inspections_audit_fields check
    (supplier_audit or num_nonnulls(audit_specification, audit_days, audit_persons) = 0),
  constraint quality_inspections_testing_fields check
    (quality_assurance or (num_nonnulls(qa_consignment_value, qa_days, goods_specifications, lot_size, inspection_level) = 0
      and specification_files = '[]')),
  constraint quality_inspections_loading_fields check
    (loading_inspection or num_nonnulls(no_of_containers, loading_consignment_value) = 0)
);
create index quality_inspections_newest on quality_inspections (uid, created_at desc, quality_assurance_id);
create index quality_inspections_in_trade on quality_inspections (uid, transaction_id);
create index quality_inspections_submitted on quality_inspections (submitted_at desc, quality_assurance_id)
  where submitted_at is not null;
