-- The demo's towels to the United States, and drinks of the Emirates without a note about cigars. A line that a colleague has saved keeps that.
insert into duty_rates
  (hs_prefix, destination, version, percent, status, source, as_of, next_revision_on, note, reason)
with line (prefix, destination, percent, status, source, as_of, note) as (values
  ('630260', 'US', 9.1, 'in_motion',
   'Harmonized Tariff Schedule of the United States, column 1 general, 6302.60.00 (vatcheck.io/hts; the same in htshub.com, 2024 revision 9)',
   '2026-11-30'::date, 'The ordinary duty alone. Goods of some partners, not of China and India, may be free.'),
  ('630291', 'US', 9.2, 'in_motion',
   'Harmonized Tariff Schedule of the United States, column 1 general, 6302.91.00 (unisco.com/hts; the same in htshub.com, 2024 revision 9)',
   '2026-11-30'::date, 'The ordinary duty alone. Goods of some partners, not of China and India, may be free.')
)
select prefix, destination,
       coalesce((select max(version) from duty_rates as earlier
                  where earlier.destination = line.destination and earlier.hs_prefix = prefix and earlier.origin is null), 0) + 1,
       percent, status, source, as_of, '2027-01-01'::date, note, 'Came with the product, read on two public sites in November 2026.'
  from line
 where not exists (select from duty_rates as saved
                    where saved.destination = line.destination and saved.origin is null and saved.saved_by is not null
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
