-- Our margin in an exchange rate is a version of a rate, as fees are.
alter table price_rates drop constraint price_rates_service_known,
  add constraint price_rates_service_known
    check (service in ('payment', 'insurance', 'quality_assurance', 'currency_exchange')),
  -- It is in the exchange rate: an amount cannot bound it.
  add constraint price_rates_exchange_has_no_limits check (service <> 'currency_exchange' or currency is null);

-- What came with the product.
insert into price_rates (rate_id, service, basis_points, asked_at, reason, version, valid_from) values
  ('00000000-0000-4000-8000-000000000407', 'currency_exchange', 20, '2020-01-01Z', 'The rate of the product.', 1, '2020-01-01Z');

-- Null where nothing is exchanged.
alter table quotes add column markup_rate_id uuid references price_rates;
update quotes set markup_rate_id = '00000000-0000-4000-8000-000000000407' where markup_basis_points = 20;
