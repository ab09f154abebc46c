import { logistics } from '@tradelane/contract/logistics/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { mumbaiToHamburg } from '../../../../test/given-freight.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

type Known = readonly [city: string, country: string, lat: number, lng: number]
const places = {
  belfast: ['Belfast', 'GB', 54.59682, -5.92541],
  dublin: ['Dublin', 'IE', 53.33306, -6.24889],
  leeds: ['Leeds', 'GB', 53.79648, -1.54785],
  madrid: ['Madrid', 'ES', 40.4165, -3.70256],
  ceuta: ['Ceuta', 'ES', 35.88919, -5.32042],
} as const satisfies Record<string, Known>

test.each([
  ['leeds', 'belfast'],
  ['madrid', 'ceuta'],
] as const)('goods from %s to %s are cleared, though both are in one country', async (from, to) => {
  const { body } = await cleared(places[from], places[to])
  expect(body.freights[0]?.fees.map(({ code }) => code)).toEqual(expect.arrayContaining(['CUS', 'DUTY']))
})

test.each([
  ['dublin', 'belfast', 'from Ireland to Northern Ireland'],
  ['belfast', 'leeds', 'from Northern Ireland to the rest of United Kingdom'],
] as const)('goods from %s to %s need no clearance, and none is sold', async (from, to, way) => {
  const { error } = failure(await cleared(places[from], places[to]))
  expect(error.fields).toEqual({
    customs_clearance: `Goods ${way} need no customs clearance. Search without it.`,
  })
})

const end = (way: 'from' | 'to', [city, country, lat, lng]: Known) => ({
  ...{ [`${way}_city`]: city, [`${way}_countrycode`]: country, [`${way}_lat`]: lat, [`${way}_lng`]: lng },
})

const cleared = (from: Known, to: Known) =>
  app.call(
    logistics.getQuotes,
    {
      body: mumbaiToHamburg(app, {
        ...{ ...end('from', from), ...end('to', to), container_size: '', freight_type: 'Land' },
        ...{ transportation_by: 'FTL', invoice_amount: 80_000, customs_clearance: true },
      }),
    },
    { token: ada.token },
  )
