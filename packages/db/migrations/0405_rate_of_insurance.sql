-- Our fee on an insurance is charged by a version of a rate, as that of a payment is.
alter table price_rates drop constraint price_rates_service_known,
  add constraint price_rates_service_known check (service in ('payment', 'insurance'));

-- What came with the product.
insert into price_rates (rate_id, service, basis_points, asked_at, reason, version, valid_from) values
  ('00000000-0000-4000-8000-000000000405', 'insurance', 10, '2020-01-01Z', 'The rate of the product.', 1, '2020-01-01Z');

-- Each offer of an insurance keeps the version that its fee follows; null where the fee was agreed in the offer.
alter table insurance_policies add column fee_rate_id uuid references price_rates;
update insurance_policies set fee_rate_id = '00000000-0000-4000-8000-000000000405'
 where fee_amount = (invoice_amount + 500) / 1000;
