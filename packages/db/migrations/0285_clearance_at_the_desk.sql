-- A customs clearance that was not ordered with its freight is an offer of the desk, with a bill of its own. One that is on the bill of its freight has
-- none of these columns.
create sequence customs_clearance_numbers;
alter table customs_clearances
  add column number bigint,
  add column ordered_at timestamptz,
  add column offer_id uuid,
  -- As it was called then.
  add column vendor_name text,
  add column currency text,
  add column price_amount bigint check (price_amount > 0),
  add column fee_amount bigint check (fee_amount >= 0),
  add column charge_id uuid,
  add column charge_state text check (charge_state in ('held', 'collected', 'rejected')),
  add column refunded_at timestamptz,
  add constraint customs_clearances_number unique (number),
  add constraint customs_clearances_offer foreign key (uid, offer_id) references quote_offers (uid, offer_id),
  add constraint customs_clearances_ordered_whole check
    (num_nulls(number, ordered_at, offer_id, vendor_name, currency, price_amount, fee_amount) in (0, 7)),
  add constraint customs_clearances_charge foreign key (uid, charge_id, charge_state)
    references service_charges (uid, charge_id, state) on update cascade,
  add constraint customs_clearances_charge_has_state check ((charge_id is null) = (charge_state is null)),
  add constraint customs_clearances_charge_of_ordered check (charge_id is null or offer_id is not null),
  add constraint customs_clearances_declared_is_paid check
    (state not in ('declared', 'cleared') or offer_id is null or coalesce(charge_state, '') = 'collected'),
  add constraint customs_clearances_refunded_was_paid check (refunded_at is null or coalesce(charge_state, '') = 'collected');
create index customs_clearances_of_offer on customs_clearances (offer_id) where offer_id is not null;
create index customs_clearances_by_charge on customs_clearances (charge_id) where charge_id is not null;
create trigger customs_clearances_read_charge_state before insert or update of charge_id on customs_clearances
  for each row execute function read_charge_state();
-- Its number is given with the offer.
create function number_ordered_clearance() returns trigger language plpgsql as $$
begin
  if new.offer_id is not null and new.number is null then
    new.number := next_readable_number('customs_clearance_numbers', 'customs_clearances', 0);
  end if;
  return new;
end $$;
create trigger customs_clearances_numbered before insert on customs_clearances
  for each row execute function number_ordered_clearance();
