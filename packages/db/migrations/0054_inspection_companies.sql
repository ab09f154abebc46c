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
