import { priceRates } from '@tradelane/contract/price-rates/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { askForRate, readRates } from '../../../../test/given-price-rate.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const one = prepared(() => givenAdministrator(app))
const entry = { service: 'clearance_entry', value: 120, currency: 'USD' } as const
const freight = { service: 'logistics', value: 2 } as const
const elsewhere = 'This service is charged in another currency'
const tooMuch = expect.stringContaining('decimal point')
const tooHigh = 'No fee is that high. Check the amount.'
const dayMs = 24 * 60 * 60_000

describe('a rate', () => {
  test.each([
    ['in the past', { valid_from: -dayMs }, { valid_from: 'A rate cannot begin in the past' }],
    ['that ends in the past', { valid_to: -dayMs, isOwn: true }, { valid_to: 'It must end in the future' }],
    ['in eleven years', { valid_from: 11 * 366 * dayMs }, { valid_from: 'Choose a day within 10 years' }],
    [
      'that ends in eleven years',
      { valid_to: 11 * 366 * dayMs, isOwn: true },
      { valid_to: 'Choose a day within 10 years' },
    ],
    [
      'for all that ends',
      { valid_to: dayMs },
      { valid_to: expect.stringContaining('a new one replaces it') },
    ],
    [
      'that ends first',
      { valid_from: 2 * dayMs, valid_to: dayMs, isOwn: true },
      { valid_to: expect.any(String) },
    ],
    ['with three decimals', { value: 0.055 }, { value: 'Enter a number with at most two decimals' }],
    ['below nothing', { value: -0.01 }, { value: expect.any(String) }],
    ['of ten times too much', { value: 5.01 }, { value: expect.stringContaining('decimal point') }],
    ['with a limit in no currency', { min: 1 }, { currency: 'Currency is required' }],
    ['with half a cent', { min: 1.005, currency: 'USD' }, { min: 'Enter an amount in USD' }],
    ['with limits turned round', { min: 2, max: 1, currency: 'USD' }, { max: 'At least the minimum' }],
    ['with a least of ten times too much', { min: 10_000.01, currency: 'USD' }, { min: tooHigh }],
    ['with a most of ten times too much', { max: 1_000_000.01, currency: 'EUR' }, { max: tooHigh }],
    ['with a least of too many yen', { min: 1_000_001, currency: 'JPY' }, { min: tooHigh }],
    ['of an entry in another currency', { ...entry, currency: 'EUR' }, { currency: elsewhere }],
    ['of an entry in no currency', { ...entry, currency: undefined }, { currency: 'Currency is required' }],
    ['of freight with a limit in euros', { ...freight, min: 1, currency: 'EUR' }, { currency: elsewhere }],
    ['of an entry of ten times too much', { ...entry, value: 1000.01 }, { value: tooMuch }],
    ['of an entry with half a cent', { ...entry, value: 1.005 }, { value: expect.any(String) }],
    ['of an entry with a limit', { ...entry, min: 1 }, { min: 'A fixed amount has no limits' }],
    ['of an entry as a percentage', { ...entry, basis: 'pct_amount' }, { basis: expect.any(String) }],
    ['of an amount for freight', { ...freight, value: 10.01 }, { value: tooMuch }],
    ['of another scope', { scope: 'customer' }, { uid: expect.any(String) }],
  ] as const)('%s is refused at its field', async (_, { isOwn, ...given }: Given, fields) => {
    const at = (ms: number | undefined) => ms && new Date(app.clock.now().getTime() + ms).toISOString()
    const [valid_from, valid_to] = [at(given.valid_from), at(given.valid_to)]
    const uid = isOwn && (await givenCompany(app)).companyId
    const body = { ...given, uid: uid || undefined, valid_from: valid_from || undefined }
    const answer = await askForRate(app, one, { ...body, valid_to: valid_to || undefined })
    expect([answer.status, failure(answer).error.fields]).toEqual([400, fields])
  })

  test('of nobody is refused, and asked for twice by one request is one', async () => {
    expect(codeOf(await askForRate(app, one, { uid: crypto.randomUUID() }))).toBe('NOT_FOUND')
    const [body, key] = [{ service: 'payment', value: 1, reason: 'Once' } as const, 'one-rate']
    const twice = [1, 2].map(() => app.call(priceRates.propose, { body }, { ...one, key }))
    const [first, again] = await Promise.all(twice)
    expect([first?.status, again?.status].toSorted()).not.toContain(500)
    expect((await readRates(app, one)).filter(({ reason }) => reason === 'Once')).toHaveLength(1)
  })
})

type Given = Parameters<typeof askForRate>[2] extends infer Proposal
  ? Omit<NonNullable<Proposal>, 'valid_from' | 'valid_to' | 'uid'> & {
      valid_from?: number
      valid_to?: number
      isOwn?: true
    }
  : never

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
