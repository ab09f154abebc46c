import { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
// The rules were read for this day: most of them are to be read again in 2027.
beforeAll(() => app.clock.advance(Date.parse('2026-12-01T12:00:00Z') - app.clock.now().getTime()))

type Asked = WireInput<typeof landedCost.estimate>['body']
const shirts: Asked = {
  ...{ hs_code: '6109.10', origin: 'CN', destination: 'DE', currency: 'EUR', incoterm: 'FOB' },
  ...{ value: 10_000, freight: 800, insurance: 50 },
}

async function estimated(changes: Partial<Asked>) {
  const { token } = await givenCompany(app)
  const { body } = await app.call(landedCost.estimate, { body: { ...shirts, ...changes } }, { token })
  if (!('lines' in body)) throw new Error(JSON.stringify(body))
  const { lines, warnings } = body
  const lineOf = (wanted: string) => lines.find(({ kind }) => kind === wanted)
  const amountsOf = (...kinds: string[]) => kinds.map((kind) => lineOf(kind)?.amount)
  return { ...body, lineOf, amountsOf, warned: warnings.join(' ') }
}

const exWorks = { incoterm: 'EXW', value: 10_000, to_port: 500, freight: 0, insurance: 0 } as const

test('The United States charge no duty on carriage to the port that an ex-works price does not have in it', async () => {
  const { amountsOf, lineOf } = await estimated({ ...exWorks, destination: 'US', currency: 'USD' })
  expect(amountsOf('to_port', 'duty')).toEqual([500, 1_650])
  expect(lineOf('duty')?.basis).toBe('Goods, without the costs to the port, HS 610910')
})

test('Canada charges neither duty nor tax on it, and says when it does', async () => {
  const canada = await estimated({ ...exWorks, destination: 'CA', currency: 'CAD' })
  expect(canada.amountsOf('duty', 'tax')).toEqual([1_800, 590])
  expect(canada.warned).toContain('Costs before that are part of the value')
})

test('Australia and Germany charge both on it', async () => {
  const australia = await estimated({ ...exWorks, destination: 'AU', currency: 'AUD', hs_code: '3303.00' })
  expect(australia.amountsOf('duty', 'tax')).toEqual([525, 1_102.5])
  expect((await estimated(exWorks)).amountsOf('duty', 'tax')).toEqual([1_260, 2_234.4])
})

const books = { hs_code: '4901.99', origin: 'DE', destination: 'CH' } as const

test('Switzerland taxes books and medicines at 2.6 %, and levies no tax of up to 5 francs', async () => {
  const printed = await estimated({ ...books, currency: 'CHF' })
  expect(printed.amountsOf('duty', 'tax')).toEqual([0, 282.1])
  expect(printed.is_complete).toBe(true)
  const taxOn = async (hs_code: string, value: number) => {
    const { lineOf } = await estimated({
      ...{ destination: 'CH', currency: 'CHF', hs_code, value, freight: 0, insurance: 0 },
    })
    return [lineOf('tax')?.amount, lineOf('tax')?.rate]
  }
  expect(await taxOn('8471.30', 50)).toEqual([0, 0])
  // 8.1 % of 61.79 is 5.00, of 61.80 it is 5.01.
  expect(await taxOn('8471.30', 61.79)).toEqual([0, 0])
  expect(await taxOn('8471.30', 61.8)).toEqual([5.01, 8.1])
  expect(await taxOn('3004.90', 192)).toEqual([0, 0])
  expect(await taxOn('3004.90', 193)).toEqual([5.02, 2.6])
  const { lineOf } = await estimated({
    destination: 'CH',
    currency: 'CHF',
    hs_code: '8471.30',
    value: 50,
    freight: 0,
    insurance: 0,
  })
  expect(lineOf('tax')?.basis).toBe('VAT: up to 5.00 CHF is not levied')
})

test('The limit of Switzerland holds for amounts in another currency, at the day’s rate', async () => {
  const laptop = { destination: 'CH', hs_code: '8471.30', freight: 0, insurance: 0 } as const
  expect((await estimated({ ...laptop, value: 40 })).amountsOf('tax')).toEqual([0])
  expect((await estimated({ ...laptop, value: 400 })).amountsOf('tax')).toEqual([32.4])
})

test('Singapore taxes small consignments by sea, not by air; without a word about it, it is open', async () => {
  const small = {
    destination: 'SG',
    currency: 'SGD',
    hs_code: '8471.30',
    value: 390,
    freight: 5,
    insurance: 0,
  } as const
  const by = async (arrives_by?: 'sea' | 'air') => {
    const { amountsOf, is_complete } = await estimated({ ...small, ...(arrives_by && { arrives_by }) })
    return [...amountsOf('tax'), is_complete]
  }
  expect(await by('air')).toEqual([0, true])
  expect(await by('sea')).toEqual([35.55, true])
  expect(await by()).toEqual([35.55, false])
})

test('Fees of the United States have bounds, and one of harbours by sea', async () => {
  const fees = async (value: number, arrives_by?: 'sea' | 'air') => {
    const { amountsOf } = await estimated({
      ...{ destination: 'US', currency: 'USD', value, freight: 0 },
      ...(arrives_by && { arrives_by }),
    })
    return amountsOf('fees')[0]
  }
  expect(await fees(10_000, 'sea')).toBe(47.14)
  expect(await fees(10_000, 'air')).toBe(34.64)
  // 9,600 USD of the demo: at least 34.58, and 12.00.
  expect(await fees(9_600, 'sea')).toBe(46.58)
  expect(await fees(250_000, 'air')).toBe(670.86)
  expect(await fees(2_500, 'air')).toBe(2.77)
  expect(await fees(2_500.01, 'air')).toBe(34.58)
})

test('The line of the fees says each; how the goods arrive is asked for', async () => {
  const america = { destination: 'US', currency: 'USD' } as const
  expect((await estimated({ ...america, arrives_by: 'sea' })).lineOf('fees')).toMatchObject({
    basis:
      'Merchandise processing fee 34.64 USD (0.3464 %, at least 34.58 USD, at most 670.86 USD); Harbor maintenance fee 12.50 USD (0.125 %)',
    ...{ as_of: '2026-10-01', paid_by: 'buyer' },
  })
  expect((await estimated(america)).warned).toContain('by sea, a harbor maintenance fee of 0.125 %')
  expect((await estimated({ ...america, arrives_by: 'air' })).warned).not.toContain('harbor')
})

test('Bounds of fees are changed into the currency of the estimate', async () => {
  const { lineOf } = await estimated({ destination: 'US', value: 1_000_000 })
  // 670.86 USD / 1.0389
  expect(lineOf('fees')?.amount).toBe(645.74)
  expect(lineOf('fees')?.basis).toMatch(/; at the .+ 20\d\d$/)
  const inKuwait = await estimated({ destination: 'US', currency: 'KWD' })
  expect(inKuwait.lineOf('fees')).toBeUndefined()
  expect(inKuwait.warned).toContain('fees of customs are missing')
})

test('The towels of the demo: 9.1 %, and fees of 46.58', async () => {
  const { amountsOf, total } = await estimated({
    ...{ hs_code: '6302.60', origin: 'IN', destination: 'US', currency: 'USD', arrives_by: 'sea' },
    ...{ value: 9_600, freight: 780, insurance: 36.31 },
  })
  expect(amountsOf('duty', 'fees')).toEqual([873.6, 46.58])
  expect(total).toBe(11_336.49)
})

test('Japan cuts bases to 1,000 and charges to 100 yen, in yen alone', async () => {
  const shoes = { hs_code: '6404.11', origin: 'VN', destination: 'JP', incoterm: 'CIF' } as const
  const yen = await estimated({ ...shoes, currency: 'JPY', value: 1_281_479, freight: 1_000, insurance: 479 })
  expect(yen.amountsOf('duty', 'tax')).toEqual([102_400, 138_200])
  const dollars = await estimated({ ...shoes, currency: 'USD', value: 10_000, freight: 500 })
  expect(dollars.amountsOf('duty', 'tax')).toEqual([800, 1_080])
  expect(dollars.warned).toContain('in USD they are not cut here')
})

test('Parcels of couriers to Dubai may be free up to 300 and up to 1,000 dirhams: the duty is charged, and open', async () => {
  const chairs = {
    hs_code: '9403.60',
    origin: 'MY',
    destination: 'AE',
    currency: 'AED',
    freight: 20,
  } as const
  const small = await estimated({ ...chairs, value: 250, insurance: 0 })
  expect(small.amountsOf('duty', 'tax')).toEqual([13.5, 14.18])
  expect(small.warned).toContain('up to 300 AED, and up to 70 kg, pay no duty in Dubai')
  expect(small.is_complete).toBe(false)
  const unsure = await estimated({ ...chairs, value: 300.01, insurance: 0 })
  expect(unsure.amountsOf('duty')).toEqual([16])
  expect(unsure.warned).toContain('up to 1,000 AED pay no duty since 1 March 2023')
  expect(unsure.is_complete).toBe(false)
  expect((await estimated({ ...chairs, value: 1_000.01 })).warned).not.toContain('In Dubai')
})

test.each([
  ['DE', 'article 86 of Directive 2006/112/EC', 'article 72 of Regulation (EU) No 952/2013'],
  ['GB', 'Value Added Tax Act 1994, section 21', 'Value Added Tax Act 1994, section 21'],
  ['CH', 'It is taxed to the destination (bazg.admin.ch)', 'as here (bazg.admin.ch)'],
  ['US', 'Neither duty nor tax is charged on it.', 'Neither duty nor tax is charged on the freight.'],
  ['CA', 'Neither duty nor GST', 'Neither duty nor GST is charged on the freight'],
  ['JP', 'Japan Customs, FAQ 1403', 'both may be too high here'],
  ['KR', 'after the port of import (Customs Act, article 30', 'both may be too high here'],
  ['AU', 'is not in this estimate.', 'has not been read for this destination'],
] as const)('What %s charges on carriage after arrival is its own', async (destination, after, within) => {
  const free = await estimated({ destination })
  const delivered = await estimated({ destination, incoterm: 'DAP' })
  expect(free.warned).toContain(`Carriage from the place of arrival onwards is not in this estimate.`)
  expect(free.warned).toContain(after)
  expect(delivered.warned).toContain(within)
  expect(/article 86|article 72/.test(free.warned + delivered.warned)).toBe(destination === 'DE')
})

test('Freight that may go on after arrival leaves the estimate open, but where nothing is charged otherwise', async () => {
  const laptops = { hs_code: '8471.30', incoterm: 'DAP' } as const
  expect((await estimated({ ...laptops, destination: 'CH' })).is_complete).toBe(true)
  expect((await estimated({ ...laptops, destination: 'SG', currency: 'SGD' })).is_complete).toBe(false)
})

test('Without duty there is no price of one, and the answer says so', async () => {
  const unknown = await estimated({ hs_code: '8703.23', quantity: 10 })
  expect([unknown.lacks_duty, unknown.per_unit]).toEqual([true, null])
  const known = await estimated({ quantity: 10 })
  expect([known.lacks_duty, known.per_unit]).toEqual([false, 1_446.09])
  const within = await estimated({ origin: 'FR', quantity: 10 })
  expect([within.lacks_duty, within.per_unit]).toEqual([false, 1_085])
})

test('Drinks of the Emirates have no note about cigars', async () => {
  const drinks = { hs_code: '2203.00', origin: 'DE', destination: 'AE', currency: 'AED' } as const
  const beer = await estimated(drinks)
  expect(beer.lineOf('duty')?.rate).toBe(50)
  expect(beer.warned).not.toContain('Cigars')
  expect((await estimated({ ...drinks, hs_code: '2402.20' })).warned).toContain('Cigars')
})

test('Goods that are free for their little value are not complete once the rule is to be read again', async () => {
  const laptop = { destination: 'JP', currency: 'JPY', incoterm: 'CIF', hs_code: '8471.30' } as const
  const free = async () => {
    const { amountsOf, warned, is_complete } = await estimated({
      ...{ ...laptop, value: 9_000, freight: 0, insurance: 0 },
    })
    return [...amountsOf('duty', 'tax'), warned.includes('has been revised since 1 Jan 2027'), is_complete]
  }
  expect(await free()).toEqual([0, 0, false, true])
  app.clock.advance(Date.parse('2027-01-01T20:00:00Z') - app.clock.now().getTime())
  expect(await free()).toEqual([0, 0, true, false])
})
