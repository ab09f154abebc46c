import { notifications } from '@tradelane/contract/notifications/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { formatMoney, parseMoney } from '@tradelane/money'
import { expect, test } from 'vitest'
import { givenContainerCharge, payContainerChargesOf } from '../../../../../test/given-container-charge.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { shipmentPage } from '../../../../../test/given-shipment.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

// What the company reads of an invoice: how much it is, until when, and what became of the payment.

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const payer = prepared(() => givenPayer(app, { balance: '900000' }))

test('the task has the amount, and its day is five business days on where the company is', async () => {
  const logisticsId = await givenContainerCharge(app, payer)
  const charge = await chargeOf(logisticsId)
  expect(await titlesOf(tasks.list)).toContain(
    `Pay Demurrage and detention ${charge.number}: ${textOf(charge)}`,
  )
  const country = (await countriesOfCompanies(app.db, [payer.companyId])).get(payer.companyId)
  if (!country) throw new Error('it has no country')
  const invoicedAt = new Date(charge.invoiced_at ?? '')
  expect(charge.due_at).toBe(dueAt('payContainerCharges', invoicedAt, country).toISOString())
  expect((await payContainerChargesOf(app, payer, logisticsId)).status).toBe(200)
  expect(await bodies()).toContain(`${textOf(charge)} has been paid.`)
})

test('a refused payment says why, until it is paid again', async () => {
  const logisticsId = await givenContainerCharge(app, payer)
  const { payments } = app.deps
  const { charge } = payments
  const reason = 'The wallet is closed.'
  payments.charge = async ({ key, amount }) => ({ key, amount, status: 'rejected', reason })
  await payContainerChargesOf(app, payer, logisticsId)
  expect(await bodies()).toContain('The money is back in your balance. The wallet is closed.')
  expect(await chargeOf(logisticsId)).toMatchObject({ is_being_paid: false, refusal: reason })
  payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
  await payContainerChargesOf(app, payer, logisticsId)
  payments.charge = charge
  expect(await chargeOf(logisticsId)).toMatchObject({ is_being_paid: true, refusal: null })
})

const textOf = ({ amount }: { amount: number | null }) => formatMoney(parseMoney(String(amount), 'USD'))
async function chargeOf(logisticsId: string) {
  const { container_charge } = await shipmentPage(app, payer.token, logisticsId)
  if (!container_charge) throw new Error('nothing is counted')
  return container_charge
}
async function titlesOf(list: typeof tasks.list) {
  while ((await processEvents(app.deps)) > 0);
  return (await app.call(list, { query: {} }, { token: payer.token })).body.data.map(({ title }) => title)
}
async function bodies() {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(notifications.list, { query: { limit: '100' } }, { token: payer.token })
  return body.data.map((one) => one.body)
}
