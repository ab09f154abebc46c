-- More of the United States: the demo's towels, computers, lithium batteries, seats and wooden furniture; and drinks of the Emirates without a note
-- about cigars. A line that a colleague has saved keeps that.
insert into duty_rates
  (hs_prefix, destination, version, percent, status, source, as_of, next_revision_on, note, reason)
with line (percent, source, as_of, note, prefixes) as (values
  (9.1, '6302.60.00 (vatcheck.io/hts; the same in htshub.com, 2024 revision 9)', date '2026-11-30',
   'The ordinary duty alone. Goods of some partners, not of China and India, may be free.', '{630260}'::text[]),
  (9.2, '6302.91.00 (unisco.com/hts; the same in htshub.com, 2024 revision 9)', date '2026-11-30',
   'The ordinary duty alone. Goods of some partners, not of China and India, may be free.', '{630291}'),
  (3.4, '8507.60.00 (2026 revision 6, tariffschart.com; the same in vatcheck.io/hts)', date '2026-04-26',
   'The ordinary duty alone. Goods of some partners may be free.', '{850760}'),
  (0, 'heading 8471 (read from the USITC in April 2026 by hts-pseo.pages.dev; the same in etoolsage.com)', date '2026-04-01',
   'The ordinary duty alone.', '{847130,847141,847149,847150}'),
  (0, 'heading 9401 (koalagains.com/hts-codes; the same in hts-code.com and htshub.com)', date '2026-11-30',
   'The ordinary duty alone.', '{940110,940120,940131,940139,940141,940149,940152,940153,940159,940161}'),
  (0, '9403.60.80 (tariffs.tandom.ai) and 9403.60.40 (etoolsage.com)', date '2026-11-30',
   'The ordinary duty alone.', '{940360}')
)
select prefix, 'US',
       coalesce((select max(version) from duty_rates as earlier
                  where earlier.destination = 'US' and earlier.hs_prefix = prefix and earlier.origin is null), 0) + 1,
       percent, 'in_motion', 'Harmonized Tariff Schedule of the United States, column 1 general, ' || source, as_of, '2027-01-01'::date, note,
       'Came with the product, read on two public sites in November 2026.'
  from line, unnest(prefixes) as prefix
 where not exists (select from duty_rates as saved
                    where saved.destination = 'US' and saved.origin is null and saved.saved_by is not null
                      and (saved.hs_prefix = prefix or length(saved.hs_prefix) >= 4 and starts_with(prefix, saved.hs_prefix)));

insert into duty_rates
  (hs_prefix, destination, version, percent, specific, status, source, as_of, valid_from, valid_to, next_revision_on, note, reason)
select hs_prefix, destination, version + 1, percent, specific, status, source, as_of, valid_from, valid_to, next_revision_on, null,
       'The note about cigars is not of drinks.'
  from duty_rates as line
 where destination = 'AE' and hs_prefix in ('2203', '2204', '2205', '2206', '2207', '2208') and origin is null and saved_by is null
   and note = 'Cigars and other tobacco may pay by weight.'
   and not exists (select from duty_rates as newer
                    where newer.destination = 'AE' and newer.hs_prefix = line.hs_prefix and newer.origin is null
                      and newer.version > line.version);
