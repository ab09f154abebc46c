-- Disputes of escrows computed the text of every record for each search: seconds with 100,000.
alter table escrow_disputes add searched text not null generated always as (search_text(record_text('DP', number, opened_at))) stored;
create index escrow_disputes_by_text on escrow_disputes using gin (searched gin_trgm_ops);
-- A search finds the escrow first.
create index escrow_disputes_of_found_escrow on escrow_disputes (smart_escrow_id);
