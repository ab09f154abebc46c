import type { WireInput } from '@tradelane/contract'
import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { adminBuyers } from '@tradelane/contract/trading-info/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenTradingInfo } from '../../../../test/given-trading-info.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let office: string
beforeAll(async () => {
  office = (await givenAdministrator(app)).token
})

test('opens the case of a credit limit with the partner, which the customer sees as requested by Tradelane', async () => {
  const customer = await givenCompany(app, { name: 'Limited Trading Ltd', kyb: 'Clear' })
  const { tradingId } = await givenTradingInfo(app, { supplier_name: 'Limited Trading Ltd' })
  const { body } = await convert({
    trading_id: tradingId,
    uid: customer.companyId,
    credit_limit: limitCase,
  })
  expect(body.message).toBe('The buyer is now a partner. A credit limit has been requested.')
  const credit_limit_id = body.credit_limit_id ?? ''
  const seen = await app.call(creditLimits.get, { body: { credit_limit_id } }, { token: customer.token })
  expect(seen.body).toMatchObject({
    credit_limit: {
      beneficiary_id: body.beneficiary_id,
      state: 'requested',
      currency: 'EUR',
      limit_request: 250_000,
      trading_history: 3,
      inco_terms: 'CIF',
    },
    timeline: [{ to: 'requested', actor: 'tradelane' }],
  })
  expect(seen.body.credit_limit.payment_terms).toContainEqual({ days: 60, percentage: 100 })
  const [partner] = (await app.call(partners.list, { query: {} }, { token: customer.token })).body
  expect(partner?.limit_request).toBeGreaterThan(0)
})

test('makes no partner where the credit limit cannot be requested', async () => {
  const customer = await givenCompany(app, { name: 'Unlent Trading Ltd' })
  const { tradingId } = await givenTradingInfo(app, { supplier_name: 'Unlent Trading Ltd' })
  const body = { trading_id: tradingId, uid: customer.companyId }
  const unlent = await convert({ ...body, credit_limit: { ...limitCase, currency: 'XAF' } })
  expect(failure(unlent).error?.fields?.['credit_limit.currency']).toContain(
    'No finance partner lends in XAF.',
  )
  expect(await stateOf(tradingId)).toBe('received')
  const made = await convert({ ...body, credit_limit: limitCase })
  const { tradingId: second } = await givenTradingInfo(app, { supplier_name: 'Unlent Trading Ltd' })
  const { beneficiary_id } = made.body
  const again = await convert({
    ...body,
    trading_id: second,
    beneficiary_id,
    credit_limit: limitCase,
  })
  expect(failure(again).error.code).toBe('ILLEGAL_STATE')
  expect(await stateOf(second)).toBe('received')
})

const limitCase = {
  currency: 'EUR',
  limit_request: 250_000,
  trading_history: 3,
  description_goods: 'Ball bearings',
  inco_terms: 'CIF',
  payment_days: 60,
} as const
const convert = (body: WireInput<typeof adminBuyers.convert>['body']) =>
  app.call(adminBuyers.convert, { body }, { token: office })
const stateOf = async (trading_id: string) => {
  const { body } = await app.call(adminBuyers.buyers, { query: {}, body: { trading_id } }, { token: office })
  return 'record' in body ? body.record.state : undefined
}
