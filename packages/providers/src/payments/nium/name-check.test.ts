import { afterAll, beforeAll, expect, it } from 'vitest'
import { type NiumStage, niumStage } from '../../../test/nium-stage.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { AccountToCheck } from '../name-check.ts'

let stage: NiumStage
beforeAll(async () => {
  stage = await niumStage()
})
afterAll(() => stage.close())

const pounds: AccountToCheck = {
  name: 'JOHN SMITH',
  accountNumber: '1212121212',
  routingCode: '123456',
  currency: 'GBP',
  country: 'GB',
}
const euros: AccountToCheck = {
  name: 'Hafenhandel Nord GmbH',
  accountNumber: 'DE89370400440532013000',
  routingCode: 'COBADEFFXXX',
  currency: 'EUR',
  country: 'DE',
}
const rupees: AccountToCheck = {
  name: 'Meridian Textiles Pvt Ltd',
  accountNumber: '11111111111111',
  routingCode: 'HDFC0000522',
  currency: 'INR',
  country: 'IN',
}
const check = (account: AccountToCheck) => stage.provider.checkName(account)

// Source: docs.nium.com, "Testing Verify", read on 28 November 2026.
it.each([
  ['1212121212', { result: 'match' }],
  ['11111111', { result: 'close_match', bankName: 'JOHN B SMITH' }],
  ['131313131313', { result: 'no_match' }],
  ['22222222', { result: 'no_match', reason: 'The bank says that this account is not active.' }],
])('the GBP account %s is answered as the provider publishes it', async (accountNumber, answer) => {
  expect(await check({ ...pounds, accountNumber })).toEqual(answer)
})

it('asks for a euro account by its IBAN alone', async () => {
  expect(await check(euros)).toEqual({ result: 'match' })
  expect(stage.server.books.verifications.at(-1)).toEqual({
    ...{ accountHolderName: euros.name, country: 'DE', currency: 'EUR' },
    bank: { iban: euros.accountNumber },
  })
})

it('finds sort code and account in a British IBAN', async () => {
  await check({ ...pounds, accountNumber: 'GB29NWBK60161331926819', routingCode: 'NWBKGB2L' })
  expect(stage.server.books.verifications.at(-1)).toMatchObject({
    bank: { accountNumber: '31926819', routing: { sortCode: '601613' } },
  })
})

it.each([
  ['Meridian Textiles Pvt Ltd', 'match'],
  ['M/s Meridian Textiles Private Limited', 'match'],
  ['Meridian Textiles', 'match'],
  ['Meridian', 'close_match'],
  ['Pvt Ltd', 'no_match'],
  ['Nirvana Exports', 'no_match'],
  ['Meridian Meridian', 'no_match'],
  ['Meridian Meridian Textiles', 'close_match'],
])(
  'compares %s with the name of an Indian bank, which says no more than a name: %s',
  async (name, result) => {
    expect(await check({ ...rupees, name })).toMatchObject({ result })
  },
)

it.each<[string, AccountToCheck, string]>([
  [
    'a corridor that is not checked',
    { ...euros, currency: 'USD', country: 'US' },
    'USD accounts in this country (United States)',
  ],
  ['a bank that does not say', { ...euros, accountNumber: 'DE89370400440532013006' }, 'did not say whose'],
  ['a bank that is not supported', { ...euros, accountNumber: 'DE89370400440532013007' }, 'not supported'],
  ['no sort code', { ...pounds, routingCode: 'NWBKGB2L' }, 'needs the sort code'],
  ['no IFSC', { ...rupees, routingCode: 'HDFCINBB' }, 'the IFSC'],
])('it is not possible, and says why: %s', async (_, account, why) => {
  const { result, reason } = await check(account)
  expect(result).toBe('not_possible')
  expect(reason).toContain(why)
})

it('throws where nothing is answered, so that it is asked again', async () => {
  stage.server.failNext('/verifications', 'error-before')
  await expect(check(euros)).rejects.toThrow(ProviderUnavailable)
})
