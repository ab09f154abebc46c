import { findEmbedded } from '@tradelane/db/embedded'
import pg from 'pg'

const selects = 400

/** The connection of the product that runs on the data folder. */
export async function databaseOf(dataDir: string): Promise<string> {
  const database = await findEmbedded(dataDir)
  if (!database) throw new Error('The bench needs the embedded server: unset DATABASE_URL.')
  return database.connectionString
}

/** What the median `select 1` takes, in milliseconds: the reference for searches. */
export async function timeSelect(dataDir: string): Promise<number> {
  const client = new pg.Client(await databaseOf(dataDir))
  await client.connect()
  const times = await timeEach(Array.from({ length: selects }), () => client.query('select 1'))
  await client.end()
  return percentile(times, 50)
}

/** What each takes in milliseconds, one after another. */
export async function timeEach<T>(
  inputs: readonly T[],
  work: (input: T) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const input of inputs) {
    const started = performance.now()
    await work(input)
    times.push(performance.now() - started)
  }
  return times
}

export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
