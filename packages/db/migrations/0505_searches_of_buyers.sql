-- What buyers send computed the text of every record for each search: seconds with 100,000. One migration for each table: it is held
-- while it is written again, and the others are free.
alter table trading_records add searched text not null generated always as (search_text(
  record_text('TI', number, created_at) || ' ' || buyer_name || ' ' || buyer_reg_no || ' ' || supplier_name)) stored;
create index trading_records_by_text on trading_records using gin (searched gin_trgm_ops);
