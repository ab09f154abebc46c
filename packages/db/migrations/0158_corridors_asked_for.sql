-- The provider is asked each day again about corridors that somebody uses. What nobody has asked for in a month is forgotten.
alter table corridors add column asked_at timestamptz;
update corridors set asked_at = fetched_at;
alter table corridors alter column asked_at set not null;
