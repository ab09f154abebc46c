-- Matches with a sanctions list computed the text of every record for each search: seconds with 100,000. Last of the three: payments
-- and services check names, and wait only while this one table is written again.
alter table screening_cases add searched text not null generated always as (search_text(
  record_text('SC', number, opened_at) || ' ' || company_name || ' ' || coalesce(parts ->> 'name', '') || ' ' || coalesce(parts ->> 'matchedName', ''))) stored;
create index screening_cases_by_text on screening_cases using gin (searched gin_trgm_ops);
