-- More of Japan, by the list of common goods of its customs. A rate there is an estimate for its code, a range is words.
insert into duty_rates
  (hs_prefix, destination, version, percent, specific, status, source, as_of, next_revision_on, reason)
with source (key, text, as_of, revised_on) as (values
  ('list', 'Japan Customs, FAQ 1204, “Duty Rates for Major Products”, as of 1 April 2023 (customs.go.jp)', date '2023-04-01', date '2024-04-01'),
  ('2024', 'Japan’s Tariff Schedule of 1 April 2024, WTO rates (htshub.com)', date '2024-04-01', date '2025-04-01')
), line (key, percent, specific, status, prefixes) as (values
  ('list', 0, null, 'estimate', '{340111,4901,4902,4904,4911,8703,8711,8903,9101,9103,9105,9201,9202,9205}'::text[]),
  ('list', 0, null, 'estimate', '{940310,940330,940340,940350,950611,950612,950619,950631,9701,9702,9703}'),
  ('list', 3.2, null, 'estimate', '{9507}'),
  ('list', 20, null, 'estimate', '{4303}'),
  ('list', null, '4.4 to 9.1 %, by material', 'estimate', '{611710,6214}'),
  ('list', null, '5.2 to 5.4 %', 'estimate', '{7113}'),
  ('list', null, '7.4 to 10.9 %, by material', 'estimate', '{6105,6106,6109,6205,6206}'),
  ('list', null, '8 to 16 %, by material and value', 'estimate', '{420221,420222}'),
  ('list', null, '8.4 to 10.9 %, by material', 'estimate', '{611231,611239,611241,611249,621111,621112}'),
  ('list', null, '8.4 to 12.8 %, by kind and material', 'estimate', '{6103,6104,6203,6204}'),
  ('list', null, '8.4 to 13.4 %, by material', 'estimate', '{6215}'),
  ('list', null, 'Most 30 % or 4,300 yen a pair, the higher of both; less within a quota', 'estimate', '{6403}'),
  ('2024', 7.9, null, 'known', '{570310}'),
  ('2024', null, '10 %, with precious materials 16 %', 'known', '{420211}')
)
select prefix, 'JP', 1, percent, specific, status, text, as_of, revised_on, 'Came with the product, read in November 2026.'
  from line join source using (key), unnest(prefixes) as prefix
 where not exists (select from duty_rates as saved
                    where saved.destination = 'JP' and saved.origin is null
                      and (saved.hs_prefix = prefix or saved.saved_by is not null and length(saved.hs_prefix) >= 4 and starts_with(prefix, saved.hs_prefix)));
