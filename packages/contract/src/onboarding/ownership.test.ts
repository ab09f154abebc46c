import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import {
  isOwnerToIdentify,
  ownershipFault,
  ownershipPercent,
  ownershipText,
  unlistedPart,
} from './ownership.ts'

const owning = (...percents: (string | null)[]) =>
  percents.map((ownership_percent) => ({ ownership_percent }))

describe('a percent', () => {
  it.each([
    ['0', '0.00'],
    ['0.01', '0.01'],
    ['24.99', '24.99'],
    ['25', '25.00'],
    [' 33.3 ', '33.30'],
    ['05', '5.00'],
    ['99.99', '99.99'],
    ['100', '100.00'],
    ['100.00', '100.00'],
  ])('of %j is kept as %j', (typed, kept) => {
    expect(ownershipPercent.parse(typed)).toBe(kept)
  })

  it.each([
    ...['', ' ', '25,5', '1e2', '-1', '+5', 'NaN', 'Infinity', '0x10', '25 %', '25.', '.5', '33.333'],
    ...['100.01', '101', '1000', '٢٥', '2 5', 25, null, true],
  ])('of %j is refused', (typed) => {
    const { error } = z.safeParse(ownershipPercent, typed)
    const how = 'Enter a percent from 0 to 100, with at most two decimals, such as 33.33'
    expect(error?.issues.map(({ message }) => message)).toEqual([how])
  })

  it('is shown with two decimals', () => {
    expect(owning('5', '0', '100.00', null).map(ownershipText)).toEqual([
      '5.00 %',
      '0.00 %',
      '100.00 %',
      undefined,
    ])
  })
})

describe('the persons of a company', () => {
  it.each([
    [['100.00']],
    [['33.33', '33.33', '33.33']],
    [['33.33', '33.33', '33.34']],
    [['50', null, '50']],
    [['0']],
  ])('may own %j', (percents) => {
    expect(ownershipFault(owning(...percents))).toBeUndefined()
  })

  it.each([
    [['50', '50.01'], 1, '100.01 %'],
    [['100', '0.01', '0', null], 1, '100.01 %'],
    [['100', '100'], 1, '200.00 %'],
  ])('may not own %j, which is said at the last owner', (percents, index, total) => {
    const message = `All persons together own ${total}. At most 100 % is possible`
    expect(ownershipFault(owning(...percents))).toEqual({ index, message })
  })

  it('who own 25 % or more are identified', () => {
    expect(owning('24.99', '25', '25.01', null).map(isOwnerToIdentify)).toEqual([false, true, true, false])
  })

  it.each([
    [['75.01'], undefined],
    [['75'], '25.00 %'],
    [['74.99'], '25.01 %'],
    [['25', '25', '25'], '25.00 %'],
    [['33.33', '33.33', '33.33'], undefined],
    [['0'], '100.00 %'],
    [['10', null], undefined],
  ])('who own %j leave room for one more owner: %j', (percents, part) => {
    expect(unlistedPart(owning(...percents))).toBe(part)
  })
})
