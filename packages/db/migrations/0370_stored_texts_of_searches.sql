-- A search for what many records have compares row after row. The text of a row took 100 µs to compute, and reading it takes less than one. The database
-- wrote search_text out inside the query once for each use of its value, unless the value is long: then it calls it for every row.
drop index simple_payments_by_text;
alter table simple_payments add searched text not null generated always as (search_text(
  coalesce(payee #>> '{partner,company_name}', '') || ' ' || coalesce(reference, ''))) stored;
create index simple_payments_by_text on simple_payments using gin (searched gin_trgm_ops);

drop index insurance_certificates_by_text;
alter table insurance_certificates add searched text not null generated always as (search_text(certificate_number)) stored;
create index insurance_certificates_by_text on insurance_certificates using gin (searched gin_trgm_ops);

drop index insurance_policies_by_text;
alter table insurance_policies add searched text not null generated always as (search_text(
  record_text('IN', number, created_at) || ' ' || coalesce(description_of_goods, '') || ' ' || coalesce(category_of_goods, '') || ' '
  || coalesce(place_of_origin, '') || ' ' || coalesce(place_of_destination, ''))) stored;
create index insurance_policies_by_text on insurance_policies using gin (searched gin_trgm_ops);

drop index insurance_claims_by_text;
alter table insurance_claims add searched text not null generated always as (search_text(
  record_text('CL', number, created_at) || ' ' || coalesce(description, ''))) stored;
create index insurance_claims_by_text on insurance_claims using gin (searched gin_trgm_ops);

drop index invoice_factorings_by_text;
alter table invoice_factorings add searched text not null generated always as (search_text(
  record_text('IF', number, created_at) || ' ' || coalesce(invoice_number, ''))) stored;
create index invoice_factorings_by_text on invoice_factorings using gin (searched gin_trgm_ops);

drop index quality_inspections_by_text;
alter table quality_inspections add searched text not null generated always as (search_text(
  record_text('QA', number, created_at) || ' ' || coalesce(address_of_inspection, '') || ' ' || coalesce(goods_specifications, '') || ' '
  || coalesce(vendor_name, ''))) stored;
create index quality_inspections_by_text on quality_inspections using gin (searched gin_trgm_ops);

drop index smart_escrows_by_text;
alter table smart_escrows add searched text not null generated always as (search_text(
  record_text('SE', number, created_at) || ' ' || coalesce(reference, ''))) stored;
create index smart_escrows_by_text on smart_escrows using gin (searched gin_trgm_ops);

drop index credit_limits_by_text;
alter table credit_limits add searched text not null generated always as (search_text(
  record_text('LM', number, created_at) || ' ' || coalesce(term_sheet_number, ''))) stored;
create index credit_limits_by_text on credit_limits using gin (searched gin_trgm_ops);
