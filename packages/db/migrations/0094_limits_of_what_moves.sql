-- The limits of the forms hold in the tables too, for what is really moved: a fee on top of a price counts, and a payment whose price
-- was made again while it waited. What was agreed before these rules may stay, end, and come closer to them.

-- Minor units of one whole unit of a currency: ISO 4217, the exponents of @tradelane/money (a test compares them).
create function minor_units(code text) returns bigint language sql immutable as $$
  select case
    when code in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 1
    when code in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 1000
    when code in ('CLF', 'UYW') then 10000
    else 100 end
$$;

create function smart_escrows_within_limits() returns trigger language plpgsql as $$
declare
  unit constant bigint := minor_units(new.currency);
begin
  if new.amount_sent > 10000 * unit or least(new.amount_received, new.fee_amount) < unit then
    raise exception 'an escrow of % % with a fee of % is outside of the limits', new.amount_sent, new.currency, new.fee_amount
      using errcode = 'check_violation', constraint = 'smart_escrows_within_limits', table = 'smart_escrows';
  end if;
  return new;
end $$;
create trigger smart_escrows_begin_within_limits before insert on smart_escrows
  for each row execute function smart_escrows_within_limits();
create trigger smart_escrows_stay_within_limits before update of amount_sent, amount_received, fee_amount, state on smart_escrows
  for each row when (new.amount_sent > old.amount_sent or new.amount_received < old.amount_received
    or new.fee_amount < old.fee_amount or (old.state = 'draft' and new.state <> 'draft'))
  execute function smart_escrows_within_limits();

create function simple_payments_within_limits() returns trigger language plpgsql as $$
begin
  if new.amount_sent < minor_units(new.amount_sent_currency) or new.amount_received < minor_units(new.amount_received_currency) then
    raise exception 'a payment of % % that brings % % is below the minimum', new.amount_sent, new.amount_sent_currency,
      new.amount_received, new.amount_received_currency
      using errcode = 'check_violation', constraint = 'simple_payments_within_limits', table = 'simple_payments';
  end if;
  return new;
end $$;
create trigger simple_payments_submitted_within_limits before update of state on simple_payments
  for each row when (old.state in ('draft', 'awaiting_approval') and new.state in ('awaiting_approval', 'submitted'))
  execute function simple_payments_within_limits();
