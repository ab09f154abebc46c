-- The Strait of Hormuz is closed from the first day: what is quoted and booked through it does not sail. Read on 28 November 2026.
alter table passage_closures
  -- Of a closure that came with the product; null where an administrator wrote the reason.
  add column source text constraint passage_closures_source_said check (char_length(source) between 1 and 300);

insert into passage_closures (closure_id, passage, reason, source, closed_on, closed_by, closed_at)
select gen_random_uuid(), 'hormuz',
       'Container lines have not sailed through the strait since the war began on 28 February 2026. Goods for the UAE land at Khor Fakkan or Sohar and go on by truck.',
       'Container News, March 2026 (Maersk, Hapag-Lloyd, CMA CGM and MSC stop); Maersk, Middle East Operational Update 33, 25 May 2026; IMF PortWatch, 1 to 20 September 2026: 3.9 ships a day, 95.6 in 2023',
       '2026-02-28', 'system', '2026-11-28Z'
 where not exists (select from passage_closures where passage = 'hormuz' and reopened_at is null);

-- Open quotes through it end, as when an administrator closes it; a booking keeps its quote, and its job looks for another way.
update freight_quotes as quote
   set expires_at = greatest(now() + (select offset_ms from business_clock) * interval '1 millisecond', created_at + interval '1 millisecond')
 where expires_at > now() + (select offset_ms from business_clock) * interval '1 millisecond'
   and freight #> '{legs,1,passages}' ? 'hormuz'
   and not exists (select from freight_bookings as booking where booking.shipment_id = quote.shipment_id);
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('reroute-bookings', '{}');
  end if;
end $$;
