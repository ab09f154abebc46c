-- What a shipment's containers cost by the line's own table when they stay too long: in the port (demurrage) and outside it until the
-- empty is back (detention). One record for each shipment with containers of its own, from the discharge on; its id is the booking's.
create table container_charges (
  uid                uuid not null,
  logistics_id       uuid not null,
  number             bigint generated always as identity constraint container_charges_number unique,
  state              text not null check (state in ('counting', 'nothing_due', 'invoiced', 'paid', 'waived')),
  state_reason       text check (char_length(state_reason) between 1 and 500),
  -- The days before the end of free time that the company was notified of last: 3, then 1.
  demurrage_notified     smallint check (demurrage_notified in (3, 1)),
  detention_notified     smallint check (detention_notified in (3, 1)),
  started_at         timestamptz not null,
  -- Final once the empty containers are back: the lines as the invoice prints them, [{kind, description, amount}] in minor units as text.
  lines              jsonb check (jsonb_typeof(lines) = 'array'),
  amount             bigint check (amount >= 0),
  currency           text not null check (currency = 'USD'),
  waived_amount      bigint not null default 0 check (waived_amount >= 0),
  -- Of the last waiver.
  waive_reason       text check (char_length(waive_reason) between 1 and 300),
  invoiced_at        timestamptz,
  due_at             timestamptz,
  is_being_paid      boolean not null default false,
  paid_at            timestamptz,
  updated_at         timestamptz not null,
  primary key (uid, logistics_id),
  constraint container_charges_of_booking foreign key (uid, logistics_id)
    references freight_bookings (uid, logistics_id),
  constraint container_charges_counted_or_final check ((state = 'counting') = (amount is null)),
  constraint container_charges_invoiced_whole check (
    num_nulls(lines, amount) in (0, 2) and num_nulls(invoiced_at, due_at) in (0, 2)
    and (state in ('counting', 'nothing_due')) = (invoiced_at is null)),
  constraint container_charges_nothing_due check (state <> 'nothing_due' or amount = 0),
  -- What is waived was owed, and what is waived whole is not paid.
  constraint container_charges_waived_at_most check (waived_amount <= coalesce(amount, 0)),
  constraint container_charges_waived_or_owed check ((state = 'waived') = (invoiced_at is not null and waived_amount = amount)),
  constraint container_charges_waived_with_reason check ((waived_amount = 0) = (waive_reason is null)),
  constraint container_charges_paid_or_not check ((state = 'paid') = (paid_at is not null)),
  constraint container_charges_paid_while_owed check (not is_being_paid or state = 'invoiced')
);
create index container_charges_of_one on container_charges (logistics_id);

-- Who took the goods over, in which condition, and the signature: {receiver, condition, signature}, as the carrier sent it with the delivery.
alter table tracking_events add column proof jsonb check (jsonb_typeof(proof) = 'object');
