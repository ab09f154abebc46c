import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
beforeAll(() => app.clock.advance(Date.parse('2026-12-01T12:00:00Z') - app.clock.now().getTime()))

async function shirtsTo(destination: string) {
  const { token } = await givenCompany(app)
  const shirts = { hs_code: '6109.10', origin: 'CN', currency: 'EUR', incoterm: 'FOB' } as const
  const body = { ...shirts, destination, value: 10_000, freight: 800, insurance: 50 }
  const answer = await app.call(landedCost.estimate, { body }, { token })
  if (!('lines' in answer.body)) throw new Error(JSON.stringify(answer.body))
  const { lines, warnings, is_complete, lacks_duty } = answer.body
  const ofBorder = lines.filter(({ kind }) => kind === 'duty' || kind === 'tax')
  return { border: ofBorder.map(({ kind, rate }) => [kind, rate]), warnings, is_complete, lacks_duty }
}

test.each([
  ['RE', 'DE', 'Réunion', 'the European Union'],
  ['AX', 'FI', 'Åland Islands', 'the European Union'],
  ['IM', 'GB', 'Isle of Man', 'United Kingdom'],
  ['JE', 'GB', 'Jersey', 'United Kingdom'],
  ['PR', 'US', 'Puerto Rico', 'United States'],
])(
  '%s has the duty of %s, with which it is one customs territory, and its tax is open',
  async (to, neighbour, name, owner) => {
    const { border, warnings, is_complete, lacks_duty } = await shirtsTo(to)
    const [duty] = (await shirtsTo(neighbour)).border
    expect(border).toEqual([duty])
    expect([is_complete, lacks_duty]).toEqual([false, false])
    expect(warnings).toContainEqual(
      expect.stringContaining(`${name} is in one customs territory with ${owner}`),
    )
    expect(warnings).toContain(
      `The tax of ${name} on this code is not known here: it is missing from the total.`,
    )
  },
)

test('A country of a customs territory with a rule of its own has its tax', async () => {
  expect((await shirtsTo('MC')).border).toEqual([
    ['duty', 12],
    ['tax', 20],
  ])
})

test.each([
  ['ES', 'Canary Islands', 'Ceuta and Melilla'],
  ['DE', 'Heligoland', 'Büsingen'],
  ['IT', 'Livigno', 'Campione d’Italia'],
  ['GR', 'Mount Athos', 'the Union’s VAT'],
  ['FI', 'Åland', 'Select it as the destination'],
  ['FR', 'Réunion', 'Select them as the destination'],
])('An estimate to %s says for which parts of it its tax does not hold: %s', async (to, place, other) => {
  const { warnings } = await shirtsTo(to)
  const found = warnings.filter((text) => text.includes('Directive 2006/112/EC, article 6'))
  expect(found).toEqual([expect.stringContaining(place)])
  expect(found).toEqual([expect.stringContaining(other)])
})

test('A destination without such parts says nothing of them', async () => {
  const { warnings } = await shirtsTo('PL')
  expect(warnings.filter((text) => text.includes('article 6)'))).toEqual([])
})
