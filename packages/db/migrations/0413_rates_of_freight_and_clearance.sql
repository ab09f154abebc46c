-- Our fees on freight and on customs clearance are versions of rates. One of them is a fixed amount.
alter table price_rates
  -- Minor units; null where the rate is a percentage.
  add column fixed bigint check (fixed >= 0),
  drop constraint price_rates_service_known,
  add constraint price_rates_service_known check (service in
    ('payment', 'smart_escrow', 'insurance', 'quality_assurance', 'currency_exchange', 'logistics', 'clearance', 'clearance_entry')),
  drop constraint price_rates_limits_have_currency,
  add constraint price_rates_amounts_have_currency check ((currency is null) = (num_nonnulls(least, most, fixed) = 0)),
  add constraint price_rates_entry_is_fixed check ((service = 'clearance_entry') = (fixed is not null)),
  -- Nothing converts it.
  add constraint price_rates_fixed_is_all check
    (fixed is null or (basis_points = 0 and num_nonnulls(least, most) = 0 and currency = 'USD'));

-- What came with the product.
insert into price_rates (rate_id, service, basis_points, asked_at, reason, version, valid_from) values
  ('00000000-0000-4000-8000-000000000413', 'logistics', 200, '2020-01-01Z', 'The rate of the product.', 1, '2020-01-01Z'),
  ('00000000-0000-4000-8000-000000000414', 'clearance', 25, '2020-01-01Z', 'The rate of the product.', 1, '2020-01-01Z');
insert into price_rates (rate_id, service, basis_points, fixed, currency, asked_at, reason, version, valid_from) values
  ('00000000-0000-4000-8000-000000000415', 'clearance_entry', 0, 12000, 'USD', '2020-01-01Z', 'The rate of the product.', 1, '2020-01-01Z');
