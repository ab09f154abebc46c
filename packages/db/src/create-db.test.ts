import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { createDb } from './create-db.ts'

test.each([
  ['with limits', { patience: { lockMs: 1_000, statementMs: 2_000 } }, '1s'],
  ['without limits', {}, '0'],
])(
  'a connection that writes, %s, hears warnings also where its role hears errors alone',
  async (_, choices, limit) => {
    const { connectionString, close } = await freshDatabase()
    onTestFinished(close)
    const client = new pg.Client(connectionString)
    await client.connect()
    const name = new URL(connectionString).pathname.slice(1)
    await client.query(`alter role current_user in database ${name} set client_min_messages = error`)
    await client.end()
    const { db, pool } = createDb(connectionString, { max: 1, ...choices })
    onTestFinished(() => db.destroy())
    const settings = `select current_setting('client_min_messages') as heard, current_setting('lock_timeout') as limit`
    expect((await pool.query(settings)).rows).toEqual([{ heard: 'warning', limit }])
  },
)
