-- The back office searches the records of all companies. Without an index it computed the text of every record for each search.

-- IN-2026-000123, as it is shown.
create function record_text(prefix text, number bigint, made_at timestamptz) returns text
  language sql immutable parallel safe as
$$ select prefix || '-' || extract(year from made_at at time zone 'UTC')::int::text || '-'
     || lpad(number::text, greatest(6, length(number::text)), '0') $$;

-- Most searches are for a name. A text that is stored is not computed again for each name that an index finds.
drop index companies_by_text;
alter table companies add searched text not null generated always as (search_text(company_name || ' ' || company_reg_number)) stored;
create index companies_by_text on companies using gin (searched gin_trgm_ops);
alter table partners add searched text not null generated always as (search_text(company_name)) stored;
create index partners_by_text on partners using gin (searched gin_trgm_ops);

create index insurance_certificates_by_text on insurance_certificates using gin (search_text(certificate_number) gin_trgm_ops);
create index insurance_policies_by_text on insurance_policies using gin (search_text(
  record_text('IN', number, created_at) || ' ' || coalesce(description_of_goods, '') || ' ' || coalesce(category_of_goods, '') || ' '
  || coalesce(place_of_origin, '') || ' ' || coalesce(place_of_destination, '')) gin_trgm_ops);
create index insurance_claims_by_text on insurance_claims using gin (search_text(
  record_text('CL', number, created_at) || ' ' || coalesce(description, '')) gin_trgm_ops);
create index invoice_factorings_by_text on invoice_factorings using gin (search_text(
  record_text('IF', number, created_at) || ' ' || coalesce(invoice_number, '')) gin_trgm_ops);
create index quality_inspections_by_text on quality_inspections using gin (search_text(
  record_text('QA', number, created_at) || ' ' || coalesce(address_of_inspection, '') || ' ' || coalesce(goods_specifications, '') || ' '
  || coalesce(vendor_name, '')) gin_trgm_ops);
create index smart_escrows_by_text on smart_escrows using gin (search_text(
  record_text('SE', number, created_at) || ' ' || coalesce(reference, '')) gin_trgm_ops);
create index credit_limits_by_text on credit_limits using gin (search_text(
  record_text('LM', number, created_at) || ' ' || coalesce(term_sheet_number, '')) gin_trgm_ops);
