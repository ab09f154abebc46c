import { insurance } from '@tradelane/contract/insurance/calls'
import { passages } from '@tradelane/contract/logistics/passage-calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenCoveredShipment } from '../../../../test/given-covered-freight.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenBoundInsurance } from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { payFreightOf } from '../../../../test/given-shipment.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { reviewWays } from './review-ways.ts'

// What was agreed before a war area was listed, or a passage closed, becomes a task of the office.

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const payer = prepared(() => givenPayer(app, { balance: '20000' }))
const office = prepared(() => givenAdministrator(app))
const blackSea = {
  place_of_origin: 'Rotterdam, NL',
  origin_countrycode: 'NL',
  place_of_destination: 'Constanța, RO',
  destination_countrycode: 'RO',
}

describe('a policy that was agreed before its way was listed', () => {
  let id: string
  beforeEach(async () => {
    id = await givenBoundInsurance(app, payer, blackSea)
    await app.db
      .updateTable('insurance_policies')
      .set({ referrals: '[]' })
      .where('insurance_id', '=', id)
      .execute()
  })

  test('is a task of the office that names the area, once, also for the next list', async () => {
    await reviewWays(app.deps)
    expect(await tasksOf(id)).toEqual([
      expect.stringMatching(
        /^Look at the way of Insurance IN-.* again\. War and strikes .*Black Sea.*JWLA-035/,
      ),
    ])
    await reviewWays(app.deps)
    await Promise.all([anotherList(), anotherList()])
    expect(await happened(id)).toBe(1)
  })

  test('says so in its history, and stays as it is', async () => {
    await reviewWays(app.deps)
    const { body } = await app.call(insurance.get, { body: { insurance_id: id } }, { token: payer.token })
    expect(body.insurance.state).toBe('bound')
    expect(body.timeline.at(-1)?.to).toBe('way_at_risk')
  })

  test('is no task any more once it is cancelled', async () => {
    await reviewWays(app.deps)
    expect(await tasksOf(id)).toHaveLength(1)
    await app.call(insurance.cancel, { body: { insurance_id: id } }, { token: payer.token })
    await app.runJobs()
    expect(await tasksOf(id)).toEqual([])
  })
})

test('a policy that the desk accepted as it is, is no task', async () => {
  const id = await givenBoundInsurance(app, payer, blackSea)
  await reviewWays(app.deps)
  expect(await happened(id)).toBe(0)
})

test('a policy on an ordinary way is no task', async () => {
  const id = await givenBoundInsurance(app, payer, {
    ...blackSea,
    place_of_destination: 'Piraeus, GR',
    destination_countrycode: 'GR',
  })
  await reviewWays(app.deps)
  expect(await happened(id)).toBe(0)
})

test('a policy whose only way is closed later is a task, once, also when it is closed again', async () => {
  await reopenHormuz()
  const id = await givenBoundInsurance(app, payer, {
    place_of_destination: 'Dammam, SA',
    destination_countrycode: 'SA',
  })
  await reviewWays(app.deps)
  expect(await happened(id)).toBe(0)
  for (const _ of [1, 2]) {
    const body = { passage: 'hormuz', reason: 'Mines', closed_on: dayFromNow(app, 0) } as const
    await app.call(passages.close, { body }, office)
    await reviewWays(app.deps)
    await reopenHormuz()
    await reviewWays(app.deps)
  }
  expect(await tasksOf(id)).toEqual([expect.stringContaining('leads through a passage that is closed')])
  expect(await happened(id)).toBe(1)
})

test('freight that was quoted with war and is insured without it is a task when it is paid', async () => {
  const company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '20000.00', 'USD')
  const { logisticsId } = await givenCoveredShipment(app, company.token)
  // As it was quoted before its way was listed.
  await app.deps.pool.query(
    `update freight_quotes as quote
        set freight = jsonb_set(freight, '{fees}', (select jsonb_agg(fee - 'without') from jsonb_array_elements(freight -> 'fees') as fee))
       from freight_bookings as booking
      where booking.shipment_id = quote.shipment_id and booking.logistics_id = $1`,
    [logisticsId],
  )
  await payFreightOf(app, company, logisticsId)
  await app.runJobs()
  const { insurance_id: id, political_risks } = await app.db
    .selectFrom('insurance_policies')
    .select(['insurance_id', 'political_risks'])
    .where('logistics_id', '=', logisticsId)
    .executeTakeFirstOrThrow()
  expect(political_risks).toBe('strikes')
  expect(await tasksOf(id)).toEqual([expect.stringContaining('Insured: strikes, without war.')])
})

async function reopenHormuz(): Promise<void> {
  const { passages: rows } = (await app.call(passages.list, {}, office)).body
  const closure_id = rows.find(({ passage }) => passage === 'hormuz')?.closure?.closure_id ?? ''
  await app.call(passages.reopen, { body: { closure_id } }, office)
}

/** As if the policies had last been compared with an earlier list. */
async function anotherList(): Promise<void> {
  await app.db.updateTable('insurance_way_reviews').set({ as_of: 'another list' }).execute()
  await reviewWays(app.deps)
}

async function happened(id: string): Promise<number> {
  const events = await app.db
    .selectFrom('events')
    .select('event_id')
    .where('subject_id', '=', id)
    .where('to_state', '=', 'way_at_risk')
    .execute()
  return events.length
}

async function tasksOf(id: string): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(adminTasks.list, { query: {}, body: {} }, office)
  return body.data
    .filter(({ subject_id, title }) => subject_id === id && title.startsWith('Look at'))
    .map(({ title }) => title)
}
