import type { Pool } from 'pg'
import { type SandboxStore, sandboxStore } from '../../sandbox-store.ts'

/** The played carriers' own books. What happens to a carriage is not written down: it follows from these. */
const tables = `
  create table if not exists provider_sandbox.carriages (
    id bigint generated always as identity primary key,
    key text not null unique,
    number text unique,
    request jsonb not null,
    carriage jsonb,
    refusal text,
    booked_at timestamptz not null,
    days_ahead integer not null default 0,
    released_at timestamptz,
    cancelled_at timestamptz,
    detours jsonb not null default '[]',
    amendments jsonb not null default '[]'
  );
  alter table provider_sandbox.carriages add column if not exists detours jsonb not null default '[]';
  alter table provider_sandbox.carriages add column if not exists amendments jsonb not null default '[]';
`

export const carrierStore = (pool: Pool): SandboxStore =>
  sandboxStore(pool, { table: 'carriages', column: 'amendments' }, tables)
