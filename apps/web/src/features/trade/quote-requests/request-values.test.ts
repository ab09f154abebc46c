import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { describe, expect, it } from 'vitest'
import { today } from '../../../lib/format/format-date.ts'
import {
  bodyOf,
  emptyGoods,
  emptyRequest,
  faultsOf,
  isUnsaid,
  type RequestValues,
  soundBodyOf,
  valuesOf,
} from './request-values.ts'

const hamburg = { name: 'Hamburg', countryCode: 'DE', lat: 53.57, lng: 10.01 }
const valves = {
  description: 'Ball valves',
  hs_code: '8481.80',
  quantity: '1000',
  unit: 'pcs',
  unit_price: '12.345',
}
const filled: RequestValues = {
  ...emptyRequest,
  name: 'Valves for Hamburg',
  goods: [valves],
  to: { text: 'Hamburg, DE', city: hamburg },
  services: ['freight'],
  cargo: { ...emptyRequest.cargo, weight: '18000' },
}

describe('what is sent of a request', () => {
  it('has the places that were picked, and no partner where nothing says one', () => {
    expect(bodyOf(filled)).toMatchObject({ goods: [valves], from: null, to: hamburg, counterparty: null })
  })

  it('leaves out goods behind the last line that says something, and keeps those between', () => {
    expect(bodyOf({ ...filled, goods: [emptyGoods, valves, emptyGoods] }).goods).toEqual([emptyGoods, valves])
    expect(bodyOf(emptyRequest).goods).toEqual([])
  })

  it('has the cargo only where freight is asked for', () => {
    expect(bodyOf(filled).cargo).toEqual(filled.cargo)
    expect(bodyOf({ ...filled, services: ['payment'] }).cargo).toBeNull()
  })
})

describe('what is sent of the cargo', () => {
  const sent = (cargo: Partial<RequestValues['cargo']>) =>
    bodyOf({ ...filled, cargo: { ...filled.cargo, ...cargo } }).cargo

  it('has no container that the form does not show, nor how many', () => {
    const container = { container_size: 'ST20', quantity: '2', volume: '30' }
    expect(sent({ ...container, freight_type: 'Sea' })).toMatchObject({ ...container, volume: '' })
    for (const freight_type of ['Air', 'Land'])
      expect(sent({ ...container, freight_type })).toMatchObject({
        container_size: '',
        quantity: '',
        volume: '30',
      })
    expect(sent({ freight_type: 'Sea', quantity: '0' })).toMatchObject({ container_size: '', quantity: '' })
  })

  it('keeps what another program has said', () => {
    expect(sent({ transportation_by: 'BULK', length: '2' })).toMatchObject({
      transportation_by: 'BULK',
      length: '2',
    })
  })
})

it('is unsaid until something of the trade is described', () => {
  expect(isUnsaid({ ...emptyRequest, role: 'buyer', currency: 'EUR' })).toBe(true)
  expect(isUnsaid({ ...emptyRequest, goods: [valves] })).toBe(false)
  expect(isUnsaid({ ...emptyRequest, from: { text: 'Pune', city: null } })).toBe(false)
  expect(isUnsaid({ ...emptyRequest, services: ['payment'] })).toBe(false)
  for (const name of ['name', 'shipping_date', 'incoterm', 'named_place'])
    expect(isUnsaid({ ...emptyRequest, [name]: 'x' })).toBe(false)
})

describe('what is not well-formed', () => {
  it('is nothing in an empty form, and nothing in a filled one', () => {
    expect(faultsOf(emptyRequest)).toEqual({})
    expect(faultsOf(filled)).toEqual({})
  })

  it('is a shipping date that has passed, and not that of today', () => {
    const past = { shipping_date: 'Choose a shipping date from today on' }
    expect(faultsOf({ ...filled, shipping_date: '2020-01-31' })).toEqual(past)
    expect(faultsOf({ ...filled, shipping_date: today() })).toEqual({})
  })

  it('is named by its field, also in a line of goods and of the cargo', () => {
    const goods = [{ ...valves, hs_code: '84', quantity: '0' }]
    expect(faultsOf({ ...filled, goods, cargo: { ...filled.cargo, weight: '0' } })).toEqual({
      'goods.0.hs_code': 'Enter an HS code of 6 to 10 digits',
      'goods.0.quantity': 'Enter a quantity above 0, with at most six decimals',
      'cargo.weight': 'Please enter some weight',
    })
  })

  it('is a city that was typed and not picked', () => {
    expect(faultsOf({ ...filled, from: { text: 'Mumb', city: null } })).toEqual({
      from: 'Please choose a city from the list',
    })
  })

  it('is left out of what is saved by itself, and the rest is not', () => {
    const values = {
      ...filled,
      goods: [valves, { ...valves, hs_code: '84' }],
      from: { text: 'Mumb', city: null },
    }
    const body = soundBodyOf(values, faultsOf(values))
    expect(body.goods).toEqual([valves, { ...valves, hs_code: '' }])
    expect(body).not.toHaveProperty('from')
    expect(body).toMatchObject({ name: 'Valves for Hamburg', to: hamburg })
  })
})

describe('a saved request in the form', () => {
  const saved = {
    name: null,
    role: 'buyer',
    currency: 'EUR',
    goods: [
      { description: 'Ball valves', hs_code: '848180', quantity: 1000, unit: 'pcs', unit_price: 12.345 },
    ],
    from: null,
    to: hamburg,
    shipping_date: '2027-02-10',
    incoterm: 'FCA',
    named_place: null,
    counterparty: null,
    services: ['freight'],
    cargo: { freight_type: 'Sea', weight: 18000, container_size: null },
    note: null,
  } as unknown as WireQuoteRequest

  it('shows figures as text, and the code as customs write it', () => {
    expect(valuesOf(saved)).toEqual({
      ...emptyRequest,
      role: 'buyer',
      currency: 'EUR',
      goods: [valves],
      to: { text: 'Hamburg, DE', city: hamburg },
      shipping_date: '2027-02-10',
      incoterm: 'FCA',
      services: ['freight'],
      cargo: { ...emptyRequest.cargo, freight_type: 'Sea', weight: '18000' },
    })
  })

  it('offers a first line where it has no goods', () => {
    expect(valuesOf({ ...saved, goods: [] }).goods).toEqual([emptyGoods])
  })
})
