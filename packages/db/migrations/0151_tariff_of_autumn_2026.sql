-- The tariff of September 2026: eight lanes by Drewry's index of 24 September, the emissions surcharges of 2026, and the war risk surcharges
-- since March 2026 (decision 235). A lane that the back office has changed since it was shipped stays as it is.
with newest as (
  select * from freight_tariffs order by version desc limit 1
), levels (to_area, percent) as (
  values ('NORTH_EUROPE', 90), ('MEDITERRANEAN', 118), ('NORTH_AMERICA_WEST', 330), ('NORTH_AMERICA_EAST', 265)
), lanes as (
  select n, case when levels.percent is null then lane else lane || jsonb_build_object(
             'percent', levels.percent,
             'dated', case lane ->> 'from' when 'FAR_EAST' then '2026-09-24' end,
             'source', case lane ->> 'from' when 'FAR_EAST' then 'Drewry WCI of 24 September 2026 (data/published-prices.json)'
                         else 'Ours: as from the Far East' end) end as lane
    from newest cross join jsonb_array_elements(newest.lanes) with ordinality as listed (lane, n)
    left join levels on levels.to_area = lane ->> 'to'
      and (lane ->> 'from' = 'FAR_EAST' and lane ->> 'dated' = '2025-11-14'
        or lane ->> 'from' = 'SOUTH_EAST_ASIA' and lane ->> 'source' = 'Ours: as from the Far East')
), added (n, surcharge) as (
  select n, jsonb_build_object('code', code, 'name', name, 'modes', '["FCL"]'::jsonb) || terms
  from (values
    (1, 'EES', 'EU emissions surcharge', '{"basis":"teu","amount":"84.00","from":["FAR_EAST","SOUTH_EAST_ASIA"],"to":["BE","DK","EE","FI","FR","DE","IS","IE","LV","LT","NL","NO","PL","PT","SE"],"source":"Maersk, first quarter of 2026: 168 USD for 40 feet from the Far East to North Europe (Engine Online, January 2026)","dated":"2026-01-01"}'::jsonb),
    (2, 'EES', 'EU emissions surcharge', '{"basis":"teu","amount":"65.00","from":["FAR_EAST","SOUTH_EAST_ASIA"],"to":["BG","HR","CY","GR","IT","MT","RO","SI","ES"],"source":"Maersk, first quarter of 2026: 130 USD for 40 feet from Asia to the Mediterranean (Engine Online, January 2026)","dated":"2026-01-01"}'),
    (3, 'EES', 'EU emissions surcharge', '{"basis":"teu","amount":"56.50","from":["BE","BG","HR","CY","DK","EE","FI","FR","DE","GR","IS","IE","IT","LV","LT","MT","NL","NO","PL","PT","RO","SI","ES","SE"],"to":["FAR_EAST","SOUTH_EAST_ASIA"],"source":"Maersk, first quarter of 2026: 113 USD for 40 feet from North Europe to the Far East (Engine Online, January 2026); from the Mediterranean ours","dated":"2026-01-01"}'),
    (4, 'EES', 'EU emissions surcharge', '{"basis":"teu","amount":"69.50","from":["BE","DK","EE","FI","FR","DE","IS","IE","LV","LT","NL","NO","PL","PT","SE"],"to":["US"],"source":"Maersk, first quarter of 2026: 139 USD for 40 feet between North Europe and the United States (Engine Online, January 2026)","dated":"2026-01-01"}'),
    (5, 'EES', 'EU emissions surcharge', '{"basis":"teu","amount":"69.50","from":["US"],"to":["BE","DK","EE","FI","FR","DE","IS","IE","LV","LT","NL","NO","PL","PT","SE"],"source":"Maersk, first quarter of 2026: 139 USD for 40 feet between North Europe and the United States (Engine Online, January 2026)","dated":"2026-01-01"}'),
    (6, 'EES', 'EU emissions surcharge', '{"basis":"teu","amount":"118.00","from":["BG","HR","CY","GR","IT","MT","RO","SI","ES"],"to":["US","CA"],"source":"Maersk, first quarter of 2026: 236 USD for 40 feet from the Mediterranean to North America (Engine Online, January 2026)","dated":"2026-01-01"}'),
    (7, 'EES', 'EU emissions surcharge', '{"basis":"teu","amount":"30.00","ends":["BE","BG","HR","CY","DK","EE","FI","FR","DE","GR","IS","IE","IT","LV","LT","MT","NL","NO","PL","PT","RO","SI","ES","SE"],"source":"Ours: the surcharge of 2025 by the 45 % that Hapag-Lloyd added for 2026 (WTO Worldwide, 4 December 2025)","dated":"2026-01-01"}'),
    (8, 'WRS', 'War risk surcharge', '{"basis":"container","amount":"4000.00","kinds":["reefer"],"ends":["JO","EG","DJ","SD","ER","YE"],"passages":["bab_el_mandeb"],"source":"CMA CGM, Gulf and Red Sea, March 2026 (Ship & Bunker, 2 March 2026)","dated":"2026-03-02","valid_from":"2026-03-02"}'),
    (9, 'WRS', 'War risk surcharge', '{"basis":"container","amount":"2000.00","amount_40":"3000.00","ends":["JO","EG","DJ","SD","ER","YE"],"passages":["bab_el_mandeb"],"source":"CMA CGM, Gulf and Red Sea, March 2026 (Ship & Bunker, 2 March 2026)","dated":"2026-03-02","valid_from":"2026-03-02"}'),
    (10, 'WRS', 'War risk surcharge', '{"basis":"container","amount":"3500.00","kinds":["reefer","open_top","flat_rack","tank"],"ends":["MIDDLE_EAST_GULF"],"source":"Hapag-Lloyd, Arabian Gulf, from 2 March 2026 (Ship & Bunker, 2 March 2026)","dated":"2026-03-02","valid_from":"2026-03-02"}'),
    (11, 'WRS', 'War risk surcharge', '{"basis":"teu","amount":"1500.00","ends":["MIDDLE_EAST_GULF"],"source":"Hapag-Lloyd, Arabian Gulf, from 2 March 2026 (Ship & Bunker, 2 March 2026)","dated":"2026-03-02","valid_from":"2026-03-02"}'),
    (12, 'WRS', 'War risk surcharge', '{"basis":"teu","amount":"80.00","ends":["BG","RO","GE"],"source":"Ours: as for Ukraine; the whole Black Sea is a Listed Area since 16 September 2026 (JWLA-035)"}')
  ) as rows (n, code, name, terms)
), kept as (
  select n, surcharge from newest cross join jsonb_array_elements(newest.surcharges) with ordinality as listed (surcharge, n)
   where surcharge ->> 'code' <> 'EES'
), ordered as (
  -- Among the rows of one code the new ones come first: of those, the first that fits is charged.
  select surcharge, coalesce((select min(n) from kept where kept.surcharge ->> 'code' = added.surcharge ->> 'code'),
                             (select max(n) from kept where kept.surcharge ->> 'code' = 'LSS')) as place, 0 as is_kept, n
    from added
   union all
  select surcharge, min(n) over (partition by surcharge ->> 'code'), 1, n from kept
)
insert into freight_tariffs (version, lanes, surcharges, note, changes, saved_by, saved_at)
select version + 1, (select jsonb_agg(lane order by n) from lanes),
       (select jsonb_agg(surcharge order by place, is_kept, n) from ordered),
       'Levels and surcharges of 2026',
       '["Far East and South East Asia to North Europe, the Mediterranean and both coasts of North America: levels of 24 September 2026", "EES, EU emissions surcharge: 2026", "WRS, War risk surcharge: Gulf, Red Sea and Black Sea"]',
       'system', now()
  from newest;
