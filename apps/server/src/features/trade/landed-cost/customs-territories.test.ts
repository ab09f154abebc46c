import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
beforeAll(() => app.clock.advance(Date.parse('2026-12-01T12:00:00Z') - app.clock.now().getTime()))

async function shirtsTo(destination: string, origin = 'CN') {
  const { token } = await givenCompany(app)
  const shirts = { hs_code: '6109.10', origin, currency: 'EUR', incoterm: 'FOB' } as const
  const body = { ...shirts, destination, value: 10_000, freight: 800, insurance: 50 }
  const answer = await app.call(landedCost.estimate, { body }, { token })
  if (!('lines' in answer.body)) throw new Error(JSON.stringify(answer.body))
  const { lines, warnings, is_complete, lacks_duty } = answer.body
  const ofBorder = lines.filter(({ kind }) => kind === 'duty' || kind === 'tax')
  return { border: ofBorder.map(({ kind, rate }) => [kind, rate]), warnings, is_complete, lacks_duty }
}

test.each([
  ['RE', 'DE', 'Réunion', 'the European Union'],
  ['IC', 'ES', 'Canary Islands', 'the European Union'],
  ['AX', 'FI', 'Åland Islands', 'the European Union'],
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

test('The Isle of Man has the duty and the VAT of the United Kingdom, and no customs lies between them', async () => {
  const [mann, britain] = [await shirtsTo('IM'), await shirtsTo('GB')]
  expect(mann.border).toEqual(britain.border)
  expect(mann.border.map(([kind]) => kind)).toEqual(['duty', 'tax'])
  const there = await shirtsTo('IM', 'GB')
  expect([there.border, there.warnings[0]]).toEqual([
    [],
    'Goods between these countries pass no customs: no duty.',
  ])
})

test('Northern Ireland has the duty of the Union and the VAT of the United Kingdom, unless goods are not at risk', async () => {
  const { border, warnings, is_complete, lacks_duty } = await shirtsTo('XI')
  const [duty] = (await shirtsTo('IE')).border
  expect(border).toEqual([duty, ['tax', 20]])
  expect([is_complete, lacks_duty]).toEqual([false, false])
  expect(warnings).toContainEqual(expect.stringMatching(/not to be at risk.+EORI number that begins with XI/))
})

test.each([
  ['GB', 'XI', /^Goods from Great Britain pay no duty in Northern Ireland where .+ \(green lane\)/],
  ['IM', 'XI', /^Goods from Great Britain pay no duty in Northern Ireland where .+ \(green lane\)/],
  ['XI', 'GB', /^Goods that are in free circulation in Northern Ireland pass no customs on this way/],
  ['XI', 'DE', /^In trade in goods with the Union a VAT number of Northern Ireland begins with XI/],
  ['IE', 'XI', /^In trade in goods with the Union a VAT number of Northern Ireland begins with XI/],
  ['XI', 'JE', /^These countries are one customs territory: no duty/],
  ['ES', 'IC', /^The Canary Islands are outside .+ IGIC .+ AIEM/],
  ['IC', 'ES', /^These places are outside the Union’s VAT: the VAT of the destination is charged/],
])('From %s to %s no duty is in the total, and the reason is given', async (from, to, reason) => {
  const { border, warnings, is_complete, lacks_duty } = await shirtsTo(to, from)
  expect([border, is_complete, lacks_duty]).toEqual([[], false, false])
  expect(warnings).toContainEqual(expect.stringMatching(reason))
})

test('Ceuta and Melilla have neither the duty of Spain nor its tax', async () => {
  for (const origin of ['CN', 'ES']) {
    const { border, warnings, lacks_duty } = await shirtsTo('EA', origin)
    expect([border, lacks_duty]).toEqual([[], true])
    expect(warnings).toContainEqual(expect.stringContaining('IPSI is charged'))
  }
  const back = await shirtsTo('ES', 'EA')
  expect(back.border.map(([kind]) => kind)).toEqual(['duty', 'tax'])
  expect(back.warnings).toContainEqual(expect.stringContaining('Protocol 2'))
})

test('Goods of Northern Ireland have the origin of the United Kingdom', async () => {
  expect(await shirtsTo('US', 'XI')).toEqual(await shirtsTo('US', 'GB'))
  expect((await shirtsTo('DE', 'GB')).warnings).toContainEqual(
    expect.stringContaining('Select it as the country of origin'),
  )
  expect((await shirtsTo('GB')).warnings).toContainEqual(
    expect.stringContaining('not that of Northern Ireland'),
  )
  expect((await shirtsTo('IM')).warnings).not.toContainEqual(
    expect.stringContaining('not that of Northern Ireland'),
  )
})

test('A part of a restricted country is restricted as it is', async () => {
  await app.db
    .insertInto('restricted_countries')
    .values({
      ...{ country: 'GB', region: '', places: [], basis: 'risk', reason: 'For this test.' },
      ...{ saved_by: 'system', saved_at: app.clock.now() },
    })
    .execute()
  const [first] = (await shirtsTo('XI')).warnings
  await app.db.deleteFrom('restricted_countries').where('country', '=', 'GB').execute()
  expect(first).toBe('We carry nothing from or to United Kingdom. For this test.')
})

test('A country of a customs territory with a rule of its own has its tax', async () => {
  expect((await shirtsTo('MC')).border).toEqual([
    ['duty', 12],
    ['tax', 20],
  ])
})

test.each([
  ['ES', 'Canary Islands', 'Ceuta and Melilla'],
  ['ES', 'Canary Islands', 'Select them as the destination'],
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
