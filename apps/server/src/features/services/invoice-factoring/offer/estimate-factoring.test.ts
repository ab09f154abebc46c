import { factoringEstimate } from '@tradelane/contract/invoice-factoring/estimate-call'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

type Asked = { amount: number; finance_term: 30 | 60 | 90 | 120; yearly_turnover: number }
const estimate = (body: Asked, token: string | undefined = ada.token) =>
  app.call(factoringEstimate.estimate, { body }, { token })

test('an estimate shows what each finance partner would advance and charge, before anyone commits', async () => {
  const { body } = await estimate({ amount: 1_000_000, finance_term: 60, yearly_turnover: 6_000_000 })
  // 900,000 for 60 days at 12 % is 18,000 of interest; the fee is 1 % of 1,000,000.
  expect(body.estimates[0]).toEqual({
    finance_partner_id: 1,
    finance_partner_name: 'Meridian Trade Capital',
    advance_percent: 90,
    advance: 900_000,
    annual_rate: 12,
    interest: 18_000,
    fee: 10_000,
    total_cost: 28_000,
    net: 972_000,
    // 28,000 of 900,000 are 3.1111 %; × 360 / 60 = 18.667 %.
    annual_cost: 18.67,
    cost_of_turnover: 168_000,
  })
  expect(body.estimates.map((one) => one.finance_partner_id)).toEqual([1, 2])
})

test('a finance partner without that number of days makes no estimate', async () => {
  const { body } = await estimate({ amount: 1_000_000, finance_term: 120, yearly_turnover: 1_000_000 })
  expect(body.estimates.map((one) => one.finance_partner_id)).toEqual([1])
})

test('an amount above the yearly turnover, none at all and other days are refused at their field', async () => {
  const good = { amount: 1_000_000, finance_term: 60, yearly_turnover: 6_000_000 } as const
  const fieldsOf = async (changes: object) =>
    failure(await estimate({ ...good, ...changes } as Asked)).error.fields
  expect(await fieldsOf({ amount: 6_000_000.01 })).toEqual({ amount: 'Enter at most the yearly turnover' })
  expect(await fieldsOf({ amount: 0 })).toEqual({ amount: 'Enter a valid amount' })
  expect(await fieldsOf({ yearly_turnover: -1 })).toEqual({ yearly_turnover: 'Enter a valid amount' })
  expect(await fieldsOf({ finance_term: 45 })).toEqual({ finance_term: 'Select a number of days' })
  expect((await app.call(factoringEstimate.estimate, { body: good })).status).toBe(401)
})

test('an amount of a cent, of which nothing can be advanced, has no estimate', async () => {
  const { body } = await estimate({ amount: 0.01, finance_term: 60, yearly_turnover: 1 })
  expect(body.estimates).toEqual([])
})

test('a small amount takes the least fee once: the whole turnover does not multiply it', async () => {
  const { body } = await estimate({ amount: 1_000, finance_term: 30, yearly_turnover: 100_000 })
  // 90 % of 1,000 for 30 days at 12 % is 9.00, and the least fee is 50.00. Of 100,000: 900.00, and 1 % of it.
  expect(body.estimates[0]).toMatchObject({ interest: 9, fee: 50, cost_of_turnover: 1_900 })
})

test('an amount whose offer would fail, because its cost is more than what is kept back, has no estimate', async () => {
  const { body } = await estimate({ amount: 400, finance_term: 30, yearly_turnover: 100_000 })
  expect(body.estimates).toEqual([])
})
