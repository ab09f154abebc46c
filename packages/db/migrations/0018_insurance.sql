-- Cargo insurance: the insured, the cover, the certificate, which never changes, and the claims.
-- Amounts are cents of US dollars.

create table insured_details (
  insured_details_id     uuid primary key,
  uid                    uuid not null references companies,
  same_as_policy_holder  boolean not null,
  company_name           text not null,
  company_id             text not null,
  company_address        text not null,
  city                   text not null,
  country                text not null,
  email                  text not null,
  phone_number           text not null,
  contact_name           text not null,
  created_at             timestamptz not null,
  updated_at             timestamptz not null,
  constraint insured_details_of_company unique (uid, insured_details_id)
);
create index insured_details_newest on insured_details (uid, created_at desc);

-- draft → submitted → quoted → bound → expired; denied, cancelled.
create table insurance_policies (
  insurance_id             uuid primary key,
  number                   bigint generated always as identity,
  uid                      uuid not null references companies,
  insured_details_id       uuid not null,
  state                    text not null constraint insurance_policies_state_known check (state in
                             ('draft', 'submitted', 'quoted', 'bound', 'expired', 'denied', 'cancelled')),
  -- Counts the changes of what is to be insured, and of what is offered for it.
  version                  integer not null check (version > 0),
  category_of_goods        text not null,
  description_of_goods     text not null,
  volume_of_goods          text not null,
  place_of_origin          text not null,
  place_of_destination     text not null,
  type_of_insurance_cover  text not null,
  valid_from               date not null,
  valid_to                 date not null,
  carriage                 text not null check (carriage in ('sea', 'air', 'road', 'rail')),
  deductible               text not null check (deductible in ('0', '0.5', '1')),
  incoterm                 text,
  insured_party            text check (insured_party in ('seller', 'buyer')),
  invoice_amount           bigint not null check (invoice_amount > 0),
  freight_amount           bigint not null check (freight_amount >= 0),
  insured_value            bigint not null check (insured_value > 0),
  -- The freight that the goods travel by.
  shipment_id              uuid,
  logistics_id             uuid,
  -- What the customer was shown for the clause chosen; null where there was no price at once.
  indicative               jsonb,
  -- The offer of the back office.
  premium_amount           bigint check (premium_amount > 0),
  fee_amount               bigint check (fee_amount >= 0),
  quote_note               text,
  quote_expires_at         timestamptz,
  payment                  text not null check (payment in ('none', 'processing', 'collected', 'rejected')),
  -- Why the payment was rejected, or the policy denied.
  reason                   text,
  respond_due_at           timestamptz,
  submitted_at             timestamptz,
  created_at               timestamptz not null,
  updated_at               timestamptz not null,
  constraint insurance_policies_of_company unique (uid, insurance_id),
  constraint insurance_policies_insured foreign key (uid, insured_details_id)
    references insured_details (uid, insured_details_id),
  -- An offer that nobody booked is forgotten in time.
  constraint insurance_policies_shipment foreign key (uid, shipment_id) references freight_quotes (uid, shipment_id)
    on delete set null (shipment_id),
  constraint insurance_policies_booking foreign key (uid, logistics_id) references freight_bookings (uid, logistics_id),
  constraint insurance_policies_last_day_after_first check (valid_to >= valid_from),
  constraint insurance_policies_offered_whole check
    (num_nulls(premium_amount, fee_amount, quote_expires_at) in (0, 3)),
  constraint insurance_policies_quoted_has_offer check
    (state not in ('quoted', 'bound', 'expired') or premium_amount is not null),
  constraint insurance_policies_bound_is_paid check (state not in ('bound', 'expired') or payment = 'collected')
);
create index insurance_policies_newest on insurance_policies (uid, created_at desc, insurance_id);
create index insurance_policies_submitted on insurance_policies (submitted_at desc, insurance_id)
  where submitted_at is not null;
create index insurance_policies_running on insurance_policies (valid_to) where state = 'bound';

-- A bank must be able to rely on a certificate: it is written once. Whether it is still valid is its policy's state.
create table insurance_certificates (
  certificate_number  text primary key,
  uid                 uuid not null,
  insurance_id        uuid not null,
  -- Known only to readers of the document; cannot be guessed.
  code                text not null,
  -- Everything that is printed on it.
  certificate         jsonb not null,
  issued_at           timestamptz not null,
  constraint insurance_certificates_one_for_each_policy unique (uid, insurance_id),
  constraint insurance_certificates_policy foreign key (uid, insurance_id)
    references insurance_policies (uid, insurance_id)
);
create trigger insurance_certificates_append_only before update or delete on insurance_certificates
  for each row execute function refuse_change();
create trigger insurance_certificates_never_truncated before truncate on insurance_certificates
  for each statement execute function refuse_change();

-- draft → submitted → assessing → paid | declined.
create table insurance_claims (
  claim_id             uuid primary key,
  number               bigint generated always as identity,
  uid                  uuid not null,
  insurance_id         uuid not null,
  state                text not null constraint insurance_claims_state_known check (state in
                         ('draft', 'submitted', 'assessing', 'paid', 'declined')),
  version              integer not null check (version > 0),
  first_notice_date    date,
  delivery_date        date,
  loss_type            text,
  amount               bigint check (amount > 0),
  description          text,
  carrier_name         text,
  transport_reference  text,
  assessed_amount      bigint check (assessed_amount > 0),
  -- Less the deductible; paid back into the wallet under the claim's own id.
  paid_amount          bigint check (paid_amount > 0 and paid_amount <= assessed_amount),
  -- Why it was declined.
  reason               text,
  respond_due_at       timestamptz,
  submitted_at         timestamptz,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  constraint insurance_claims_of_company unique (uid, claim_id),
  constraint insurance_claims_policy foreign key (uid, insurance_id) references insurance_policies (uid, insurance_id),
  constraint insurance_claims_paid_whole check ((state = 'paid') = (paid_amount is not null)),
  constraint insurance_claims_submitted_complete check (state = 'draft' or
    num_nulls(first_notice_date, loss_type, amount, description) = 0)
);
create index insurance_claims_newest on insurance_claims (uid, created_at desc, claim_id);
create index insurance_claims_of_policy on insurance_claims (uid, insurance_id);
create index insurance_claims_submitted on insurance_claims (submitted_at desc, claim_id) where submitted_at is not null;

create table insurance_claim_documents (
  uid          uuid not null,
  claim_id     uuid not null,
  document_id  uuid not null,
  kind         text not null,
  position     integer not null,
  primary key (claim_id, document_id),
  constraint insurance_claim_documents_claim foreign key (uid, claim_id) references insurance_claims (uid, claim_id),
  constraint insurance_claim_documents_document foreign key (uid, document_id) references documents (uid, document_id)
);

create table insurance_claim_questions (
  question_id  bigint generated always as identity primary key,
  uid          uuid not null,
  claim_id     uuid not null,
  question     text not null,
  asked_by     text not null,
  asked_at     timestamptz not null,
  answer       text,
  answered_at  timestamptz,
  constraint insurance_claim_questions_claim foreign key (uid, claim_id) references insurance_claims (uid, claim_id),
  constraint insurance_claim_questions_answered_or_not check ((answer is null) = (answered_at is null))
);
-- One question at a time: which of two was answered would be unclear.
create unique index insurance_claim_questions_one_open on insurance_claim_questions (uid, claim_id) where answered_at is null;
