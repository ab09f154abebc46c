import type { Pool } from 'pg'
import { type SandboxStore, sandboxStore } from '../../sandbox-store.ts'

/** The played finance partners' own books. */
const tables = `
  create table if not exists provider_sandbox.partner_transfers (
    id bigint generated always as identity primary key,
    key text not null unique,
    kind text not null,
    finance_partner_id integer not null,
    currency text not null,
    amount bigint not null check (amount > 0),
    reference text not null,
    status text not null,
    reason text,
    made_at timestamptz not null
  );
  create table if not exists provider_sandbox.collection_accounts (
    id bigint generated always as identity primary key,
    key text not null unique,
    finance_partner_id integer not null,
    currency text not null,
    reference text not null
  );
  create table if not exists provider_sandbox.collections (
    id bigint generated always as identity primary key,
    key text not null references provider_sandbox.collection_accounts (key),
    currency text not null,
    amount bigint not null check (amount > 0),
    sender text not null,
    sender_account text,
    reference text not null,
    arrived_at timestamptz not null,
    returned_by text unique
  );
  create table if not exists provider_sandbox.finance_manners (
    is_only boolean primary key default true check (is_only),
    transfers text not null default 'done'
  );
  insert into provider_sandbox.finance_manners default values on conflict do nothing;
`

export const financeStore = (pool: Pool): SandboxStore =>
  sandboxStore(pool, { table: 'finance_manners' }, tables)
