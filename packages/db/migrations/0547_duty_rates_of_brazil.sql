-- The first lines of Brazil. Where each of its codes of eight digits under one of six was read with the same duty, that is the line.
insert into duty_rates
  (hs_prefix, destination, version, percent, specific, status, source, as_of, next_revision_on, note, reason)
with line (percent, specific, status, note, prefixes) as (values
  (10.8, null, 'known', null, '{480593,480890}'::text[]),
  (12.6, null, 'known', null, '{391590,480990,690730,690740}'),
  (14.4, null, 'known', null, '{401211,481960,761510}'),
  (16, null, 'known', null, '{391739}'),
  (16.2, null, 'known', null, '{180610,330300,330720,701342,821599,900319,910811,911019,911120,940320,940519,940542,960810}'),
  (18, null, 'known', null, '{420229,420231,520521,520615,520632,520634,870891,910599,950691}'),
  (35, null, 'known', null, '{611510,630312,640192}'),
  (16, null, 'estimate', 'Duties on machines, computers and telephones were raised in February 2026: it may be more.', '{847141,847149,847180,851769}'),
  (16.2, null, 'estimate', 'Duties on machines, computers and telephones were raised in February 2026: it may be more.', '{841420}'),
  (18, null, 'estimate', 'Duties on machines, computers and telephones were raised in February 2026: it may be more.', '{841330,841830,841850,851660,851830,851920,852842,852852}'),
  (20, null, 'estimate', 'Duties on machines, computers and telephones were raised in February 2026: it may be more.', '{852859}'),
  (null, '0 or 10.8 %, by kind', 'known', null, '{400299}'),
  (null, '0 or 12.6 %, by kind', 'known', null, '{330290}'),
  (null, '0 or 14 %, by kind', 'known', null, '{844230,852560}'),
  (null, '0 or 14.4 %, by kind', 'known', null, '{392010,392113}'),
  (null, '0 or 16 %, by kind', 'known', null, '{847170,851771}'),
  (null, '0 or 18 %, by kind', 'known', null, '{850750}'),
  (null, '0, 10.8 or 16 %, by kind', 'known', null, '{482320}'),
  (null, '0, 16.2 or 18 %, by kind', 'known', null, '{392690}'),
  (null, '0, 18 or 20 %, by kind', 'known', null, '{851981}'),
  (null, '12.6 or 14 %, by kind', 'known', null, '{841370}'),
  (null, '12.6 or 18 %, by kind', 'known', null, '{870830}'),
  (null, '14 or 18 %, by kind', 'known', null, '{842112}'),
  (null, '14.4 or 16 %, by kind', 'known', null, '{851890}')
)
select prefix, 'BR', 1, percent, specific, status,
       'Import duty (II) of Brazil by NCM code, May 2026 (importtobrazil.com)', date '2026-05-01', date '2027-01-01', note,
       'Came with the product, read in November 2026.'
  from line, unnest(prefixes) as prefix
 where not exists (select from duty_rates as saved
                    where saved.destination = 'BR' and saved.origin is null
                      and (saved.hs_prefix = prefix or length(saved.hs_prefix) >= 4 and starts_with(prefix, saved.hs_prefix)));
