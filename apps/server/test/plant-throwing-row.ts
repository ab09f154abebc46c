import { expect } from 'vitest'
import type { TaskName } from '../src/entries/jobs.ts'
import { taskList } from '../src/work/task-list.ts'
import type { TestApp } from './test-app.ts'

type Row = { table: string; idColumn: string; id: string; unless?: string | undefined }

/**
 * From now on each update of this row fails in the database, as a broken record makes it fail, until the returned function is called.
 * `unless`: what may change all the same, such as the mark of a job that claims its rows.
 */
export async function plantThrowingRow(app: TestApp, { table, idColumn, id, unless = 'false' }: Row) {
  await app.deps.pool.query(`
    create or replace function throw_planted() returns trigger language plpgsql as
      $$ begin raise exception 'a planted row of % cannot be written', tg_table_name; end $$;
    create trigger planted before update on ${table} for each row
      when (old.${idColumn}::text = '${id}' and not (${unless})) execute function throw_planted()`)
  return () => app.deps.pool.query(`drop trigger planted on ${table}`)
}

export const runJob = (app: TestApp, job: TaskName) =>
  taskList(app.deps)[job]?.({}) ?? Promise.reject(new Error(`no job ${job}`))

export const failingRows = async (app: TestApp) =>
  (await app.deps.pool.query('select job, row_id, failures from failing_rows order by job, row_id')).rows

type Due = {
  job: TaskName
  table: string
  idColumn: string
  /** Two records that are due. */
  ids: string[]
  /** A change of a planted row that is let through: the mark of a job that claims its rows. */
  unless?: string
}

/** The job does the second row although the first one throws, counts the first, and does it once it is mended. */
export async function expectBothDone(
  app: TestApp,
  { job, table, idColumn, ids, unless }: Due,
): Promise<void> {
  const [planted = '', good = ''] = ids.toSorted()
  const row = async (id: string) => {
    const text = `select (to_jsonb(t) - 'asked_at')::text as text from ${table} t where ${idColumn}::text = $1`
    return JSON.stringify((await app.deps.pool.query(text, [id])).rows)
  }
  const before = [await row(planted), await row(good)]
  expect(before.every((text) => text.length > 2)).toBe(true)
  const mend = await plantThrowingRow(app, { table, idColumn, id: planted, unless })
  await runJob(app, job)
  expect([job, (await row(planted)) === before[0], (await row(good)) === before[1]]).toEqual([
    job,
    true,
    false,
  ])
  expect(await failingRows(app)).toEqual([{ job, row_id: planted, failures: 1 }])
  await mend()
  // A job that claims its rows takes one again after a minute.
  app.clock.advance(61_000)
  await runJob(app, job)
  expect([job, (await row(planted)) === before[0], await failingRows(app)]).toEqual([job, false, []])
}
