import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { type Engine, requireEngine, whyNot } from './engine.ts'

const good: Engine = {
  version: 'PostgreSQL 15.18 (Debian 15.18-0+deb12u1) on x86_64-pc-linux-gnu, compiled by gcc 12.2.0, 64-bit',
  number: 150_018,
  isStandby: false,
  extensions: ['plpgsql', 'pg_trgm'],
  spread: [],
}
const on = (other: Partial<Engine>) => whyNot({ ...good, ...other })

test('PostgreSQL 15 and newer is taken, Citus without spread tables too', () => {
  expect(on({})).toBeUndefined()
  expect(on({ version: 'PostgreSQL 18.4 on aarch64-apple-darwin', number: 180_004 })).toBeUndefined()
  expect(on({ extensions: ['citus'] })).toBeUndefined()
})

test.each([
  ['CockroachDB', 'CockroachDB CCL v24.3.1 (x86_64-pc-linux-gnu, built 2024/12/04, go1.22.8)'],
  ['YugabyteDB', 'PostgreSQL 15.2-YB-2.25.1.0-b0 on x86_64-pc-linux-gnu, compiled by clang, 64-bit'],
  ['Amazon Redshift', 'PostgreSQL 8.0.2 on i686-pc-linux-gnu, compiled by GCC gcc, Redshift 1.0.77467'],
  ['Greenplum', 'PostgreSQL 12.12 (Greenplum Database 7.1.0 build commit:1) on x86_64-pc-linux-gnu'],
  ['RisingWave', 'PostgreSQL 13.14.0-RisingWave-2.1.0 (f9d5a2e)'],
])('%s is refused with a sentence that names it', (name, version) => {
  expect(on({ version })).toBe(
    `DATABASE_URL leads to ${name}, which does not keep the rules of our books (a balance never below zero, one key once). Use PostgreSQL 15 or newer.`,
  )
})

test('what is not PostgreSQL, an older one and a standby are refused', () => {
  expect(on({ version: 'DuckDB v1.1' })).toBe('DATABASE_URL leads to "DuckDB v1.1", which is not PostgreSQL.')
  expect(on({ version: 'PostgreSQL 14.9 on x86_64', number: 140_009 })).toBe(
    'DATABASE_URL leads to PostgreSQL 14.9. Use PostgreSQL 15 or newer.',
  )
  expect(on({ isStandby: true })).toBe(
    'DATABASE_URL leads to a standby, which takes no writes. Lead it to the primary (docs/several-machines.md).',
  )
})

test('several primaries, and tables spread over several servers, are refused', () => {
  expect(on({ extensions: ['plpgsql', 'bdr'] })).toBe(
    'The extension "bdr" lets several servers take writes at once: each would keep its own balance above zero. Use one primary.',
  )
  expect(on({ extensions: ['citus'], spread: ['ledger_accounts'] })).toBe(
    'Citus has spread these tables over several servers: ledger_accounts. Our books need them on one (docs/several-machines.md).',
  )
})

test('the server of the tests is asked, and taken', async () => {
  const client = new pg.Client(inject('databaseServer'))
  await client.connect()
  expect(await requireEngine(client)).toMatchObject({ isStandby: false, spread: [] })
  await client.end()
})
