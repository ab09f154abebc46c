-- Stored documents, and the business verification that was submitted with them. Columns keep the form's own names.

create table documents (
  document_id   uuid primary key default gen_random_uuid(),
  uid           uuid not null references companies,
  folder        text not null,
  file_name     text not null,
  content_type  text not null check (content_type in ('image/png', 'image/jpeg', 'application/pdf')),
  size          integer not null check (size between 1 and 10485760),
  sha256        text not null,
  -- Under which id the file store keeps the bytes.
  stored_id     text not null unique,
  created_at    timestamptz not null,
  constraint documents_of_company unique (uid, document_id)
);

create table registrations (
  uid                               uuid primary key references companies,
  user_id                           uuid not null,
  user_nationality                  text not null,
  "user_dateOfBirth"                date not null,
  "user_addressLine1"               text not null,
  user_city                         text not null,
  user_state                        text not null,
  user_country                      text not null,
  user_postcode                     text not null,
  "user_documentType"               text not null,
  "user_documentNumber"             text not null,
  "user_documentIssuanceCountry"    text not null,
  trade_name                        text not null,
  website                           text not null,
  business_type                     text not null,
  company_description               text not null,
  company_reg_date                  date not null,
  company_reg_country               text not null,
  company_listed_exchange           text not null,
  "totalEmployees"                  text not null,
  "industrySector"                  text not null,
  "intendedUseOfAccount"            text not null,
  "annualTurnover"                  text not null,
  "registered_addressLine1"         text not null,
  "registered_addressLine2"         text not null,
  registered_city                   text not null,
  registered_state                  text not null,
  registered_country                text not null,
  registered_postcode               text not null,
  submitted_at                      timestamptz not null,
  constraint registrations_by_own_user foreign key (uid, user_id) references users (uid, user_id)
);

create table business_documents (
  uid             uuid not null references registrations,
  position        integer not null,
  documents_type  text not null,
  document_id     uuid not null,
  primary key (uid, position),
  constraint business_documents_own foreign key (uid, document_id) references documents (uid, document_id)
);

create table founders (
  fid                    uuid primary key default gen_random_uuid(),
  uid                    uuid not null references registrations,
  position               integer not null,
  -- 0: authorised person, 1: shareholder.
  founder_type           integer not null check (founder_type in (0, 1)),
  first_name             text not null,
  middle_name            text not null,
  last_name              text not null,
  nationality            text not null,
  date_of_birth          date not null,
  professional_position  text not null,
  email                  text not null,
  phone_number           text not null,
  "addressLine1"         text not null,
  city                   text not null,
  state                  text not null,
  country                text not null,
  postcode               text not null,
  constraint founders_of_company unique (uid, fid)
);

create table founder_documents (
  uid               uuid not null,
  fid               uuid not null,
  position          integer not null,
  document_type     text not null,
  document_number   text not null,
  issuance_country  text not null,
  expiry_date       date not null,
  document_id       uuid not null,
  primary key (uid, fid, position),
  constraint founder_documents_of_founder foreign key (uid, fid) references founders (uid, fid) on delete cascade,
  constraint founder_documents_own foreign key (uid, document_id) references documents (uid, document_id)
);

create index companies_waiting on companies (kyb_status, created_at desc, uid) where kyb_status is not null;
