import { logistics } from '@tradelane/contract/logistics/calls'
import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import { parseMoney, percentOf, sum } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { mumbaiToHamburg } from '../../../../test/given-freight.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

describe('dangerous goods', () => {
  test('cost a surcharge and documents, and the carrier learns what they are', async () => {
    const [plain] = (await search()).body.freights
    const { body } = await search(dangerous)
    const [offer] = body.freights
    expect(codesOf(offer?.fees)).toEqual(expect.arrayContaining(['DGS', 'DGD']))
    expect(codesOf(plain?.fees)).not.toContain('DGS')
    expect(offer?.notes).toEqual([
      {
        kind: 'dangerous',
        text: 'UN 1263, Paint, class 3, PG II, 1,200 L net in 60 drums, flash point 18 °C',
      },
    ])
    expect(plain?.notes).toEqual([])
  })

  test('are booked at the price that was quoted, and searched for again as they were', async () => {
    const [offer] = (await search({ ...dangerous, ...cold })).body.freights
    if (!offer) throw new Error('nobody sails')
    const { body } = await app.call(
      freightQuotes.get,
      { query: { shipment_id: offer.shipment_id } },
      { token: ada.token },
    )
    expect(body.search).toMatchObject({ ...cold, emergency_contact: dangerous.emergency_contact })
    expect(body.search.dangerous_goods).toEqual([{ ...paint, un_number: '1263', marine_pollutant: false }])
    const booked = await app.call(logistics.add, { body: { freights: [offer] } }, { token: ada.token })
    expect(booked.status).toBe(200)
  })

  test('are insured in the same quote as dangerous goods, also where another category was named', async () => {
    const { status, body } = await search({
      ...dangerous,
      insurance: true,
      invoice_amount: '80000',
      category_of_goods: 'Electronics',
    })
    expect(status).toBe(200)
    const premium = (fees: (typeof body.freights)[number]['fees'] | undefined) =>
      fees?.find(({ code }) => code === 'INS')?.amount ?? 0
    const usual = await search({ insurance: true, invoice_amount: '80000', category_of_goods: 'Electronics' })
    expect(premium(body.freights[0]?.fees)).toBeGreaterThan(premium(usual.body.freights[0]?.fees))
  })

  test('that conflict in one container are refused at the later one', async () => {
    const peroxide = { ...paint, un_number: '2014', packing_group: '' } as const
    const fields = await fieldsOf({ ...dangerous, dangerous_goods: [paint, peroxide] })
    expect(Object.keys(fields)).toEqual(['dangerous_goods.1.un_number'])
  })

  test('need an emergency contact', async () => {
    expect(Object.keys(await fieldsOf({ dangerous_goods: [paint] }))).toEqual(['emergency_contact'])
  })

  test('are refused at the figure that does not fit', async () => {
    const fieldOf = async (changes: object) =>
      Object.keys(await fieldsOf({ ...dangerous, dangerous_goods: [{ ...paint, ...changes }] }))
    const field = (name: string) => [`dangerous_goods.0.${name}`]
    expect(await fieldOf({ unit: 'kg', net_quantity: 18_001 })).toEqual(field('net_quantity'))
    expect(await fieldOf({ un_number: '1203', shipping_name: 'Petrol', packing_group: 'I' })).toEqual(
      field('packing_group'),
    )
    expect(await fieldOf({ flash_point: 40 })).toEqual(field('flash_point'))
    expect(await fieldOf({ packaging: 'cylinders' })).toEqual(field('packaging'))
  })

  test('are refused in bulk, and as gasoline without packages in a general container', async () => {
    const gasoline = {
      ...paint,
      un_number: '1203',
      shipping_name: 'Petrol',
      packing_group: '',
      packages: 1,
      packaging: 'tank',
    } as const
    expect(Object.keys(await fieldsOf({ ...dangerous, dangerous_goods: [gasoline] }))).toEqual([
      'dangerous_goods.0.packaging',
    ])
    const bulk = { container_size: '', transportation_by: 'BULK' } as const
    expect(Object.keys(await fieldsOf({ ...dangerous, ...bulk }))).toEqual(['dangerous_goods.0.un_number'])
    const tank = await search({ ...dangerous, dangerous_goods: [gasoline], container_size: 'TK20' })
    expect(tank.status).toBe(200)
  })

  test('leave out of a comparison the ways that do not carry them', async () => {
    const all = { freight_type: 'Auto', transportation_by: undefined, container_size: '', volume: 4 } as const
    const chlorine = {
      ...paint,
      un_number: '1049',
      packing_group: '',
      packaging: 'cylinders',
      unit: 'kg',
    } as const
    const light = { ...all, weight: 900, dangerous_goods: [{ ...chlorine, net_quantity: 300, packages: 20 }] }
    const { body } = await search({ ...dangerous, ...light })
    expect(new Set(body.freights.map(({ mode }) => mode))).toContain('AIR')
    const heavy = { ...light, dangerous_goods: [{ ...chlorine, net_quantity: 600, packages: 2 }] }
    const without = await search({ ...dangerous, ...heavy })
    expect(without.body.freights.map(({ mode }) => mode)).not.toContain('AIR')
  })
})

test('special cargo belongs to the carriage: its lines come before our fee, which is 2 % of all legs to the cent', async () => {
  const covered = { insurance: true, invoice_amount: '80000' }
  const { freights } = (await search({ ...dangerous, ...cold, ...covered })).body
  expect(freights.length).toBeGreaterThan(0)
  for (const { fees, legs } of freights) {
    const codes = codesOf(fees) ?? []
    const place = codes.indexOf('SVC')
    for (const code of ['DGS', 'DGD', 'GEN', 'RPO', 'RPD']) expect(codes.indexOf(code)).toBeLessThan(place)
    expect(codes.indexOf('INS')).toBeGreaterThan(place)
    const carriage = sum(
      'USD',
      legs.map(({ price }) => usd(price)),
    )
    const carried = fees.filter(({ kind, leg }) => kind === 'included' && leg !== 'shipment')
    expect(
      sum(
        'USD',
        carried.map(({ amount }) => usd(amount ?? 0)),
      ),
    ).toEqual(carriage)
    expect(usd(fees[place]?.amount ?? 0)).toEqual(
      percentOf(carriage, { numerator: 2n, denominator: 100n }, 'half-up'),
    )
  }
})

describe('a refrigerated container', () => {
  test('needs its temperature, and costs power at both ends and a genset on the road', async () => {
    expect(Object.keys(await fieldsOf({ container_size: 'RF40' }))).toEqual(['temperature_c'])
    const [offer] = (await search({ ...cold, humidity_percent: 65 })).body.freights
    expect(codesOf(offer?.fees)).toEqual(expect.arrayContaining(['RPO', 'RPD', 'GEN']))
    expect(offer?.notes).toEqual([
      { kind: 'reefer', text: 'Set temperature 5 °C, humidity 65 %, genset on the road' },
    ])
  })

  test('says what flammable goods ask of it', async () => {
    const [offer] = (await search({ ...dangerous, ...cold })).body.freights
    expect(offer?.notes?.map(({ text }) => text).join()).toContain('explosion-proof')
  })

  test('is the only one with a temperature', async () => {
    expect(Object.keys(await fieldsOf({ temperature_c: 5 }))).toEqual(['temperature_c'])
  })
})

test('a flat rack takes goods over its frame, at a price', async () => {
  const [offer] = (await search({ container_size: 'FR40', over_width_cm: 40 })).body.freights
  expect(codesOf(offer?.fees)).toEqual(expect.arrayContaining(['OOW', 'PER']))
  expect(offer?.notes).toEqual([{ kind: 'gauge', text: 'Out of gauge: 40 cm over width' }])
  expect(Object.keys(await fieldsOf({ over_width_cm: 40 }))).toEqual(['over_width_cm'])
})

test('a heavy box costs a third axle, and one too heavy for the road says how many would do', async () => {
  const [offer] = (await search({ container_size: 'ST20', weight: 25_000 })).body.freights
  expect(codesOf(offer?.fees)).toContain('OWT')
  expect(offer?.notes).toEqual([{ kind: 'weight', text: 'Heavy container: chassis with three axles, DE' }])
  const refused = failure(await search({ container_size: 'ST20', weight: 28_000 }))
  expect(refused.error.code).toBe('OVER_CAPACITY')
  expect(refused.message).toContain('27,750 kg at most. You need 2 containers.')
})

type Changes = Parameters<typeof mumbaiToHamburg>[1]
const search = (changes: Changes = {}) =>
  app.call(logistics.getQuotes, { body: mumbaiToHamburg(app, changes) }, { token: ada.token })
const fieldsOf = async (changes: Changes) => failure(await search(changes)).error.fields ?? {}

const paint = {
  un_number: 'UN1263',
  shipping_name: 'Paint',
  packing_group: 'II',
  net_quantity: 1_200,
  unit: 'L',
  packages: 60,
  packaging: 'drums',
  flash_point: 18,
} as const
const dangerous = { dangerous_goods: [paint], emergency_contact: 'Ada Okafor, +1 212 555 0147' }
const cold = { container_size: 'RF40', temperature_c: 5, genset: true } as const

const usd = (amount: number) => parseMoney(String(amount), 'USD')
const codesOf = (fees: readonly { code: string }[] | undefined) => fees?.map(({ code }) => code)
