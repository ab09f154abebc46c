import { reconciliation } from '@tradelane/contract/reconciliation/calls'
import { expect, it } from 'vitest'
import { differenceDesk, partsOf } from '../../../../test/difference-desk.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenPayer, givenPayment, untilSettled } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { reconcileProvider } from './index.ts'

// What happens to a difference from night to night.

const app = theApp({}, { isForEachTest: true })
const finance = prepared(() => givenAdministrator(app, 'finance'), { isForEachTest: true })
const { night, givenPaid, foundFor, listed, explain, close } = differenceDesk(app, finance)

it('of a balance stays closed while payments move both sides, and opens where it differs by another amount', async () => {
  const company = await givenPayer(app)
  const found = await foundFor(company, 1)
  await close({ difference_id: found.difference_id })
  await givenBalance(app, company, '100', 'USD')
  const moved = await night()
  expect(moved).toMatchObject({ state: 'closed', difference: -0.01, version: found.version + 1 })
  expect(moved.our_amount - found.our_amount).toBe(100)
  expect((await reconcileProvider(app.deps)).closed).toHaveLength(1)
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

it('is explained by what was booked about the time at which it became another amount', async () => {
  const payer = await givenPayer(app)
  const { difference_id } = await foundFor(payer, 1)
  await app.deps.pool.query(
    `update reconciliation_differences set first_seen_at = first_seen_at - interval '30 days', changed_at = changed_at - interval '30 days'
      where difference_id = $1`,
    [difference_id],
  )
  await givenPayment(app, payer)
  await untilSettled(app)
  const later = await foundFor(payer, 99_999)
  expect(later).toMatchObject({ difference_id, difference: -1000 })
  expect((await explain(difference_id)).sets.map(partsOf)).toContainEqual([
    'ours',
    'Exchange -999.5',
    'Fee -0.5',
  ])
})

it('of a payout whose news is in transit is not gone by that', async () => {
  const payer = await givenPaid()
  await app.deps.pool.query("update provider_sandbox.payouts set status = 'sent'")
  await reconcileProvider(app.deps)
  const open = async () =>
    (await listed()).filter(({ uid, state }) => uid === payer.companyId && state === 'difference')
  expect(await open()).toHaveLength(1)
  const news = [app.clock.now()]
  await app.deps.pool.query('update provider_sandbox.payouts set updated_at = $1', news)
  await app.deps.pool.query(
    "insert into provider_sandbox.payout_statuses (payout_id, status, at) select id, 'sent', $1 from provider_sandbox.payouts",
    news,
  )
  await reconcileProvider(app.deps)
  expect(await open()).toHaveLength(1)
})

it('is compared each night, and the page says of how many customers', async () => {
  await givenPayer(app)
  await night()
  const { body } = await app.call(reconciliation.list, {}, finance)
  expect(body.last_run).toMatchObject({ compared: body.last_run?.customers })
  expect(body.last_run?.customers).toBeGreaterThan(0)
  expect(body.has_more_ended).toBe(false)
})
