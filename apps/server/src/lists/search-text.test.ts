import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { createDb } from '@tradelane/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { everyWordIn } from './search-text.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: ReturnType<typeof createDb>
beforeAll(async () => {
  database = await freshDatabase()
  connection = createDb(database.connectionString)
})
afterAll(async () => {
  await connection.db.destroy()
  await database.close()
})

test.each([
  ['', true],
  ['  ', true],
  ['teile', true],
  ['  GmbH   hanse ', true],
  ['hanse nordic', false],
  // What stands for any text in a pattern is a sign like others here.
  ['100%', true],
  ['1%0', false],
  ['a_b', true],
  ['a\\b', false],
  ['H_nse', false],
])('every word of the search %j is looked for, and signs count: %s', async (search, found) => {
  expect(await isFound('Hanse Teile GmbH 100% a_b', search)).toBe(found)
})

test.each([
  ['Ébénisterie Lefèvre', 'ebenisterie lefevre'],
  ['Müller GmbH', 'muller'],
  ['Müller GmbH', 'mueller'],
  ['Mueller GmbH', 'müller'],
  ['Škoda a.s.', 'skoda'],
  ['Łódź Trading', 'lodz'],
  ['So\u0308hne & Partner', 'söhne'],
  ['Söhne & Partner', 'so\u0308hne'],
  ['Søren Ærø A/S', 'soeren aero'],
  ['Århus Havn', 'aarhus'],
  ['Straßenbau', 'STRASSENBAU'],
  ['İstanbul Işık', 'istanbul isik'],
  ['O’Brien Ltd', "o'brien"],
  ['ＡＢＣ　商事', 'abc 商事'],
  ['Ελλάς ΑΕ', 'ελλασ'],
  ['Ёлка', 'елка'],
])('%s is found by %s', async (text, search) => {
  expect(await isFound(text, search)).toBe(true)
})

test.each([
  ['Müller GmbH', 'maller'],
  ['Łódź', 'todz'],
  ['कंपनी', 'कपन'],
  ['Müller', '\u0308'],
])('%s is not found by %s', async (text, search) => {
  expect(await isFound(text, search)).toBe(false)
})

// Added by Unicode 17, which PostgreSQL 18 does not know yet.
const newLetters = /[\ua7ce-\ua7d5\ua7f1\u{16ea0}-\u{16ed3}]/u

test('browser and database fold every letter alike', async () => {
  const letters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
    (one) => /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}]/u.test(one) && !newLetters.test(one),
  )
  const texts = letters.map((one) => `aX${one}eE${one}`)
  const { rows } = await sql<{ folded: string }>`
    select search_fold(text) as folded from unnest(${texts}::text[]) with ordinality as given (text, place)
     order by place`.execute(connection.db)
  const different = texts.filter((text, place) => rows[place]?.folded !== foldSearch(text))
  expect(different).toEqual([])
})

const isFound = async (text: string, search: string) => {
  const { rows } = await sql<{
    found: boolean
  }>`select ${everyWordIn(sql`${text}::text`, search)} as found`.execute(connection.db)
  return rows[0]?.found
}
