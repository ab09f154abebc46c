import type { Db, Tx } from '@tradelane/db'
import { money } from '@tradelane/money'
import { sql } from 'kysely'
import { inScope, type Scope } from '../../src/access/scope.ts'
import type { Deps } from '../../src/deps/deps.ts'
import { lifecycle } from '../../src/lifecycle/lifecycle.ts'
import { recordNumber } from '../../src/lifecycle/numbers.ts'
import { Refusal } from '../../src/refusal.ts'
import { toyHappenings, toyInfo, toyStateTable } from './contract.ts'

// The toy service's rows. A real service has its table in the migrations, and so in the generated row types.

export const toyTable = `
  create table toys (
    toy_id uuid primary key, uid uuid not null references companies, number bigint generated always as identity,
    name text not null, state text not null, version integer not null, created_at timestamptz not null);
  create function put_toy() returns trigger language plpgsql as $$ begin
    perform put_search_entry(new.toy_id, 'toy', new.uid, record_text('${toyInfo.numberPrefix}', new.number, new.created_at),
      new.name, null, null, new.created_at, true, true);
    return null;
  end $$;
  create trigger toys_are_found after insert or update of name on toys for each row execute function put_toy()`

export type ToyRow = {
  toy_id: string
  uid: string
  number: bigint
  name: string
  state: keyof typeof toyStateTable
  created_at: Date
}

declare module '../../src/lifecycle/events.ts' {
  interface PlatformSubjects {
    toy: true
  }
}

/** The toy has no migration: its table is named past the types. */
export const toyLifecycle = lifecycle<keyof typeof toyStateTable, 'insurance_claims'>({
  subject: toyInfo.subject as 'toy',
  table: 'toys' as 'insurance_claims',
  idColumn: 'toy_id',
  versionColumn: 'version',
  states: toyStateTable,
  first: ['ordered'],
  happenings: toyHappenings,
})

export const toyPrice = money(10_000n, 'USD')
export const toyFee = money(200n, 'USD')

export const toyNumber = ({ number, created_at }: ToyRow): string =>
  recordNumber(toyInfo.numberPrefix, number, created_at)

export async function listToys(db: Deps['db'], scope: Scope): Promise<ToyRow[]> {
  const { rows } = await sql<ToyRow>`
    select * from toys where ${inScope(scope, 'uid')}
     order by created_at desc`.execute(db)
  return rows
}

export async function getToy(db: Db | Tx, scope: Scope, toyId: string): Promise<ToyRow> {
  const { rows } = await sql<ToyRow>`
    select * from toys where ${inScope(scope, 'uid')} and toy_id = ${toyId}`.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
