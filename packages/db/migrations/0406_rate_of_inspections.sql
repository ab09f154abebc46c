-- Our fee on an inspection is charged by a version of a rate, as that on an insurance is.
alter table price_rates drop constraint price_rates_service_known,
  add constraint price_rates_service_known check (service in ('payment', 'insurance', 'quality_assurance'));

-- What came with the product.
insert into price_rates (rate_id, service, basis_points, asked_at, reason, version, valid_from) values
  ('00000000-0000-4000-8000-000000000406', 'quality_assurance', 25, '2020-01-01Z', 'The rate of the product.', 1, '2020-01-01Z');

-- Each offer of an inspection keeps the version that its fee follows; null where the fee was agreed in the offer.
alter table quality_inspections add column fee_rate_id uuid references price_rates;
update quality_inspections set fee_rate_id = '00000000-0000-4000-8000-000000000406'
 where fee_amount = (greatest(case when quality_assurance then qa_consignment_value end,
                              case when loading_inspection then loading_consignment_value end, 0) * 25 + 5000) / 10000;
