import { notifications } from '@tradelane/contract/notifications/calls'
import { expect, test } from 'vitest'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenRate, readRates } from '../../../../test/given-price-rate.ts'
import { givenRated } from '../../../../test/given-rated.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { announceRate } from './announce-rate.ts'

const app = theApp({}, { isForEachTest: true })
const made = prepared(() => givenRated(app), { isForEachTest: true })
const included = 'of the amount sent (included)'
const kept = 'A price that you have been shown stays as it is while it is valid.'

/** What the company is notified of about prices, the newest first. */
async function heard({ token }: { token: string }) {
  await app.runJobs()
  await processEvents(app.deps)
  await app.runJobs()
  const { body } = await app.call(notifications.list, { query: {} }, { token })
  return body.data.filter(({ kind }) => kind === 'prices').map(({ title, body: text }) => ({ title, text }))
}

test('a new rate for all is announced to each company that has none of its own, once, with both prices and its begin', async () => {
  const { payer, staff } = made
  const withOwn = await givenPayer(app)
  await givenRate(app, staff, { uid: withOwn.companyId, value: 0.02 })
  expect(await heard(withOwn)).toHaveLength(1)
  const rateId = await givenRate(app, staff, { value: 0.07, min: 1.5, currency: 'USD' })
  const begins = instantText(new Date((await readRates(app, staff[0]))[0]?.valid_from ?? ''), 'US')
  const text = `The price is 0.07 % ${included}, at least 1.50 USD, from ${begins} on. Before that: 0.05 % ${included}. ${kept}`
  expect(await heard(payer)).toEqual([{ title: 'New price: Payment', text }])
  await announceRate(app.deps, { rateId })
  expect(await heard(payer)).toHaveLength(1)
  expect(await heard(withOwn)).toHaveLength(1)
  const mails = (await app.mails(payer.email)).filter(({ subject }) => subject.includes('New price: Payment'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(text)
  expect(mails[0]?.text).toContain('/prices\n')
})

test('a company’s own rate is announced to it alone, with its end', async () => {
  const { payer, staff } = made
  const other = await givenPayer(app)
  const ends = new Date(app.clock.now().getTime() + 86_400_000)
  await givenRate(app, staff, { uid: payer.companyId, value: 0.02, valid_to: ends.toISOString() })
  const [{ text = '' } = {}, ...others] = await heard(payer)
  expect(others).toEqual([])
  expect(text).toContain(`Your own price is 0.02 % ${included}, from `)
  expect(text).toContain(` on. Before that: 0.05 % ${included}. It ends ${instantText(ends, 'US')}. ${kept}`)
  expect(await heard(other)).toEqual([])
})

test('a version that charges the same is not announced', async () => {
  await givenRate(app, made.staff, { value: 0.05 })
  expect(await heard(made.payer)).toEqual([])
})
