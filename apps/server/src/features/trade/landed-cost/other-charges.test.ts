import { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
beforeAll(() => app.clock.advance(Date.parse('2026-12-01T12:00:00Z') - app.clock.now().getTime()))

type Asked = WireInput<typeof landedCost.estimate>['body']

async function estimated(hs_code: string, destination: string, changes: Partial<Asked> = {}) {
  const { token } = await givenCompany(app)
  const given = { origin: 'CN', currency: 'CHF', incoterm: 'FOB', value: 10_000, freight: 0 } as const
  const body = { hs_code, destination, ...given, insurance: 0, arrives_by: 'sea', ...changes } as const
  const answer = await app.call(landedCost.estimate, { body }, { token })
  if (!('lines' in answer.body)) throw new Error(JSON.stringify(answer.body))
  const { lines, warnings } = answer.body
  const amountOf = (wanted: string) => lines.find(({ kind }) => kind === wanted)?.amount
  return { ...answer.body, amountOf, warned: warnings.join(' ') }
}

test.each([
  ['8703.23', 'CH', 'Automobile tax of 4 %'],
  ['2710.12', 'CH', 'Mineral oil tax is charged on crude oil'],
  ['3208.10', 'CH', 'volatile organic compounds'],
  ['2402.20', 'CH', 'Tobacco, beer and spirits are taxed besides'],
  ['2203.00', 'CH', 'Tobacco, beer and spirits are taxed besides'],
  ['7108.12', 'CH', 'are free of VAT (VAT Ordinance, article 44'],
  ['7108.12', 'SG', 'pay no GST'],
])('What is charged on %s in %s besides, or is not, leaves the estimate open', async (code, to, words) => {
  const { warned, is_complete } = await estimated(code, to)
  expect(warned).toContain(words)
  expect(is_complete).toBe(false)
})

test('Tax that Switzerland does not levy is not left out in silence where the currency has no rate', async () => {
  const { warned, is_complete, amountOf } = await estimated('8471.30', 'CH', { currency: 'KWD', value: 10 })
  expect(warned).toContain(
    'No exchange rate from KWD to CHF is known today: the limit of 5.00 CHF, up to which VAT is not levied, is not considered.',
  )
  expect([amountOf('tax'), is_complete]).toEqual([0.81, false])
})

test('Without the freight it is not certain that the tax is so little that it is not levied', async () => {
  const unsure = await estimated('8471.30', 'CH', { value: 50, freight: undefined })
  expect([unsure.amountOf('tax'), unsure.is_complete]).toEqual([4.05, false])
  const sure = await estimated('8471.30', 'CH', { value: 50 })
  expect([sure.amountOf('tax'), sure.is_complete]).toEqual([0, true])
})

test('Books pay neither duty, PIS, COFINS nor IPI in Brazil', async () => {
  const books = await estimated('4901.99', 'BR', { currency: 'BRL', freight: 500 })
  expect(['duty', 'fees', 'tax'].map(books.amountOf)).toEqual([0, undefined, 0])
  expect([books.total, books.lacks_duty, books.is_complete]).toEqual([10_500, false, false])
  expect(books.warned).toContain('PIS and COFINS of 0 % (Law 10.865/2004, article 8, § 12, XII)')
  expect(books.lines.find(({ kind }) => kind === 'duty')?.source).toContain('tributarionosbastidores.com.br')
  expect((await estimated('4902.90', 'BR')).warned).not.toContain('Books pay')
})

test('Brazil charges AFRMM by sea alone, and PIS and COFINS may be recovered', async () => {
  const by = async (arrives_by: Asked['arrives_by']) =>
    (await estimated('9506.91', 'BR', { arrives_by })).warned
  expect(await by('sea')).toContain('By sea, AFRMM is charged besides')
  expect(await by(undefined)).toContain('By sea, AFRMM is charged besides')
  expect(await by('air')).not.toContain('AFRMM')
  expect(await by('air')).toContain('PIS and COFINS are in the total without tax too')
})

test('In Australia the seller may charge the tax of goods up to 1,000 dollars: it is open', async () => {
  const small = await estimated('8471.30', 'AU', { currency: 'AUD', value: 900 })
  expect([small.amountOf('tax'), small.is_complete]).toEqual([0, false])
  expect(small.warned).toContain('the seller may have to charge the tax')
})

test.each([
  ['US', 'PR', '48 U.S.C. 738'],
  ['PR', 'US', '48 U.S.C. 738'],
  ['GB', 'GG', 'Crown Dependencies'],
  ['JE', 'GB', 'Crown Dependencies'],
  ['FR', 'GP', 'article 294'],
  ['RE', 'DE', 'article 294'],
  ['FI', 'AX', 'outside the Union’s VAT'],
] as const)('No duty is charged from %s to %s: they are one customs territory', async (origin, to, words) => {
  const { lines, lacks_duty, is_complete, warned } = await estimated('6404.11', to, { origin })
  expect(lines.map(({ kind }) => kind)).toEqual(['goods', 'freight', 'insurance'])
  expect([lacks_duty, is_complete]).toEqual([false, false])
  expect(warned).toContain('These countries are one customs territory: no duty')
  expect(warned).toContain(words)
})

test.each([
  ['US', 'VI'],
  ['DK', 'FO'],
  ['IM', 'FR'],
  ['PR', 'GB'],
] as const)('%s and %s are two customs territories', async (origin, to) => {
  expect((await estimated('6404.11', to, { origin })).warned).not.toContain('one customs territory')
})
