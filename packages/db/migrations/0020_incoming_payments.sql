-- Money that others pay into a company's accounts. The provider reports it; each report is stored and booked once.

create table incoming_payments (
  incoming_payment_id  uuid primary key,
  -- Read by people as IP-2026-000123, with the year of creation.
  number               bigint generated always as identity constraint incoming_payments_number unique,
  uid                  uuid not null,
  -- The provider's own: the same payment may be reported by a webhook, by the watch and by two processes at once.
  provider_reference   text not null constraint incoming_payments_once unique,
  currency             text not null,
  amount               bigint not null check (amount > 0),
  -- As the sending bank gives them; empty where it does not.
  sender               text not null check (char_length(sender) <= 140),
  sender_account       text check (char_length(sender_account) between 1 and 64),
  reference            text not null check (char_length(reference) <= 500),
  -- held: not available before the company is verified. in_review: its sender is like a listed name.
  state                text not null check (state in ('held', 'received')),
  -- When it arrived at the provider, and when we learned of it.
  arrived_at           timestamptz not null,
  created_at           timestamptz not null,
  constraint incoming_payments_of_company unique (uid, incoming_payment_id),
  constraint incoming_payments_of_wallet foreign key (uid, currency) references wallets (uid, currency)
);
create index incoming_payments_newest on incoming_payments (uid, arrived_at desc, incoming_payment_id);
create index incoming_payments_newest_of_all on incoming_payments (created_at desc);
create index incoming_payments_held on incoming_payments (uid) where state not in ('received', 'returned');

-- The customer of the provider whose wallet a webhook says money came into; it may not exist.
alter table provider_webhooks add column provider_customer_id text;
create index provider_webhooks_unread_credits on provider_webhooks (provider_customer_id)
  where read_at is null and provider_customer_id is not null;
