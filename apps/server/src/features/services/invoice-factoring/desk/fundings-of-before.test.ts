import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { factoringDesk } from '../../../../../test/given-factoring-at-desk.ts'
import { givenDraftFunding, givenRequestedFunding, givenSupplier } from '../../../../../test/given-funding.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })

test('fundings that were submitted before they came to the desk have their requests there, and are decided there', async () => {
  const supplier = await givenSupplier(app)
  await givenDraftFunding(app, supplier)
  const { fundingId } = await givenRequestedFunding(app, supplier)
  const unnumbered = await givenRequestedFunding(app, supplier, { invoice_amount: 12_000 })
  while ((await processEvents(app.deps)) > 0);
  const desk = await factoringDesk(app)
  const made = await desk.request(fundingId)
  await app.deps.pool.query('delete from quote_cases')
  await app.deps.pool.query(
    `update tasks set facts = facts #- '{after,is_only_answered}', kind = 'decide-funding', rule = 'invoice_factoring requested', subject = 'invoice_factoring', subject_id = $1
      where subject_id = $2`,
    [fundingId, made.case_id],
  )
  const clear = 'update invoice_factorings set invoice_number = null where invoice_factoring_id = $1'
  await app.deps.pool.query(clear, [unnumbered.fundingId])
  await app.deps.pool.query(await backfill())

  const one = await desk.request(fundingId)
  const { service, state, due_at, requested_at, request } = made
  expect(one).toMatchObject({ service, state, due_at, requested_at, request })
  const { rows } = await app.deps.pool.query(
    "select kind, rule, subject, facts -> 'after' -> 'is_only_answered' as checks from tasks where closed_at is null and subject_id = $1",
    [one.case_id],
  )
  expect(rows).toEqual([
    { kind: 'answer-quote-request', rule: 'quote_case new', subject: 'quote_case', checks: true },
  ])
  expect((await desk.request(unnumbered.fundingId)).request.title).toBe(
    'Funding of an invoice to Hafenhandel Nord GmbH',
  )
  const count = await app.deps.pool.query('select count(*)::int from quote_cases')
  expect(count.rows).toEqual([{ count: 2 }])
  await desk.confirm(fundingId)
  expect((await desk.decide(fundingId, { decision: 'approve' })).status).toBe(200)
  expect((await desk.request(fundingId)).state).toBe('ACCEPTED')
})

/** The part of the migration that begins the requests. */
async function backfill(): Promise<string> {
  const folder = join(import.meta.dirname, '../../../../../../../packages/db/migrations')
  const sql = await readFile(join(folder, '0240_fundings_at_the_desk.sql'), 'utf8')
  return sql.slice(sql.indexOf('with open_fundings as'))
}
