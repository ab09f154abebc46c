-- A clearance that the desk offers keeps the version that our fee follows, and of what value of the goods it is; both null where it was agreed in the
-- offer, or made before there were versions.
alter table customs_clearances
  add column fee_rate_id uuid references price_rates,
  add column goods_value bigint check (goods_value >= 0),
  add constraint customs_clearances_rate_has_value check ((fee_rate_id is null) = (goods_value is null)),
  add constraint customs_clearances_rate_of_ordered check (fee_rate_id is null or offer_id is not null);
