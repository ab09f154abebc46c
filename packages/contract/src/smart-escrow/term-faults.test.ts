import { describe, expect, test } from 'vitest'
import { figuresOfReceived, figuresOfSent, limitsOfFigures } from './figures.ts'
import { portName } from './port-name.ts'
import { termFaults } from './term-faults.ts'

const today = '2026-11-23'
const terms = {
  issue_date: '2026-11-20',
  latest_shipment: '2026-12-01',
  expiry_date: '2026-12-24',
  airport_og_loading: 'Nhava Sheva',
  airport_of_discharge: 'Hamburg',
}

describe('terms beside each other', () => {
  test.each([
    [{}, []],
    [{ latest_shipment: today, expiry_date: today }, []],
    [{ latest_shipment: '2026-11-22' }, ['latest_shipment']],
    [{ latest_shipment: '2026-12-25' }, ['latest_shipment']],
    [{ expiry_date: '2026-11-19' }, ['expiry_date']],
    [{ expiry_date: '2026-11-22' }, ['expiry_date']],
    [{ issue_date: '', expiry_date: '', latest_shipment: '' }, []],
    [{ airport_of_discharge: 'Port of Nhava Sheva, IN' }, ['airport_of_discharge']],
    [{ airport_og_loading: '', airport_of_discharge: '' }, []],
    [{ airport_og_loading: 'Cartagena, ES', airport_of_discharge: 'Cartagena, CO' }, []],
    [{ airport_og_loading: 'Tripoli (Lebanon)', airport_of_discharge: 'Tripoli (Libya)' }, []],
    [
      { airport_og_loading: 'Hamburg, DE', airport_of_discharge: 'Hamburg, Germany' },
      ['airport_of_discharge'],
    ],
    [{ airport_og_loading: 'Hamburg (CTA)', airport_of_discharge: 'Hamburg, DE' }, ['airport_of_discharge']],
    [{ expiry_date: '2099-12-31' }, []],
    [{ expiry_date: '2100-01-01' }, ['expiry_date']],
    [{ expiry_date: '9999-12-31' }, ['expiry_date']],
  ])('%j are faulty at %j', (changes, names) => {
    expect(Object.keys(termFaults({ ...terms, ...changes }, today))).toEqual(names)
  })

  test.each([
    ['Hamburg (CTA)', 'hamburg'],
    ['Port of Hamburg, DE', 'hamburg'],
    ['Pointe-à-Pitre', 'pointe a pitre'],
    [' ', ''],
  ])('the port “%s” is %s', (text, name) => {
    expect(portName(text)).toBe(name)
  })
})

describe('what a person can type', () => {
  test.each([
    ['USD', [4975n, 4876n], [1_000_000n, 980_000n]],
    ['JPY', [25n, 25n], [10_000n, 9_800n]],
  ] as const)('in %s is from %s on, up to %s', (currency, least, most) => {
    const limits = limitsOfFigures(currency, 200)
    expect([limits.least.sent.amount, limits.least.received.amount]).toEqual(least)
    expect([limits.most.sent.amount, limits.most.received.amount]).toEqual(most)
    const fee = (received: bigint) =>
      figuresOfReceived({ ...limits.least.received, amount: received }, 200).fee
    const unit = figuresOfSent(limits.least.sent, 200).fee.amount
    expect([fee(least[1]).amount >= unit, fee(least[1] - 1n).amount >= unit]).toEqual([true, false])
  })
})
