import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { theApp } from '../../test/the-app.ts'
import { readRecordNumber, readWholeNumber, recordNumber, sqlRecordNumber } from './numbers.ts'

const app = theApp()

const newYear = new Date('2026-12-31T23:30:00Z')

it('is the prefix, the year in UTC, and six digits or as many as it takes', () => {
  expect(recordNumber('IN', 123n, newYear)).toBe('IN-2026-000123')
  expect(recordNumber('IN', 12_345_678n, newYear)).toBe('IN-2026-12345678')
})

it('is the same in SQL', async () => {
  for (const number of [1n, 123n, 999_999n, 1_000_000n]) {
    const { rows } = await sql<{ written: string }>`
      select ${sqlRecordNumber('FB', 'one.number', 'one.at')} as written
        from (select ${String(number)}::bigint as number, ${newYear}::timestamptz as at) one`.execute(app.db)
    expect(rows[0]?.written).toBe(recordNumber('FB', number, newYear))
  }
})

it('is read in any spelling', () => {
  for (const text of ['IN-2026-000123', 'in-2026-000123', ' IN 123 ', '000123', '123'])
    expect(readRecordNumber('IN', text)).toBe(123n)
})

it('is not read from the number of another service', () => {
  expect(readRecordNumber('IN', 'FB-2026-000123')).toBeUndefined()
})

it('is read whole with any separators, in capitals or not', () => {
  for (const typed of ['FB-2026-000123', 'fb-2026-000123', 'FB 2026 000123', ' FB2026000123 '])
    expect(readWholeNumber('FB', typed)).toBe(123n)
  expect(readWholeNumber('FB', 'FB-2026-1234567')).toBe(1_234_567n)
})

it('is not whole without its prefix or its year', () => {
  for (const typed of ['IN-2026-000123', '2026-000123', 'FB-000123', '123', 'FB', ''])
    expect(readWholeNumber('FB', typed)).toBeUndefined()
})
