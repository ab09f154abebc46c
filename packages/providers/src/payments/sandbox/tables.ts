import type { Pool } from 'pg'
import { type SandboxStore, sandboxStore } from '../../sandbox-store.ts'

/** The sandbox provider's own books. Every wallet's balance is the sum of its movements, written in the same transaction. */
const tables = `
  create table if not exists provider_sandbox.customers (
    customer_id text primary key,
    wallet_id text not null unique,
    key text not null unique,
    name text not null
  );
  create table if not exists provider_sandbox.wallets (
    customer_id text not null references provider_sandbox.customers,
    currency text not null,
    balance bigint not null default 0 constraint wallets_never_negative check (balance >= 0),
    held bigint not null default 0,
    primary key (customer_id, currency)
  );
  create table if not exists provider_sandbox.fundings (
    id bigint generated always as identity primary key,
    key text not null unique,
    customer_id text not null,
    currency text not null,
    amount bigint not null,
    reason text
  );
  create table if not exists provider_sandbox.conversions (
    id bigint generated always as identity primary key,
    key text not null unique,
    customer_id text not null,
    source_currency text not null,
    source_amount bigint not null,
    target_currency text not null,
    target_amount bigint not null,
    reason text
  );
  create table if not exists provider_sandbox.charges (
    id bigint generated always as identity primary key,
    key text not null unique,
    customer_id text not null,
    currency text not null,
    amount bigint not null,
    reason text
  );
  create table if not exists provider_sandbox.deposits (
    id bigint generated always as identity primary key,
    customer_id text not null,
    currency text not null,
    amount bigint not null,
    sender text not null,
    sender_account text,
    reference text not null,
    at timestamptz not null
  );
  create table if not exists provider_sandbox.deposit_returns (
    id bigint generated always as identity primary key,
    key text not null unique,
    customer_id text not null,
    currency text not null,
    amount bigint not null,
    reason text
  );
  create index if not exists deposits_of_customer on provider_sandbox.deposits (customer_id, id);
  create table if not exists provider_sandbox.payouts (
    id bigint generated always as identity primary key,
    key text not null unique,
    customer_id text not null,
    source_currency text not null,
    source_amount bigint not null,
    fee_amount bigint not null,
    target_currency text not null,
    target_amount bigint not null,
    request jsonb not null,
    status text not null,
    reason text,
    returned_amount bigint,
    life text not null,
    next_at timestamptz,
    answer jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index if not exists payouts_due on provider_sandbox.payouts (next_at) where next_at is not null;
  create index if not exists payouts_of_customer on provider_sandbox.payouts (customer_id, id);
  create table if not exists provider_sandbox.payout_statuses (
    id bigint generated always as identity primary key,
    payout_id bigint not null references provider_sandbox.payouts,
    status text not null,
    at timestamptz not null
  );
  create index if not exists statuses_of_payout on provider_sandbox.payout_statuses (payout_id, id);
  create table if not exists provider_sandbox.movements (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    customer_id text not null,
    currency text not null,
    amount bigint not null,
    kind text not null,
    key text,
    provider_reference text
  );
  create index if not exists movements_of_customer on provider_sandbox.movements (customer_id, id);
  create table if not exists provider_sandbox.webhooks (
    id bigint generated always as identity primary key,
    event_id uuid not null default gen_random_uuid(),
    body jsonb not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    delivered_at timestamptz
  );
  create index if not exists webhooks_undelivered on provider_sandbox.webhooks (id) where delivered_at is null;
  create table if not exists provider_sandbox.manners (
    is_only boolean primary key default true check (is_only),
    answers text not null default 'at-once',
    moves_on boolean not null default true
  );
  insert into provider_sandbox.manners default values on conflict do nothing;
`

export const paymentStore = (pool: Pool): SandboxStore => sandboxStore(pool, { table: 'manners' }, tables)
