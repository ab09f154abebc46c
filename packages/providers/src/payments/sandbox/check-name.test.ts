import { expect, it } from 'vitest'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { AccountToCheck } from '../name-check.ts'
import { checkName } from './check-name.ts'

const account = (name: string): AccountToCheck => ({
  ...{ name, accountNumber: 'DE89370400440532013000', routingCode: 'COBADEFFXXX' },
  ...{ currency: 'EUR', country: 'DE' },
})

it.each([
  ['Hafenhandel Nord GmbH', { result: 'match' }],
  ['Hafenhandel SIM-CLOSE', { result: 'close_match', bankName: 'Hafenhandel Trading' }],
  ['Hafenhandel SIM-OTHER', { result: 'no_match' }],
  ['Hafenhandel SIM-GONE', { result: 'no_match', reason: 'The bank does not know this account.' }],
  [
    'Hafenhandel SIM-UNCHECKED',
    { result: 'not_possible', reason: 'The bank did not say whose account it is.' },
  ],
])('%s', async (name, answer) => {
  expect(await checkName(account(name))).toEqual(answer)
})

it('does not answer, where the name says so', async () => {
  await expect(checkName(account('Hafenhandel SIM-SILENT'))).rejects.toThrow(ProviderUnavailable)
})

it('asks no bank that the provider does not ask', async () => {
  expect(await checkName({ ...account('SIM-OTHER'), currency: 'USD', country: 'US' })).toMatchObject({
    result: 'not_possible',
  })
})
