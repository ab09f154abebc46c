import { logistics } from '@tradelane/contract/logistics/calls'
import { passages } from '@tradelane/contract/logistics/passage-calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenFreights, mumbaiToHamburg } from '../../../../test/given-freight.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

// The product comes with the Strait of Hormuz closed. Sources: the row itself (0127_hormuz_is_closed.sql):
// Container News, March 2026; Maersk, Middle East Operational Update 33, 25 May 2026; IMF PortWatch, 1 to 20 September 2026.

const app = theApp()
const company = prepared(() => givenCompany(app))
const office = prepared(() => givenAdministrator(app))
const jebelAli = { to_city: 'Jebel Ali, AE', to_countrycode: 'AE', to_lat: 25.0, to_lng: 55.06 }
const kuwait = { to_city: 'Kuwait City', to_countrycode: 'KW', to_lat: 29.37, to_lng: 47.98 }

test('the strait is closed as the product comes, with its day, its reason and a source that has a date', async () => {
  const { body } = await app.call(passages.list, {}, office)
  expect(body.passages.filter(({ closure }) => closure)).toMatchObject([
    {
      passage: 'hormuz',
      closure: {
        closed_on: '2026-02-28',
        closed_by: 'Tradelane',
        reason: expect.stringContaining('Container lines have not sailed through the strait'),
        source: expect.stringMatching(/PortWatch, 1 to 20 September 2026/),
      },
    },
  ])
})

test.each([
  ['Mumbai', {}],
  ['Rotterdam', { from_city: 'Rotterdam', from_countrycode: 'NL', from_lat: '51.92', from_lng: '4.48' }],
])(
  'from %s to Jebel Ali the goods land at Khor al Fakkan and go on by truck, and it says why',
  async (_, from) => {
    const { body } = await search({ ...from, ...jebelAli })
    expect(body.closures).toMatchObject([
      { passage: 'hormuz', closed_on: '2026-02-28', source: expect.stringContaining('PortWatch') },
    ])
    expect(body.closures[0]?.reason).toBe(
      'Container lines have not sailed through the strait since the war began on 28 February 2026.',
    )
    expect(body.freights.length).toBeGreaterThan(0)
    for (const { legs, closed } of body.freights) {
      expect(closed).toEqual([{ passage: 'hormuz', closed_on: '2026-02-28' }])
      const [, main, last] = legs
      expect(['Khor al Fakkan', 'Sohar']).toContain(main?.to.name)
      expect(['AEKLF', 'OMSOH']).toContain(main?.to.code)
      expect(main?.passages).not.toContain('hormuz')
      expect(last).toMatchObject({ by: 'truck' })
      expect(last?.distance_km).toBeGreaterThan(100)
    }
  },
)

test('an offer to Jebel Ali by Khor al Fakkan is booked at its price', async () => {
  const [offer] = await givenFreights(app, company.token, jebelAli)
  if (!offer) throw new Error('nobody sails')
  const closed = [{ passage: 'hormuz', closed_on: '2026-02-28' }]
  const booked = await app.call(logistics.add, { body: { freights: [offer] } }, { token: company.token })
  expect(booked.status).toBe(200)
  const { logistics_id } = booked.body
  const listed = await app.call(logistics.list, { query: {} }, { token: company.token })
  expect(listed.body.logistics[0]?.freight.closed).toEqual(closed)
  const desk = await app.call(officeBookings.get, { body: { logistics_id } }, office)
  expect(desk.body.logistics.freight.closed).toEqual(closed)
})

test('where no other way is, the refusal says which passage is closed and why', async () => {
  const refused = failure(await search(kuwait))
  expect(refused.error.code).toBe('NO_ROUTE')
  expect(refused.message).toMatch(
    /^The only way by sea leads through a passage that is closed\. Strait of Hormuz is closed: Container lines have not sailed through the strait since the war began on 28 February 2026\. Try air or land\.$/,
  )
})

test('a search that does not come near says nothing of it', async () => {
  expect((await search({})).body.closures).toEqual([])
})

test('an insurance with freight to a listed country by Khor al Fakkan leaves out war and strikes', async () => {
  const insured = { insurance: true, invoice_amount: 80_000, category_of_goods: 'electronics' }
  const { body } = await search({ ...jebelAli, ...insured })
  expect(body.freights[0]?.fees.find(({ code }) => code === 'INS')?.without).toBe('war_strikes')
})

const search = (changes: object) =>
  app.call(logistics.getQuotes, { body: mumbaiToHamburg(app, changes) }, { token: company.token })
