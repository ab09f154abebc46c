-- The companies that do services for us, each once. What they are beside that (a carrier, an inspection company, a finance partner) points here.
create table vendors (
  vendor_id         uuid primary key,
  -- Counts the changes: a change names what it is about.
  version           integer not null check (version > 0),
  company_name      text not null check (char_length(company_name) between 1 and 120),
  services_offered  text not null check (char_length(services_offered) <= 1000),
  services          text[] not null constraint vendors_services_known check
                      (services <@ array['freight', 'inspection', 'insurance', 'factoring', 'clearance']),
  -- [{contact_person_name, division, email, phone_number}], the first one first; empty where none is known yet.
  contact_details   jsonb not null check (jsonb_typeof(contact_details) = 'array'),
  -- [{origin, destination, mode}]
  lanes             jsonb not null check (jsonb_typeof(lanes) = 'array'),
  is_retired        boolean not null,
  updated_by        text not null,
  created_at        timestamptz not null,
  updated_at        timestamptz not null
);
create unique index vendors_one_of_each_name on vendors (lower(company_name));
create index vendors_by_name on vendors (company_name, vendor_id);
create index vendors_by_text on vendors using gin (search_text(
  company_name || ' ' || services_offered || ' ' || jsonb_path_query_array(contact_details, '$[*].*')::text) gin_trgm_ops);

-- Price lists, insurance certificates and contracts of a vendor. They belong to no customer, and so are none of `documents`.
create table vendor_documents (
  document_id   uuid primary key,
  vendor_id     uuid not null references vendors,
  file_name     text not null,
  content_type  text not null check (content_type in ('image/png', 'image/jpeg', 'application/pdf')),
  size          integer not null check (size between 1 and 10485760),
  sha256        text not null,
  -- Under which id the file store keeps the bytes.
  stored_id     text not null unique,
  added_by      text not null,
  created_at    timestamptz not null
);
create index vendor_documents_of_vendor on vendor_documents (vendor_id, created_at);
