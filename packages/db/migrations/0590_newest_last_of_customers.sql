-- New records come last in time. An index with the newest first takes each at its beginning, where PostgreSQL halves a page that is full: half of every
-- page stays empty. With the newest last a full page stays full. The lists read these indexes backwards. One migration for each table, so that the
-- others are free meanwhile.
drop index companies_newest_first;
create index companies_newest_first on companies (created_at, uid desc);
