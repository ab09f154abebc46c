-- Our fee on an escrow is charged by a version of a rate, as that of a payment is.
alter table price_rates drop constraint price_rates_service_known,
  add constraint price_rates_service_known
    check (service in ('payment', 'smart_escrow', 'insurance', 'quality_assurance', 'currency_exchange')),
  -- A change that adds money has a fee of its own: an amount cannot bound the sum.
  add constraint price_rates_escrow_has_no_limits check (service <> 'smart_escrow' or currency is null);

-- What came with the product.
insert into price_rates (rate_id, service, basis_points, asked_at, reason, version, valid_from) values
  ('00000000-0000-4000-8000-000000000411', 'smart_escrow', 200, '2020-01-01Z', 'The rate of the product.', 1, '2020-01-01Z');

-- Each escrow keeps the version by which it was priced, also for what changes add to it.
alter table smart_escrows add column fee_rate_id uuid references price_rates;
update smart_escrows as escrow set fee_rate_id = '00000000-0000-4000-8000-000000000411'
  from (select each.smart_escrow_id, each.amount_sent - coalesce(sum(agreed.held_amount - agreed.back_amount), 0) as sent,
               each.fee_amount - coalesce(sum(agreed.fee_amount), 0) as fee
          from smart_escrows as each
          left join escrow_amendments as agreed
            on agreed.smart_escrow_id = each.smart_escrow_id and agreed.state = 'accepted'
         group by each.smart_escrow_id) as first
 where first.smart_escrow_id = escrow.smart_escrow_id and first.fee = floor((first.sent * 2 + 50) / 100);

-- A rate of nothing has no fee, and then no least of it.
create or replace function smart_escrows_within_limits() returns trigger language plpgsql as $$
declare
  unit constant bigint := minor_units(new.currency);
  is_free constant boolean := new.fee_amount = 0
    and exists (select from price_rates where rate_id = new.fee_rate_id and basis_points = 0);
begin
  if new.amount_sent > 10000 * unit or new.amount_received < unit or (new.fee_amount < unit and not is_free) then
    raise exception 'an escrow of % % with a fee of % is outside of the limits', new.amount_sent, new.currency, new.fee_amount
      using errcode = 'check_violation', constraint = 'smart_escrows_within_limits', table = 'smart_escrows';
  end if;
  return new;
end $$;
