import { describe, expect, it } from 'vitest'
import { goodsText, placeText, valueIn } from './request-text.ts'

const line = { hs_code: null, unit_price: null }
const goods = [
  { ...line, description: 'Ball valves', quantity: 200, unit: 'pcs' },
  { ...line, description: null, quantity: 5, unit: 'kg' },
  { ...line, description: 'Screws', quantity: null, unit: 'kg' },
]

describe('the goods of a request in one text', () => {
  it('names each with its quantity, and leaves out what has no name', () => {
    expect(goodsText({ goods }, 200)).toBe('200 pcs Ball valves; Screws')
  })

  it('is cut to the length of the field', () => {
    expect(goodsText({ goods }, 15)).toBe('200 pcs Ball v…')
    expect(goodsText({ goods }, 27)).toBe('200 pcs Ball valves; Screws')
  })
})

describe('the value of the goods for a field', () => {
  it('is given in its own currency alone', () => {
    expect(valueIn({ total: 1200.5, currency: 'USD' }, 'USD')).toBe('1200.5')
    expect(valueIn({ total: 1200.5, currency: 'EUR' }, 'USD')).toBe('')
    expect(valueIn({ total: null, currency: 'USD' }, 'USD')).toBe('')
  })
})

describe('a place of a request', () => {
  it('is its city and country, or nothing', () => {
    expect(placeText({ name: 'Hamburg', countryCode: 'DE', lat: 53.6, lng: 10 })).toBe('Hamburg, DE')
    expect(placeText(null)).toBe('')
  })
})
