import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insurance } from '@tradelane/contract/insurance/calls'
import { expect, test } from 'vitest'
import {
  givenBinding,
  givenInsurance,
  givenQuotedInsurance,
  givenSubmittedInsurance,
} from '../../../../../test/given-insurance.ts'
import { insuranceDesk } from '../../../../../test/given-insurance-at-desk.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })

test('policies that were open before they came to the desk have their requests there, and are quoted and paid', async () => {
  const payer = await givenPayer(app, { balance: '3000' })
  await givenInsurance(app, payer.token)
  const waiting = await givenSubmittedInsurance(app, payer.token)
  const quoted = await givenQuotedInsurance(app, payer)
  await processEvents(app.deps)
  const desk = await insuranceDesk(app)
  const made = [await desk.request(waiting), await desk.request(quoted)]
  await forgetRequests()
  await givenOldTask(waiting)
  await app.deps.pool.query(await backfill())

  const [one, two] = [await desk.request(waiting), await desk.request(quoted)]
  const { title, facts } = made[0]?.request ?? {}
  expect(one).toMatchObject({ state: 'NEW', due_at: made[0]?.due_at, request: { title, facts } })
  expect(await openTasks(one.case_id)).toEqual([
    { kind: 'answer-quote-request', rule: 'quote_case new', subject: 'quote_case' },
  ])
  expect(two).toMatchObject({ state: 'QUOTED', request: { title, facts } })
  expect(two.offers).toMatchObject([{ state: 'PUBLISHED', buy_amount: 300, quote_amount: 400, eta: 1 }])
  await desk.offer(waiting, { quote_amount: 1000 })
  expect(await desk.policy(waiting)).toMatchObject({ state: 'quoted', quote: { total: 1000 } })
  const body = await givenBinding(app, payer, quoted)
  expect((await app.call(insurance.bind, { body }, payer)).status).toBe(200)
  expect(await desk.request(quoted)).toMatchObject({ state: 'ACCEPTED', offers: [{ state: 'ACCEPTED' }] })
})

/** As the office had it before: to quote the insurance. */
async function givenOldTask(id: string): Promise<void> {
  await app.deps.pool.query(
    `update tasks set kind = 'quote-insurance', rule = 'insurance submitted', subject = 'insurance', subject_id = $1
      where closed_at is null and kind = 'answer-quote-request'`,
    [id],
  )
}

async function openTasks(subjectId: string) {
  const { rows } = await app.deps.pool.query(
    'select kind, rule, subject from tasks where closed_at is null and subject_id = $1',
    [subjectId],
  )
  return rows
}

/** As if the desk had never heard of insurance. */
async function forgetRequests(): Promise<void> {
  const { pool } = app.deps
  await pool.query('update insurance_policies set offer_id = null')
  await pool.query('alter table quote_offers disable trigger user')
  await pool.query('delete from quote_offers')
  await pool.query('alter table quote_offers enable trigger user')
  await pool.query('delete from quote_cases')
}

/** The part of the migration that begins the requests. */
async function backfill(): Promise<string> {
  const folder = join(import.meta.dirname, '../../../../../../../packages/db/migrations')
  const sql = await readFile(join(folder, '0250_insurance_at_the_desk.sql'), 'utf8')
  return sql.slice(sql.indexOf('with open_policies as'))
}
