import { describe, expect, test } from 'vitest'
import { checkIncoterm } from '../insurance/incoterm-check.ts'
import { type Incoterm, incotermCodes } from '../lists/incoterms.ts'
import { type Obliged, ruleOf, type TradeTask, tradeStops, tradeTaskNames } from './obligations.ts'

const short: Record<Obliged, string> = { seller: 'S', buyer: 'B', agreed: 'S/B', unless: 'B', nobody: '-' }
const said = (term: Incoterm, tasks: readonly TradeTask[]) =>
  tasks.map((task) => short[ruleOf(term).tasks[task]]).join(' ')

describe('what each side does', () => {
  // freightcalc.app/incoterms, read on 30 November 2026: export customs, carriage at origin, main freight, import customs, duties and taxes.
  // It has the carriage at origin of FCA with the seller; the rule leaves it to the named place.
  test.each([
    ['EXW', 'B B B B B'],
    ['FCA', 'S S/B B B B'],
    ['FAS', 'S S B B B'],
    ['FOB', 'S S B B B'],
    ['CFR', 'S S S B B'],
    ['CIF', 'S S S B B'],
    ['CPT', 'S S S B B'],
    ['CIP', 'S S S B B'],
    ['DAP', 'S S S B B'],
    ['DPU', 'S S S B B'],
    ['DDP', 'S S S S S'],
  ] as const)('under %s agrees with a public table', (term, expected) => {
    const asked = ['exportCustoms', 'preCarriage', 'mainCarriage', 'importCustoms', 'duties'] as const
    expect(said(term, asked)).toBe(expected)
  })

  // mfctpe.com.tw, “Allocations of costs and of risks”, read on 30 November 2026: costs in the order of the tasks. Insurance is left out. That table
  // gives it to the side that carries the risk; ours names the side that owes it to the other.
  test.each([
    ['EXW', 'S B B B B B B B B B B B'],
    ['FCA', 'S S S/B S B B B B B B B B'],
    // It leaves the terminal at arrival open here. That is part of the carriage to the named place, which the seller pays.
    ['CPT', 'S S S S S S S S S B B B'],
    ['CIP', 'S S S S S S S S S B B B'],
    ['DAP', 'S S S S S S S S S B B B'],
    ['DPU', 'S S S S S S S S S S B B'],
  ] as const)('under %s agrees with a second one, task by task', (term, expected) => {
    const asked = tradeTaskNames.filter((task) => task !== 'insurance')
    expect(said(term, asked)).toBe(expected)
  })

  test('is insurance for the other side under CIF and CIP alone, by the clauses that insurance checks too', () => {
    const owing = incotermCodes.filter((term) => ruleOf(term).tasks.insurance === 'seller')
    expect(owing).toEqual(['CIF', 'CIP'])
    for (const term of owing) {
      const { insuredBy } = ruleOf(term)
      expect([term, checkIncoterm(term, 'seller', insuredBy)]).toMatchObject([term, { isMet: true }])
    }
    expect(owing.map((term) => ruleOf(term).insuredBy)).toEqual(['ICC C', 'ICC A'])
    for (const term of incotermCodes.filter((one) => !owing.includes(one)))
      expect(ruleOf(term).tasks.insurance).toBe('nobody')
  })

  // Incoterms 2020, A9: unloading at the named place is the seller's only where its contract of carriage has it.
  test('leaves the last unloading to the contract of carriage where the seller makes one', () => {
    const open = incotermCodes.filter((term) => Object.values(ruleOf(term).tasks).includes('unless'))
    expect(open).toEqual(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DDP'])
  })

  test('has one answer for each task, and no cost of the seller behind one of the buyer but for customs', () => {
    for (const term of incotermCodes) {
      const { tasks, costsUntil } = ruleOf(term)
      expect(Object.values(tasks)).not.toContain(undefined)
      expect(costsUntil).toBeLessThan(tradeStops.length)
      const onTheWay = (
        ['loading', 'terminalOut', 'aboard', 'mainCarriage', 'onCarriage', 'unloading'] as const
      ).map((task) => tasks[task])
      expect(onTheWay.lastIndexOf('seller')).toBeLessThan(
        onTheWay.indexOf('buyer') < 0 ? onTheWay.length : onTheWay.indexOf('buyer'),
      )
    }
  })
})

describe('where the risk passes', () => {
  // cyclecnc.com/de/pages/incoterms, read on 30 November 2026.
  test.each([
    ['EXW', 'Seller’s place'],
    ['FCA', 'Carrier'],
    ['CPT', 'Carrier'],
    ['CIP', 'Carrier'],
    ['DAP', 'Destination'],
    ['DPU', 'Unloaded'],
    ['DDP', 'Destination'],
    ['FAS', 'Quay'],
    ['FOB', 'On board'],
    ['CFR', 'On board'],
    ['CIF', 'On board'],
  ] as const)('under %s agrees with a public table', (term, stop) => {
    expect(tradeStops[ruleOf(term).riskUntil]).toBe(stop)
  })

  test('is before the end of the seller’s costs under the four C terms alone', () => {
    const apart = incotermCodes.filter((term) => ruleOf(term).riskUntil < ruleOf(term).costsUntil)
    expect(apart).toEqual(['CFR', 'CIF', 'CPT', 'CIP'])
  })

  test('fits no goods in containers under the four terms of the sea, which name what to use instead', () => {
    const instead = Object.fromEntries(
      incotermCodes.flatMap((term) => {
        const { isBySeaOnly, instead: other } = ruleOf(term)
        return isBySeaOnly ? [[term, other]] : []
      }),
    )
    expect(instead).toEqual({ FAS: 'FCA', FOB: 'FCA', CFR: 'CPT', CIF: 'CIP' })
    for (const other of ['FCA', 'CPT', 'CIP'] as const) expect(ruleOf(other).isBySeaOnly).toBeUndefined()
  })
})
