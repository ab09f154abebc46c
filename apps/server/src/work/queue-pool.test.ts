import { expect, test } from 'vitest'
import { theApp } from '../../test/the-app.ts'
import { queuePool } from './queue-pool.ts'

const app = theApp()

test('a connection that is given back twice is given back once, and serves the next', async () => {
  const pool = queuePool(app.connectionString, 1)
  const asked = () =>
    new Promise<{ release(): void }>((resolve, reject) =>
      pool.connect((error, _, release) => (error ? reject(error) : resolve({ release: () => release() }))),
    )
  const first = await asked()
  first.release()
  first.release()
  const second = await asked()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0])
  // Not the second's connection.
  first.release()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0])
  second.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
