-- The companies that inspect for us. The back office chooses one of them in a quote; the order keeps the name that it was quoted with.
create table inspection_companies (
  inspection_company_id  uuid primary key,
  -- Counts the changes: a change names what it is about.
  version                integer not null check (version > 0),
  company_name           text not null check (char_length(company_name) between 1 and 120),
  countries              text[] not null constraint inspection_companies_work_somewhere check (cardinality(countries) > 0),
  services               text[] not null constraint inspection_companies_services_known check
                           (cardinality(services) > 0 and services <@ array['supplier_audit', 'quality_assurance', 'loading_inspection']),
  contact_person_name    text not null check (char_length(contact_person_name) between 1 and 100),
  email                  text not null check (char_length(email) <= 254),
  phone_number           text not null check (char_length(phone_number) <= 16),
  accreditation          text not null check (char_length(accreditation) <= 200),
  price_remarks          text not null check (char_length(price_remarks) <= 1000),
  is_retired             boolean not null,
  updated_by             text not null,
  created_at             timestamptz not null,
  updated_at             timestamptz not null
);
create unique index inspection_companies_one_of_each_name on inspection_companies (lower(company_name));

-- Orders of before have none.
alter table quality_inspections add column inspection_company_id uuid references inspection_companies;
create index quality_inspections_of_inspection_company on quality_inspections (inspection_company_id)
  where inspection_company_id is not null;

-- The lists of inspections by state: of a company, and of the back office.
create index quality_inspections_in_state on quality_inspections (uid, state, created_at desc, quality_assurance_id);
create index quality_inspections_submitted_in_state on quality_inspections (state, submitted_at desc, quality_assurance_id)
  where submitted_at is not null;

-- The scored audit of a supplier, as it was saved last; what it was before is in the events.
create table supplier_audits (
  quality_assurance_id  uuid primary key,
  uid                   uuid not null,
  version               integer not null check (version > 0),
  auditor_name          text not null check (char_length(auditor_name) between 1 and 100),
  audited_on            date not null,
  -- {code: answer}: every question of `audit-questions.ts`.
  answers               jsonb not null check (jsonb_typeof(answers) = 'object'),
  findings              jsonb not null check (jsonb_typeof(findings) = 'array'),
  score                 integer check (score between 0 and 100),
  saved_by              text not null,
  saved_at              timestamptz not null,
  constraint supplier_audits_inspection foreign key (uid, quality_assurance_id) references quality_inspections (uid, quality_assurance_id)
);
