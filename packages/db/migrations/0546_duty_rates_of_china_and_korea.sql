-- The first lines of China and South Korea. Those of China were read on pages of which some have a day: a page without one says what held at the
-- latest when its codes ended. Those of South Korea are by category of goods.
insert into duty_rates
  (hs_prefix, destination, version, percent, status, source, as_of, next_revision_on, note, reason)
with source (key, text, as_of, revised_on) as (values
  ('CN', 'China’s import tariff, most-favoured-nation rates (china-gacc.agency and hs.e-to-china.com, pages without a date, some with codes that ended with 2021)', date '2021-12-31', date '2022-01-01'),
  ('CN 2024', 'China’s import tariff, most-favoured-nation rates, January 2024 (htshub.com and hs.e-to-china.com)', date '2024-01-25', date '2025-01-01'),
  ('CN 2025', 'China’s import tariff, most-favoured-nation rates, 8 January 2025 (htshub.com)', date '2025-01-08', date '2026-01-01'),
  ('KR', 'Duties of South Korea by category, jimpass.com, a page without a date; clothes, shoes, bags and laptops the same in ulsanonline.com', date '2026-11-30', date '2027-01-01')
), line (key, percent, status, note, prefixes) as (values
  ('CN', 0, 'known', null, '{847130,847321,847329,847330,851810,851821,851822,851829,902610,902680,902730,940391,940399}'::text[]),
  ('CN', 3, 'known', null, '{330510}'),
  ('CN', 4, 'known', null, '{441011}'),
  ('CN', 5, 'known', null, '{200961,220210,283660,330410,330420,731819,843139,847751}'),
  ('CN', 6, 'known', null, '{420310,482110,570299,620444,620610,620711,620719,630210,630221,640610,640620,842310}'),
  ('CN', 6.5, 'known', null, '{392330,392410,3925}'),
  ('CN', 7, 'known', null, '{4414,732310,732391,732392,732393,821510,821520,821591,851631}'),
  ('CN', 8, 'known', null, '{180690,690911,690912,690919,730719,7322,732190,741539,8003,843410,843910,846721,850811,940599}'),
  ('CN', 10, 'known', null, '{420321,611120,640411,640419,841319,841320,841981,854411,871690}'),
  ('CN', 12, 'known', null, '{210310}'),
  ('CN', 14, 'known', null, '{081010,701010,701020}'),
  ('CN', 15, 'known', null, '{690990}'),
  ('CN', 30, 'known', null, '{0811,081210}'),
  ('CN', 7, 'estimate', 'Read of two kinds of valves.', '{848180}'),
  ('CN', 7, 'estimate', 'Read of two kinds of porcelain for table and kitchen.', '{691110}'),
  ('CN 2024', 0, 'estimate', 'Read of dolls of animals, puzzles, sets and other toys.', '{9503}'),
  ('CN 2024', 1, 'known', null, '{330499}'),
  ('CN 2024', 6, 'known', null, '{610510,610610}'),
  ('CN 2024', 8, 'known', null, '{670210,842219}'),
  ('CN 2025', 6, 'known', null, '{611420}'),
  ('KR', 0, 'estimate', null, '{8471,847330,850440,851713,851714}'),
  ('KR', 0, 'estimate', 'Of children’s seats for cars.', '{940180}'),
  ('KR', 6.5, 'estimate', null, '{3304,3305,3306,3307}'),
  ('KR', 8, 'estimate', null, '{1704,1806,2103,4202,6116,611710,6214,6216,65,7113,7117,845210,850940,8510,852872,8715,9004,900653,9101,9102,9619}'),
  ('KR', 8, 'estimate', 'Of lenses of cameras.', '{900211}'),
  ('KR', 8, 'estimate', 'Of devices that clean air.', '{842139}'),
  ('KR', 8, 'estimate', null, '{851621,851629,851631,851632,851640,851660,851671,851672}'),
  ('KR', 13, 'estimate', null, '{61,62,64}'),
  ('KR', 30, 'estimate', null, '{2007}')
)
select prefix, left(key, 2), 1, percent, status, text, as_of, revised_on, note, 'Came with the product, read in November 2026.'
  from line join source using (key), unnest(prefixes) as prefix
 where not exists (select from duty_rates as saved
                    where saved.destination = left(key, 2) and saved.origin is null
                      and (saved.hs_prefix = prefix or length(saved.hs_prefix) >= 4 and starts_with(prefix, saved.hs_prefix)));
