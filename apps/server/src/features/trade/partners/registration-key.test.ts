import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

async function keysOf(numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select registration_key(number) as key from unnest(${numbers}::text[]) with ordinality as given (number, place)
     order by place`.execute(app.db)
  return rows.map(({ key }) => key)
}

test.each([
  ['hrb 0123-a', 'HRB0123A'],
  ['HRB0123/A', 'HRB0123A'],
  ['ＨＲＢ 0123 A', 'HRB0123A'],
  ['ооо 12-34', 'ООО1234'],
  ['société 7', 'SOCIÉTÉ7'],
  ['socie\u0301te\u0301 7', 'SOCIÉTÉ7'],
  ['合同会社 12', '合同会社12'],
  ['– / –', ''],
])('%s is the registration number %s', async (number, key) => {
  expect(await keysOf([number])).toEqual([key])
})

test("a registration number's zeros count, and so do its letters", async () => {
  const keys = await keysOf(['HRB 123 A', 'HRB 0123 A', 'HRA 123 A', 'HRB 123'])
  expect(new Set(keys).size).toBe(4)
})

test('signs and spaces between its letters and digits change nothing, and its key is its own key', async () => {
  const letters = fc.array(fc.constantFrom(...'aZ09éßжЩ会ü٣'), { minLength: 1, maxLength: 12 })
  const signs = fc.array(fc.constantFrom('', ' ', '-', '/', '.', '\u00a0', '_'), {
    minLength: 12,
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(letters, signs, async (number, between) => {
      const spaced = number.map((letter, index) => `${letter}${between[index]}`).join('')
      const [plain, other, upper] = await keysOf([number.join(''), spaced, number.join('').toUpperCase()])
      expect(other).toBe(plain)
      expect(upper).toBe(plain)
      expect(await keysOf([plain ?? ''])).toEqual([plain])
    }),
    { numRuns: 100 },
  )
})

test('partners and trading records have their key from this rule', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
     where generation_expression like '%registration_key(%' order by table_name`.execute(app.db)
  expect(rows).toEqual([
    { table_name: 'partners', column_name: 'registration_key' },
    { table_name: 'trading_records', column_name: 'buyer_key' },
  ])
})
