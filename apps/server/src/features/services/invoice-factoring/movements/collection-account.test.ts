import { randomUUID } from 'node:crypto'
import type { Currency } from '@tradelane/money'
import { expect, it } from 'vitest'
import { givenRequestedFunding, givenSupplier } from '../../../../../test/given-funding.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { getFunding } from '../fundings.ts'
import { collectionLines, openCollection } from './collection-account.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))

const accountIn = (currency: Currency, key: string = randomUUID()) =>
  app.deps.financePartners.collectionAccount({ key, financePartnerId: 1, currency, reference: 'IF-1' })

// What a payer's bank asks for in each country that the two finance partners lend in.
it.each<[Currency, string[]]>([
  ['USD', ['Account number', 'Routing number (ABA)', 'BIC (SWIFT)']],
  ['EUR', ['IBAN', 'BIC (SWIFT)']],
  ['GBP', ['Account number', 'Sort code', 'BIC (SWIFT)']],
  ['INR', ['Account number', 'IFSC', 'BIC (SWIFT)']],
  ['JPY', ['Account number', 'Bank code', 'Branch code']],
])('an invoice in %s is paid to an account of that currency', async (currency, labels) => {
  const account = await accountIn(currency)
  const lines = collectionLines({ currency }, account)
  expect(lines.map(({ label }) => label)).toEqual([
    'Account holder',
    ...labels,
    'Bank',
    'Bank address',
    'Currency',
    'Reference',
  ])
  expect(lines.every(({ value }) => value !== '')).toBe(true)
  // Its check digits are tested where the numbers are made.
  expect(/^LT\d{18}$/.test(account.account)).toBe(currency === 'EUR')
})

it('of two invoices has two numbers, and of one invoice always the same', async () => {
  const key = randomUUID()
  const [one, again, other] = [
    await accountIn('USD', key),
    await accountIn('USD', key),
    await accountIn('USD'),
  ]
  expect(again).toEqual(one)
  expect(other.account).not.toBe(one.account)
})

it('is opened once, also for two that ask at the same moment, and is stored with the funding', async () => {
  const { fundingId } = await givenRequestedFunding(app, ada)
  const scope = systemScope(ada.companyId)
  const row = await getFunding(app.db, scope, fundingId)
  const [one, other] = await Promise.all([openCollection(app.deps, row), openCollection(app.deps, row)])
  expect(other).toEqual(one)
  expect((await getFunding(app.db, scope, fundingId)).collection_account).toEqual(one)
})
