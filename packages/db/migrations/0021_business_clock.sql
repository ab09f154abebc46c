-- How far the business clock is ahead of the machine's. Only the sandbox's desk moves it; outside the sandbox it is always 0.
create table business_clock (
  is_only   boolean primary key default true check (is_only),
  offset_ms bigint not null default 0 check (offset_ms >= 0)
);
insert into business_clock default values;

-- The process that moves the clock is not the only one that reads it.
create function announce_business_clock() returns trigger language plpgsql as $$
begin
  perform pg_notify('business_clock_moved', new.offset_ms::text);
  return null;
end $$;
create trigger business_clock_moved after update on business_clock
  for each row execute function announce_business_clock();
