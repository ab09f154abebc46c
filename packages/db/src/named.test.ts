import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { createDb } from './create-db.ts'
import { asNamed, named } from './named.ts'

test('a marked statement is read once by each connection, and others are not kept', async () => {
  const database = await freshDatabase()
  const { db, pool } = createDb(database.connectionString, { max: 1 })
  try {
    for (const number of [1, 2]) {
      const { rows } = await sql`select ${number}::int + 1 as next ${named}`.execute(db)
      expect(rows).toEqual([{ next: number + 1 }])
      await sql`select ${number}::int as unmarked`.execute(db)
    }
    expect((await pool.query(asNamed('select $1::int + 1 as next'), [3])).rows).toEqual([{ next: 4 }])
    const kept = await pool.query(
      'select statement, generic_plans + custom_plans as uses from pg_prepared_statements',
    )
    expect(kept.rows).toEqual([{ statement: 'select $1::int + 1 as next /* named */', uses: 3n }])
  } finally {
    await db.destroy()
    await database.close()
  }
})

test('a marked statement that returns a whole table is right after a migration that adds a column', async () => {
  const database = await freshDatabase()
  const { db } = createDb(database.connectionString, { max: 1 })
  try {
    const read = () => db.selectFrom('wallets').selectAll('wallets').modifyEnd(named).execute()
    const before = await read()
    await sql`alter table wallets add column of_a_later_release int`.execute(db)
    expect(await read()).toEqual(before)
    // What returns all of something else has no name.
    await db.selectFrom('wallets as other').selectAll('other').modifyEnd(named).execute()
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([
      {
        statement:
          'select "wallets"."uid", "wallets"."currency", "wallets"."opened_at" from "wallets" /* named */',
      },
    ])
  } finally {
    await db.destroy()
    await database.close()
  }
})
