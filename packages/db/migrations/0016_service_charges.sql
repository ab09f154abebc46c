-- What a company pays for a service (freight, insurance …: the subjects of the registry of services) from its wallet: held (the money is set aside) → collected | rejected.
-- The payments provider is asked in between; what then became of the service is the service's own table's.

create table service_charges (
  charge_id           uuid primary key,
  uid                 uuid not null,
  service             text not null check (service ~ '^[a-z_]{1,40}$'),
  subject_id          uuid not null,
  description         text not null,
  currency            text not null,
  amount              bigint not null check (amount > 0),
  -- The platform's share, inside the amount.
  fee_amount          bigint not null check (fee_amount >= 0 and fee_amount <= amount),
  state               text not null check (state in ('held', 'collected', 'rejected')),
  provider_reference  text,
  reason              text,
  held_at             timestamptz not null,
  settled_at          timestamptz,
  constraint service_charges_of_company unique (uid, charge_id),
  constraint service_charges_of_wallet foreign key (uid, currency) references wallets (uid, currency),
  constraint service_charges_settled_or_not check ((state = 'held') = (settled_at is null))
);
-- A refused charge may be tried again; one that is in progress or collected is not charged a second time.
create unique index service_charges_once_for_each_subject on service_charges (service, subject_id)
  where state <> 'rejected';
create index service_charges_in_flight on service_charges (uid) where state = 'held';

-- What a charge is made of, as it was agreed and as the invoice prints it.
create table service_charge_lines (
  charge_id         uuid not null,
  uid               uuid not null,
  position          integer not null check (position between 1 and 100),
  -- What it is for: a service may create something once a line of its kind is paid.
  kind              text not null check (kind ~ '^[a-z_]{1,40}$'),
  description       text not null check (char_length(description) between 1 and 300),
  amount            bigint not null check (amount >= 0),
  -- Of the platform's own fee alone: its rate, and the version of the rates that it was taken from.
  fee_rate          text check (char_length(fee_rate) between 1 and 100),
  fee_rate_version  text check (char_length(fee_rate_version) between 1 and 40),
  constraint service_charge_lines_in_order primary key (charge_id, position),
  constraint service_charge_lines_of_charge foreign key (uid, charge_id) references service_charges (uid, charge_id),
  constraint service_charge_lines_rate_has_version check ((fee_rate is null) = (fee_rate_version is null))
);
create trigger service_charge_lines_append_only before update or delete on service_charge_lines
  for each row execute function refuse_change();
create trigger service_charge_lines_never_truncated before truncate on service_charge_lines
  for each statement execute function refuse_change();

-- At commit the lines add up to the charge, and those with a fee rate to its fee.
create function require_lines_of_charge() returns trigger language plpgsql as $$
declare
  charge service_charges;
  total bigint;
  fees bigint;
begin
  select * into strict charge from service_charges where charge_id = new.charge_id;
  select coalesce(sum(amount), 0), coalesce(sum(amount) filter (where fee_rate is not null), 0)
    into total, fees from service_charge_lines where charge_id = new.charge_id;
  if total <> charge.amount or fees <> charge.fee_amount then
    raise exception 'the lines of charge % do not add up to it', charge.charge_id
      using errcode = 'check_violation', constraint = 'service_charges_sum_of_lines', table = 'service_charges';
  end if;
  return null;
end $$;
create constraint trigger service_charges_sum_of_lines after insert or update of amount, fee_amount on service_charges
  deferrable initially deferred for each row execute function require_lines_of_charge();
create constraint trigger service_charge_lines_add_up after insert on service_charge_lines
  deferrable initially deferred for each row execute function require_lines_of_charge();
