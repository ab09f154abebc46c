-- Vessels that the EU lists by their IMO numbers, OFAC's lists beside the SDN list, and the regions that EU Regulation 2022/1903 added
-- (decision 236).
alter table screening_lists drop constraint screening_lists_known;
alter table screening_lists add constraint screening_lists_known
  check (list in ('un', 'eu', 'eu_vessels', 'ofac', 'ofac_other', 'uk'));

insert into restricted_countries (country, region, places, basis, reason, source, published_on, saved_by, saved_at)
values
  ('UA', 'Kherson region (left bank)',
   '{henichesk,genichesk,hola prystan,golaya pristan,kakhovka,nova kakhovka,novaya kakhovka,oleshky,oleshki,aleshki,skadovsk,tavriisk,tavriysk,tsyurupynsk}',
   'sanctions', 'Sanctions forbid it.', 'EU Regulation 2022/263, as amended by 2022/1903', '2022-10-06', 'system', '2026-11-28Z'),
  ('UA', 'Zaporizhzhia region (occupied)',
   '{berdiansk,berdyansk,melitopil,enerhodar,energodar,kamianka dniprovska,kamyanka dniprovska,kamenka dneprovskaya,melitopol,polohy,pologi,tokmak,vasylivka,vasilyevka,prymorsk,molochansk}',
   'sanctions', 'Sanctions forbid it.', 'EU Regulation 2022/263, as amended by 2022/1903', '2022-10-06', 'system', '2026-11-28Z')
on conflict do nothing;
