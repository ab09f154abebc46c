import { notifications } from '@tradelane/contract/notifications/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { formatMoney, minus, money } from '@tradelane/money'
import { beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { afterChangesEnded, decideChange, listChanges } from '../../../../../test/given-change.ts'
import { givenContainerCharge, payContainerChargesOf } from '../../../../../test/given-container-charge.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { type Administrator, givenOnlyAdministrator } from '../../../../../test/given-staff.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app)
const payer = prepared(() => givenPayer(app, { balance: '900000' }))
let id: string
let one: Administrator
let other: Administrator
beforeEach(async () => {
  id = await givenContainerCharge(app, payer)
  one = await givenOnlyAdministrator(app)
  other = await givenAdministrator(app, 'finance')
})

test('a waiver takes effect with the approval, once, and not before', async () => {
  const before = await charge()
  const asked = await waive(one, 100.5)
  expect([asked.status, asked.body.message]).toEqual([200, 'The change waits for a second person.'])
  expect(await charge()).toEqual(before)
  const change = (await listChanges(app, other)).find(({ change_id }) => change_id === asked.body.change_id)
  const due = money(before.amount ?? 0n, 'USD')
  const left = formatMoney(minus(due, money(10_050n, 'USD')))
  expect(change).toMatchObject({
    ...{ kind: 'charge_waiver', subject_id: id, before: { left_to_pay: formatMoney(due) } },
    after: { left_to_pay: left, amount_exact: '100.50' },
  })
  expect(codeOf(await decideChange(app, one, change?.change_id))).toBe('OWN_CHANGE')
  const trader = await givenAdministrator(app, 'trade')
  expect(codeOf(await decideChange(app, trader, change?.change_id))).toBe('ROLE_NOT_ALLOWED')
  const third = await givenAdministrator(app, 'finance')
  const outcomes = await race(app, [
    () => decideChange(app, other, change?.change_id),
    () => decideChange(app, third, change?.change_id),
  ])
  expect(outcomes.map((each) => each.status === 'fulfilled' && each.value.status)).toEqual([200, 409])
  expect(await charge()).toEqual({ ...before, waived_amount: 10_050n, waive_reason: reason })
})

test('the whole is waived by two, and the company reads what was waived and what is left', async () => {
  const { amount } = await charge()
  const part = (await waive(one, 100.5)).body.change_id
  expect((await decideChange(app, other, part)).status).toBe(200)
  const whole = (await waive(one)).body.change_id
  expect((await decideChange(app, other, whole)).status).toBe(200)
  expect(await charge()).toMatchObject({ state: 'waived', waived_amount: amount })
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(notifications.list, { query: {} }, { token: payer.token })
  const left = formatMoney(money((amount ?? 0n) - 10_050n, 'USD'))
  const said = body.data.map((each) => `${each.title}. ${each.body}`)
  expect(said).toContainEqual(
    expect.stringContaining(`: 100.50 USD waived. ${left} is left to pay. ${reason}.`),
  )
  expect(said).toContainEqual(expect.stringContaining(`: waived. There is nothing to pay. ${reason}.`))
})

test('of several long reasons as much is kept as the page has room for', async () => {
  const long = `${'a'.repeat(200)}, `
  for (const again of ['b', 'c']) {
    const body = { logistics_id: id, reason: long + again.repeat(50), amount: 1 }
    const asked = await app.call(officeBookings.waiveCharges, { body }, { token: one.token })
    expect((await decideChange(app, other, asked.body.change_id)).status).toBe(200)
  }
  const [first, second] = [`${long}${'b'.repeat(50)}`, `${long}${'c'.repeat(50)}`]
  expect((await charge()).waive_reason).toBe(`${first}; ${second}`.slice(0, 300))
})

test('another waiver is closed until then, and open after a refusal', async () => {
  const change = (await waive(one)).body.change_id
  const again = await waive(other, 1)
  expect([codeOf(again), failure(again).message]).toEqual([
    'ILLEGAL_STATE',
    'A change waits for a second person. Approve, refuse or withdraw it first.',
  ])
  expect((await decideChange(app, other, change, { decision: 'refuse' })).status).toBe(200)
  expect(await charge()).toMatchObject({ state: 'invoiced', waived_amount: 0n })
  expect((await waive(other, 1)).body.change_id).not.toBe(change)
})

test('what was paid meanwhile is not waived', async () => {
  const change = (await waive(one)).body.change_id
  expect((await payContainerChargesOf(app, payer, id)).status).toBe(200)
  await app.runJobs()
  const late = await decideChange(app, other, change)
  expect([late.status, codeOf(late), failure(late).message]).toEqual([
    409,
    'CONFLICT',
    'There is nothing to pay: the charges are paid or waived, or none were due.',
  ])
  expect((await decideChange(app, other, change, { decision: 'refuse' })).status).toBe(200)
  expect(await charge()).toMatchObject({ state: 'paid', waived_amount: 0n })
})

test('after a week without a decision it is asked for again', async () => {
  const change = (await waive(one)).body.change_id
  other = await afterChangesEnded(app, other)
  expect(codeOf(await decideChange(app, other, change))).toBe('CONFLICT')
  expect((await waive(other)).body.change_id).not.toBe(change)
})

const reason = 'The depot was closed'
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const waive = ({ token }: Administrator, amount?: number) =>
  app.call(
    officeBookings.waiveCharges,
    { body: { logistics_id: id, reason, ...(amount && { amount }) } },
    { token },
  )
const charge = () =>
  app.db
    .selectFrom('container_charges')
    .select(['state', 'amount', 'waived_amount', 'waive_reason'])
    .where('logistics_id', '=', id)
    .executeTakeFirstOrThrow()
