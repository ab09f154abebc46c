-- More lines of Australia: tyres, bags, carpets, goods of stone and ceramics, valves, moulds, instruments, furniture, brushes and pens. The edition
-- is not named where they were read: toothbrushes, free since 1 July 2024, are free in it. It has been revised since that day.
insert into duty_rates
  (hs_prefix, destination, version, percent, specific, status, source, as_of, valid_from, next_revision_on, note, reason)
with line (percent, specific, prefixes) as (values
  (0, null, '{401130,401140,401150,401170,401212,401213,401219,401320,4014,420219,420229,420239}'::text[]),
  (0, null, '{530720,5308,5309,5310,5311,5701,570210,570220,680410,680423,680620,680790,681520,681591,690210,6904,6906}'),
  (0, null, '{847960,847971,847981,848010,848020,848050,9201,920210,9205,9206,920710,9208,920930,920991,920994,920999}'),
  (0, null, '{940210,940382,940383,940410,940421,940429,940430,940531,960110,9602,960321,960340,9604,9605,960622,960630}'),
  (0, null, '{960810,960820,960850,960891,9609}'),
  (5, null, '{401031,401032,401033,401034,401035,401036,401039,401110,401120,401180,401190,401211,401220,401290,401310,401390}'),
  (5, null, '{401512,401519,420211,420212,420221,420222,420231,420291,420299,530620,530710,570231,570232,680421,680422,680430}'),
  (5, null, '{6805,680610,680690,680710,6808,6809,6810,6811,681513,681519,690220,690290,6903,6905,690911,690912,847979,847982}'),
  (5, null, '{848030,848041,848049,848060,848071,848079,848110,848120,848130,848140,848210,920290,920790,920992,940290,940310}'),
  (5, null, '{940320,940330,940340,940350,940360,940370,940389,940391,940399,940519,940521,940529,940539,940542,940549,940561}'),
  (5, null, '{940569,940591,940592,940599,9406,960190,960310,960329,960330,960350,960390,960610,960621,960629,9607,960840,960860}'),
  (5, null, '{960899}'),
  (null, '0 or 5 %, by kind', '{420232,847983,848180,940550,960830}'),
  (null, '0 or 5 %, by material', '{570239,570249,570250}'),
  (null, '0 or 5 %, handmade or not', '{570241,570242}'),
  (null, '0 or 5 %, by size', '{690721,690722,690723,690730,690740}')
)
select prefix, 'AU',
       coalesce((select max(version) from duty_rates as earlier
                  where earlier.destination = 'AU' and earlier.hs_prefix = prefix and earlier.origin is null), 0) + 1,
       percent, specific, 'known',
       'Australian Border Force, Working Tariff, Schedule 3, general rates (networkneedsau/australian-tariff-classification on GitHub)',
       '2024-07-01'::date, null, '2025-01-01'::date, 'Goods of partner countries may be free.',
       'Came with the product, from an edition of July 2024 or later.'
  from line, unnest(prefixes) as prefix
 where not exists (select from duty_rates as saved
                    where saved.destination = 'AU' and saved.origin is null and saved.saved_by is not null
                      and (saved.hs_prefix = prefix or length(saved.hs_prefix) >= 4 and starts_with(prefix, saved.hs_prefix)));
