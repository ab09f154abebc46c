import { noConditions, type WireSurcharge, type WireTariff } from '@tradelane/contract/logistics/tariffs'
import { expect, test } from 'vitest'
import { areaName, conditionsText, matchingTariff } from './tariff-words.ts'

const row: WireSurcharge = {
  ...noConditions,
  ...{ code: 'SCS', name: 'Suez Canal surcharge', basis: 'teu', amount: 18, modes: ['FCL'], source: 'Ours' },
  ...{ ends: ['FJ'], passages: ['suez'], months: [7, 8] },
}
const tariff: WireTariff = {
  ...{ version: 1, saved_by: 'Tradelane', saved_at: '2026-11-01T00:00:00Z' },
  lanes: [
    { from: 'FAR_EAST', to: 'NORTH_EUROPE', percent: 55, source: 'Drewry', dated: null },
    { from: 'CN', to: 'NG', percent: 140, source: 'Ours', dated: null },
  ],
  surcharges: [row],
}

test('areas, passages and months are named, not shown as codes', () => {
  expect(areaName('FJ')).toBe('Fiji')
  expect(conditionsText(row)).toBe('FCL; from or to Fiji; through Suez Canal; in July, August')
})

test('a search finds rows by each word: code, name, country, passage or source', () => {
  const found = (typed: string) => {
    const { lanes, surcharges } = matchingTariff(tariff, typed)
    return [lanes.map(({ to }) => to), surcharges.map(({ code }) => code)]
  }
  expect(found('')).toEqual([['NORTH_EUROPE', 'NG'], ['SCS']])
  expect(found('far drewry')).toEqual([['NORTH_EUROPE'], []])
  expect(found('nigeria')).toEqual([['NG'], []])
  expect(found('suez fiji')).toEqual([[], ['SCS']])
  expect(found('scs')).toEqual([[], ['SCS']])
})
