import { priceRates } from '@tradelane/contract/price-rates/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPayer, givenPayment, type Payer } from '../../../../test/given-payment.ts'
import { givenRate, readRates } from '../../../../test/given-price-rate.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isEmpty: true })
const made = prepared(() => givenChange())
const dayMs = 24 * 60 * 60_000

describe('what a version has changed in its first 30 days', () => {
  test('is what was charged beside the version before, and what was expected of the 30 days before it', async () => {
    const { body } = await outcomeOf(made.forAll)
    expect(body.expected).toMatchObject({
      lines: [{ ...lineOf(made.ada), count: 2, currency: 'USD', before: 0.75, after: 1.5 }],
      ...{ total_currency: 'USD', total_before: 0.75, total_after: 1.5 },
    })
    expect(body.happened).toMatchObject({
      lines: [
        { ...lineOf(made.ada), count: 1, currency: 'USD', before: 0.5, after: 1 },
        { ...lineOf(made.ben), count: 1, currency: 'USD', before: 0.1, after: 0.2 },
      ],
      ...{ total_before: 0.6, total_after: 1.2 },
    })
    expect(daysOf(body.expected)).toBe(30)
    expect(daysOf(body.happened)).toBe(30)
    expect(body.expected.period.to).toBe(body.happened.period.from)
    expect(body.is_going_on).toBe(false)
  })

  test('of a customer’s own rate is its own, beside the one for all', async () => {
    const { body } = await outcomeOf(made.ofOwn)
    expect(body.expected.lines).toEqual([])
    expect(body.happened.lines).toEqual([
      { ...lineOf(made.own), count: 1, currency: 'USD', before: 1, after: 4 },
    ])
    expect(daysOf(body.happened)).toBe(7)
    expect(body.is_going_on).toBe(true)
  })

  test('ends with a version that was replaced earlier', async () => {
    const { body } = await outcomeOf(made.short)
    expect(daysOf(body.happened)).toBe(2)
    expect(body.happened.lines).toEqual([])
    expect(body.is_going_on).toBe(false)
  })

  test('is refused of the first version, of one that has not started, and of one that nobody knows', async () => {
    const [first] = (await readRates(app, made.staff[0])).filter((rate) => rate.version === 1 && !rate.uid)
    const planned = await givenRate(app, made.staff, {
      ...{ uid: made.ben.companyId, value: 0.3 },
      valid_from: new Date(app.clock.now().getTime() + dayMs).toISOString(),
    })
    for (const rateId of [first?.rate_id ?? '', planned, crypto.randomUUID()])
      expect(failure(await outcomeOf(rateId)).error.code).toBe('NOT_FOUND')
  })
})

/**
 * Ada pays 1,000 and 500 by the first version and 1,000 by the next one, Ben 200 by the next one and 300 that came back, and Late 2,000 after its
 * first 30 days. Cleo’s own rate ends before the next one begins. Late has a rate of its own for two days then, and Own for seven days and more.
 */
async function givenChange() {
  const payer = (name: string) => givenPayer(app, { name }).then((company) => ({ ...company, name }))
  const [ada, ben] = [await payer('Ada Imports'), await payer('Ben Imports')]
  const cleo = await payer('Cleo Imports')
  await givenPayment(app, ada, { amount: 1000 })
  await givenPayment(app, ada, { amount: 500 })
  const valid_to = new Date(app.clock.now().getTime() + 60_000).toISOString()
  await givenRate(app, await colleagues(), { uid: cleo.companyId, value: 0.01, valid_to })
  await givenPayment(app, cleo, { amount: 1000 })
  app.clock.advance(60_000)
  const forAll = await givenRate(app, await colleagues(), { value: 0.1 })
  await givenPayment(app, ada, { amount: 1000 })
  await givenPayment(app, ben, { amount: 200 })
  await givenPayment(app, ben, { amount: 300, reference: 'SIM-REJECT' })
  app.clock.advance(31 * dayMs)
  const late = await payer('Late Imports')
  await givenPayment(app, late, { amount: 2000 })
  const short = await givenRate(app, await colleagues(), { uid: late.companyId, value: 0.2 })
  app.clock.advance(2 * dayMs)
  await givenRate(app, await colleagues(), { uid: late.companyId, value: 0.3 })
  const own = await payer('Own Imports')
  const ofOwn = await givenRate(app, await colleagues(), { uid: own.companyId, value: 0.4 })
  await givenPayment(app, own, { amount: 1000 })
  app.clock.advance(7 * dayMs)
  return { staff: await colleagues(), ada, ben, own, forAll, short, ofOwn }
}

/** Two of them, whose sessions have just started. */
const colleagues = async () => [await givenAdministrator(app), await givenAdministrator(app)] as const

const lineOf = ({ companyId, name }: Payer & { name: string }) => ({ uid: companyId, company: name })

const daysOf = ({ period: { from, to } }: { period: { from: string; to: string } }) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

const outcomeOf = (rate_id: string) => app.call(priceRates.outcome, { body: { rate_id } }, made.staff[0])
