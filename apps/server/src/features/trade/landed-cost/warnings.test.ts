import { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

type Asked = WireInput<typeof landedCost.estimate>['body']
const shirts: Asked = {
  ...{ hs_code: '6109.10', origin: 'CN', destination: 'DE', currency: 'EUR', incoterm: 'FOB' },
  ...{ value: 10_000, freight: 800, insurance: 50 },
}

async function asked(changes: Partial<Asked>) {
  const { token } = await givenCompany(app)
  return app.call(landedCost.estimate, { body: { ...shirts, ...changes } }, { token })
}
async function estimated(changes: Partial<Asked>) {
  const { body } = await asked(changes)
  if (!('lines' in body)) throw new Error(JSON.stringify(body))
  return { ...body, kinds: body.lines.map(({ kind }) => kind), warned: body.warnings.join(' ') }
}
const refusedFields = async (changes: Partial<Asked>) => failure(await asked(changes)).error.fields

test('Each line says its rate, base, source and day, and who pays it', async () => {
  const { lines, is_complete, per_unit } = await estimated({ quantity: 1_000 })
  expect(lines[3]).toEqual({
    ...{ kind: 'duty', amount: 1_302, rate: 12, status: 'known', paid_by: 'buyer', as_of: '2020-12-02' },
    basis: 'Goods, freight and insurance (CIF), HS 6109',
    source: expect.stringContaining('UK Global Tariff with the common tariff of the EU beside it'),
  })
  expect(lines[0]).toMatchObject({ source: 'Your figures', paid_by: 'buyer' })
  // Of an edition that has been revised.
  expect(is_complete).toBe(false)
  expect(per_unit).toBe(14.46)
})

test('An estimate that is older than the next revision of its source says so', async () => {
  const { warned } = await estimated({})
  expect(warned).toContain('read in an edition of 2 Dec 2020, and has been revised since 1 Jan 2022')
  const swiss = async (instant: string) => {
    app.clock.advance(Date.parse(instant) - app.clock.now().getTime())
    return (await estimated({ destination: 'CH' })).warned
  }
  expect(await swiss('2026-12-31T20:00:00Z')).not.toContain('revised')
  expect(await swiss('2027-01-01T20:00:00Z')).toContain('has been revised since 1 Jan 2027')
})

test('Goods without a known rate have no duty and no tax, and the total says that they are missing', async () => {
  const { kinds, total, is_complete, warned } = await estimated({ hs_code: '8703.23' })
  expect(kinds).toEqual(['goods', 'freight', 'insurance'])
  expect([total, is_complete]).toEqual([10_850, false])
  expect(warned).toContain('No rate is known here for these goods.')
})

test('A destination without rules has neither duty nor tax', async () => {
  const { kinds, is_complete, warned } = await estimated({ destination: 'MX' })
  expect([kinds.length, is_complete]).toEqual([3, false])
  expect(warned).toContain('No rate is known here for Mexico:')
})

test('What cannot be calculated from a value is said in words', async () => {
  const { kinds, is_complete, warned } = await estimated({ hs_code: '9503.00' })
  expect([kinds.length, is_complete]).toEqual([3, false])
  expect(warned).toContain('0 or 4.7 %, by material and type')
})

test('The United States: what is known as of its day, and nothing of what is added is guessed', async () => {
  const { lines, is_complete, warned } = await estimated({
    ...{ hs_code: '8507.50', destination: 'US', currency: 'USD' },
  })
  expect(lines[3]).toMatchObject({ rate: 3.4, status: 'in_motion', as_of: '2025-01-01' })
  expect(warned).toContain('read in an edition of 1 Jan 2025, and has been revised since 1 Jan 2026')
  expect(is_complete).toBe(false)
  expect(warned).toContain('China: 12.5 % under the Section 301 duties of 24 July 2026')
  expect(warned).toContain('suspended since 29 August 2025')
  const steel = await estimated({ hs_code: '7325.91', destination: 'US', origin: 'BR', currency: 'USD' })
  expect(steel.warned).toContain('50 % on the metal and core goods, 25 % on derivatives')
  expect(steel.warned).toContain('Brazil: 25 %')
  expect(steel.warned).not.toContain('China:')
})

test('Up to the threshold nothing is charged, in the currency of the destination or at the day’s rate', async () => {
  const free = await estimated({ destination: 'AU', currency: 'AUD', value: 1_000, freight: 0, insurance: 0 })
  expect(free.lines.slice(3).map(({ amount }) => amount)).toEqual([0, 0])
  expect(free.lines[3]?.basis).toBe('Goods up to 1,000.00 AUD')
  const charged = await estimated({
    destination: 'AU',
    currency: 'AUD',
    value: 1_000.01,
    freight: 0,
    insurance: 0,
  })
  expect(charged.lines.slice(3).map(({ amount }) => amount)).toEqual([50, 105])
  const inEuros = await estimated({ destination: 'AU', value: 100 })
  expect(inEuros.lines[3]?.amount).toBe(0)
  expect(inEuros.lines[3]?.basis).toMatch(/^Goods up to 1,000.00 AUD, at the .+ 20\d\d$/)
})

test('Within the Union, and within a country, goods pass no customs', async () => {
  for (const origin of ['FR', 'DE']) {
    const { kinds, is_complete, warned } = await estimated({ origin })
    expect([kinds.length, is_complete]).toEqual([3, false])
    expect(warned).toContain('pass no customs')
    expect(warned.includes('VAT on the acquisition within the Union')).toBe(origin === 'FR')
    expect(warned.includes('The tax on the sale is not in this total')).toBe(origin === 'DE')
  }
})

test('Under DDP duty and tax are the seller’s', async () => {
  const { lines, warned } = await estimated({ incoterm: 'DDP' })
  expect(lines.map(({ paid_by }) => paid_by)).toEqual(['buyer', 'seller', 'seller', 'seller', 'seller'])
  expect(warned).toContain('Under DDP the seller pays duty and tax')
})

test('A term that does not fit containers is named, with the one to use', async () => {
  expect((await estimated({ in_container: true })).warned).toContain('Use FCA')
  expect((await estimated({ in_container: true, incoterm: 'FCA' })).warned).not.toContain('containers')
})

test('Freight and insurance that are left out are named by what the term has in its price; 0 is none', async () => {
  const leftOut = { freight: undefined, insurance: undefined }
  expect((await estimated(leftOut)).warned).toContain('No freight is given')
  expect((await estimated(leftOut)).warned).toContain('No insurance is given')
  const delivered = await estimated({ ...leftOut, incoterm: 'DAP' })
  expect(delivered.warned).toContain('The freight in the DAP price is not given')
  expect(delivered.warned).not.toContain('No insurance is given')
  for (const incoterm of ['FOB', 'DAP'] as const)
    expect((await estimated({ freight: 0, insurance: 0, incoterm })).warned).not.toContain('given')
})

test('A code that our list does not have is named, and one that cannot exist is refused', async () => {
  expect((await estimated({ hs_code: '6109.10.00.10' })).warned).toContain('Check the code')
  expect(await refusedFields({ hs_code: '9405.40' })).toEqual({
    hs_code: '9405.40 was replaced in 2022 by 9405.41, 9405.42 or 9405.49. Choose one of them.',
  })
  expect(await refusedFields({ hs_code: '8803' })).toEqual({
    hs_code: 'The Harmonized System has no such code. Search it by a word.',
  })
})

test('Freight in a price cannot be as much as the price, and amounts have the decimals of their currency', async () => {
  expect(await refusedFields({ incoterm: 'CIF', value: 850 })).toHaveProperty('freight')
  expect(await refusedFields({ currency: 'JPY', value: 10.5 })).toEqual({
    value: 'This is not an amount of JPY',
  })
})

test('Amounts and quantities that no answer could carry are refused at their field', async () => {
  expect(await refusedFields({ value: 10_000_000_000.01 })).toHaveProperty('value')
  expect((await asked({ value: 10_000_000_000 })).status).toBe(200)
  expect(await refusedFields({ value: 10_000_000_000, quantity: 0.001 })).toHaveProperty('quantity')
})
