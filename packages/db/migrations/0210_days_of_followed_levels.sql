-- A lane that follows another one rests on the figures of that one's day. A day prices nothing, so the version stays. A lane that the back
-- office has changed has another source, and stays as it is.
with newest as (
  select version, lanes from freight_tariffs order by version desc limit 1
), followed (source, from_area, to_area, dated) as (
  values
    ('Ours: as from the Far East', 'SOUTH_EAST_ASIA', null, '2026-09-24'),
    ('Ours: as to the Far East', null, 'SOUTH_EAST_ASIA', '2025-11-06'),
    ('Ours: as from North Europe', 'MEDITERRANEAN', 'FAR_EAST', '2025-11-06'),
    ('Ours: as from North Europe', 'MEDITERRANEAN', 'SOUTH_EAST_ASIA', '2025-11-06'),
    ('Ours: as from North Europe', 'MEDITERRANEAN', 'NORTH_AMERICA_EAST', '2025-11-13'),
    ('Ours: as to North Europe', 'NORTH_AMERICA_EAST', 'MEDITERRANEAN', '2025-11-13'),
    ('Ours: as from the west coast', 'NORTH_AMERICA_EAST', null, '2025-11-06'),
    ('Ours: a back-haul at 40 % of the head-haul, about as between Los Angeles and Shanghai', null, 'FAR_EAST', '2025-11-14'),
    ('Ours: a back-haul at 80 % of the head-haul', 'SOUTH_EAST_ASIA', 'FAR_EAST', '2025-11-14'),
    ('Ours: as the other direction', null, 'CN', '2025-11-14'),
    -- Of what the first rate cards ask.
    ('Ours: a back-haul at half of the head-haul', null, null, '2025-11-14'),
    ('Ours: between head-haul and back-haul', null, null, '2025-11-14')
), dated as (
  select n, case when followed.dated is null then lane
                 else lane || jsonb_build_object('dated', followed.dated) end as lane
    from newest cross join jsonb_array_elements(newest.lanes) with ordinality as listed (lane, n)
    left join followed on followed.source = lane ->> 'source' and lane ->> 'dated' is null
      and coalesce(followed.from_area, lane ->> 'from') = lane ->> 'from'
      and coalesce(followed.to_area, lane ->> 'to') = lane ->> 'to'
)
update freight_tariffs as tariff
   set lanes = (select jsonb_agg(lane order by n) from dated)
  from newest
 where tariff.version = newest.version;
