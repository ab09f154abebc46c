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
-- Whatever was refused may be tried again; what is being collected or has been is not charged a second time.
create unique index service_charges_once_for_each_subject on service_charges (service, subject_id)
  where state <> 'rejected';
create index service_charges_in_flight on service_charges (uid) where state = 'held';
