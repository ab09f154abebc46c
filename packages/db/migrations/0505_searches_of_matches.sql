-- Matches with a sanctions list, disputes of escrows and what buyers send computed the text of every record for each search: seconds with 100,000.
alter table screening_cases add searched text not null generated always as (search_text(
  record_text('SC', number, opened_at) || ' ' || company_name || ' ' || coalesce(parts ->> 'name', '') || ' ' || coalesce(parts ->> 'matchedName', ''))) stored;
create index screening_cases_by_text on screening_cases using gin (searched gin_trgm_ops);

alter table trading_records add searched text not null generated always as (search_text(
  record_text('TI', number, created_at) || ' ' || buyer_name || ' ' || buyer_reg_no || ' ' || supplier_name)) stored;
create index trading_records_by_text on trading_records using gin (searched gin_trgm_ops);

alter table escrow_disputes add searched text not null generated always as (search_text(record_text('DP', number, opened_at))) stored;
create index escrow_disputes_by_text on escrow_disputes using gin (searched gin_trgm_ops);
-- A search finds the escrow first.
create index escrow_disputes_of_found_escrow on escrow_disputes (smart_escrow_id);
