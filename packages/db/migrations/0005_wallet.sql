-- A company's currencies, the quotes it was given, the balance it added and the conversions it made.
-- What it has is in the ledger; here is only why, and how far each step has come.

create table wallets (
  uid        uuid not null references companies,
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  opened_at  timestamptz not null,
  constraint wallets_one_of_each_currency primary key (uid, currency)
);

-- The provider's data of each wallet's bank account, so that no screen waits for the provider.
create table wallet_account_details (
  uid                  uuid not null,
  currency             text not null,
  unique_payment_id    text not null,
  full_bank_name       text not null,
  routing_code_type_1  text not null,
  routing_code_value_1 text not null,
  bank_address         text not null,
  fetched_at           timestamptz not null,
  primary key (uid, currency),
  constraint wallet_account_details_of_wallet foreign key (uid, currency) references wallets (uid, currency)
);

create table quotes (
  quote_id             uuid primary key default gen_random_uuid(),
  uid                  uuid not null references companies,
  purpose              text not null check (purpose in ('payment', 'conversion')),
  source_currency      text not null check (source_currency ~ '^[A-Z]{3}$'),
  source_amount        bigint not null check (source_amount > 0),
  -- Inside the source amount.
  fee_amount           bigint not null check (fee_amount >= 0 and fee_amount < source_amount),
  target_currency      text not null check (target_currency ~ '^[A-Z]{3}$'),
  target_amount        bigint not null check (target_amount > 0),
  -- In the source currency.
  spread_amount        bigint not null check (spread_amount >= 0 and spread_amount < source_amount),
  -- Decimal texts: the customer is shown exactly these, and the amounts follow from them exactly.
  rate                 text not null check (rate ~ '^\d+\.\d+$'),
  mid_rate             text not null check (mid_rate ~ '^\d+\.\d+$'),
  markup_basis_points  integer not null check (markup_basis_points between 0 and 9999),
  rate_as_of           timestamptz not null,
  rate_source          text not null,
  created_at           timestamptz not null,
  expires_at           timestamptz not null check (expires_at > created_at),
  used_at              timestamptz,
  constraint quotes_of_company unique (uid, quote_id)
);
create index quotes_unused_by_age on quotes (expires_at) where used_at is null;

-- Balance added from the prefunded pool: requested → added | rejected. A refund and a paid claim come from there too.
create table fundings (
  funding_id          uuid primary key,
  uid                 uuid not null,
  kind                text not null check (kind in ('opening', 'added', 'refund', 'claim')),
  -- What the statement calls it, where the kind does not say enough.
  description         text,
  currency            text not null,
  amount              bigint not null check (amount > 0),
  state               text not null check (state in ('requested', 'added', 'rejected')),
  -- The Idempotency-Key of the request that asked for it: a repeat after a crash finds what the first began.
  request_key         text,
  provider_reference  text,
  reason              text,
  requested_at        timestamptz not null,
  settled_at          timestamptz,
  constraint fundings_of_company unique (uid, funding_id),
  constraint fundings_once_per_request unique (uid, request_key),
  constraint fundings_of_wallet foreign key (uid, currency) references wallets (uid, currency),
  constraint fundings_settled_or_not check ((state = 'requested') = (settled_at is null))
);
create index fundings_of_company_newest on fundings (uid, requested_at desc);
create index fundings_in_flight on fundings (requested_at) where state = 'requested';
-- The sandbox's welcome money, once for each company.
create unique index fundings_one_opening on fundings (uid) where kind = 'opening';

-- A conversion between own wallets at a quote: requested (the source is held) → completed | rejected.
create table conversions (
  conversion_id       uuid primary key,
  uid                 uuid not null,
  quote_id            uuid not null,
  source_currency     text not null,
  source_amount       bigint not null check (source_amount > 0),
  target_currency     text not null,
  -- As quoted; what came out is in the books.
  target_amount       bigint not null check (target_amount > 0),
  state               text not null check (state in ('requested', 'completed', 'rejected')),
  request_key         text,
  provider_reference  text,
  reason              text,
  requested_at        timestamptz not null,
  settled_at          timestamptz,
  constraint conversions_of_company unique (uid, conversion_id),
  constraint conversions_once_per_request unique (uid, request_key),
  constraint conversions_quote_used_once unique (quote_id),
  constraint conversions_quote foreign key (uid, quote_id) references quotes (uid, quote_id),
  constraint conversions_from_wallet foreign key (uid, source_currency) references wallets (uid, currency),
  constraint conversions_into_wallet foreign key (uid, target_currency) references wallets (uid, currency),
  constraint conversions_between_two_currencies check (source_currency <> target_currency),
  constraint conversions_settled_or_not check ((state = 'requested') = (settled_at is null))
);
create index conversions_of_company_newest on conversions (uid, requested_at desc);
create index conversions_in_flight on conversions (requested_at) where state = 'requested';
