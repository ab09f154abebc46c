import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client(database.connectionString)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

describe('the numbers of a kind of record', () => {
  it('are given once each, within six digits, and not in order', async () => {
    const numbers = await shuffled(1, 3_000, 1, 999_999)
    expect(new Set(numbers).size).toBe(3_000)
    expect(numbers.every((number) => number >= 1 && number <= 999_999)).toBe(true)
    const rising = numbers.filter((number, index) => number > (numbers[index - 1] ?? 0)).length
    expect(rising).toBeGreaterThan(1_300)
    expect(rising).toBeLessThan(1_700)
  })

  it('are every number of a range', async () => {
    expect((await shuffled(8, 20, 8, 20)).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 8),
    )
  })

  it('are others than those that were given in order before, and have seven digits after the last of six', async () => {
    await client.query('create sequence toys_numbers start with 999998')
    const next = async () => {
      const { rows } = await client.query(
        "select next_readable_number('toys_numbers', 'toys', 999997) as number",
      )
      return Number(rows[0].number)
    }
    const [one, other] = [await next(), await next()]
    expect([one, other].toSorted()).toEqual([999_998, 999_999])
    expect(await next()).toBeGreaterThanOrEqual(1_000_000)
  })
})

const shuffled = async (from: number, to: number, lowest: number, highest: number): Promise<number[]> => {
  const { rows } = await client.query(
    "select shuffled(running, $3, $4, 'a key') as number from generate_series($1::bigint, $2::bigint) as running order by running",
    [from, to, lowest, highest],
  )
  return rows.map(({ number }) => Number(number))
}
