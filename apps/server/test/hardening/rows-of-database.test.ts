import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../given-company.ts'
import { theApp } from '../the-app.ts'
import { rowsOfDatabase } from './rows-of-database.ts'

const app = theApp()
beforeAll(async () => {
  await givenCompany(app)
})

test.each([
  [
    'an insert',
    "insert into notes (uid, user_id, text, created_at) select uid, user_id, 'Call', now() from users",
  ],
  ['an update that changes nothing', 'update companies set uid = uid'],
  ['a removed row', 'delete from sessions'],
  ['an emptied table', 'truncate notes'],
  ['a new job', "select graphile_worker.add_job('send mail')"],
  [
    'a job with an attempt that is no refused sign-in',
    `select graphile_worker.add_job('send mail', '{"attempt":{"action":"/admin/login"}}')`,
  ],
  [
    'a refused sign-in of another call',
    `select graphile_worker.add_job('audit-refused-sign-in', '{"attempt":{"action":"/admin/profile"}}')`,
  ],
  ['a job that is put off', "update graphile_worker._private_jobs set run_at = run_at + interval '1 hour'"],
  ['a job that is removed before it started', 'delete from graphile_worker._private_jobs'],
])('%s is noticed', async (_, statement) => {
  const before = await rowsOfDatabase(app)
  expect(await rowsOfDatabase(app)).toEqual(before)
  await app.deps.pool.query(statement)
  expect(await rowsOfDatabase(app)).not.toEqual(before)
})

test.each(['/admin/login', '/admin/verify'])('a refused sign-in at %s is not', async (action) => {
  const before = await rowsOfDatabase(app)
  await app.deps.pool.query("select graphile_worker.add_job('audit-refused-sign-in', $1)", [
    JSON.stringify({ attempt: { action } }),
  ])
  expect(await rowsOfDatabase(app)).toEqual(before)
})

test('what was rolled back is not', async () => {
  const before = await rowsOfDatabase(app)
  const client = await app.deps.pool.connect()
  await client.query('begin; delete from sessions; update companies set uid = uid; rollback')
  client.release()
  expect(await rowsOfDatabase(app)).toEqual(before)
})

test('a statement that finds no row is not, nor is the end of a job that a worker has started', async () => {
  await app.deps.pool.query(
    "select graphile_worker.add_job('send mail'); update graphile_worker._private_jobs set locked_at = now()",
  )
  const before = await rowsOfDatabase(app)
  await app.deps.pool.query(
    'update companies set uid = uid where false; delete from graphile_worker._private_jobs',
  )
  expect(await rowsOfDatabase(app)).toEqual(before)
})
