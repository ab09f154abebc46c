import { money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { sampleCard, sampleCarriages, sampleOnTop } from '../test/sample-cards.ts'
import { addLines } from './add-lines.ts'
import type { FreightMode } from './cargo.ts'
import { containerTariff } from './container-tariffs.ts'
import type { Journey, Section } from './journey.ts'
import type { Crossing } from './land-network.ts'
import { rateJourney } from './rate-journey.ts'

const usd = (cents: number) => money(BigInt(cents), 'USD')
const stop = (name: string, countryCode: string) => ({
  ...{ name, countryCode, code: undefined },
  position: [0, 0] as [number, number],
})
const ferry: Crossing = { kind: 'ferry', name: 'Dover–Calais', km: 42, hours: 2, usd: 100 }

function journey(by: Section['by'], changes: Partial<Journey> = {}, [from, to] = ['IN', 'CH']): Journey {
  const [door, gate] = [stop('Pune', from), stop('Mumbai', from)]
  const [quay, end] = [stop('Basel', to), stop('Zürich', to)]
  return {
    origin: { by: 'truck', from: door, to: gate, km: 100, crossings: [] },
    main: { by, from: gate, to: quay, km: 7_000, crossings: [] },
    destination: { by: 'truck', from: quay, to: end, km: 100, crossings: [] },
    railFrom: undefined,
    railTo: undefined,
    ...changes,
  }
}

const rated = (mode: FreightMode, way: Journey, changes: { weightKg?: number; quantity?: number } = {}) =>
  rateJourney(
    {
      mode,
      journey: way,
      cargo: { weightKg: 1_000, volumeM3: 0, quantity: 1, container: 'ST20', ...changes },
      options: { shippingDate: '2027-05-03', customsClearance: false, invoice: undefined },
    },
    sampleCard(mode),
    sampleCarriages,
    sampleOnTop,
  )

describe('the lines of an offer', () => {
  test('by air have the fees of the carrier’s own card', () => {
    const { lines } = rated('AIR', journey('air'))
    // Ten units of 100 kg, each 200.00 and seven times 100.00.
    const main = lines.filter(({ leg }) => leg === 'main').map((line) => ({ ...line, per: undefined }))
    const common = { leg: 'main', kind: 'included', per: undefined }
    expect(main).toEqual([
      { ...common, code: 'OHC', label: 'Terminal handling, Mumbai', amount: usd(150_000) },
      { ...common, code: 'FRT', label: 'Air freight', amount: usd(900_000) },
      { ...common, code: 'BAF', label: 'Fuel surcharge: 10 % of the freight', amount: usd(90_000) },
      { ...common, code: 'DOC', label: 'Air waybill and documents', amount: usd(6_500) },
      { ...common, code: 'DHC', label: 'Terminal handling, Basel', amount: usd(150_000) },
    ])
  })

  test.each([
    ['RAIL_FCL', 'rail', 'Rail freight', 'Consignment note and documents'],
    ['LTL', 'truck', 'Road freight', 'Consignment note and documents'],
  ] as const)('by %s name the freight and the papers', (mode, by, freight, papers) => {
    const label = (code: string) => rated(mode, journey(by)).lines.find((line) => line.code === code)?.label
    expect(label('FRT')).toBe(freight)
    expect(label('DOC')).toBe(papers)
  })

  test('by sea have the tariff’s surcharges, and not the card’s', () => {
    const documents = rated('FCL', journey('sea')).lines.filter(({ code }) => code === 'DOC')
    expect(documents.map(({ label }) => label)).toEqual(['Documents: 65.00 USD a shipment'])
  })

  test('name each road or railway to the terminal, with its ferries', () => {
    const train = { ...journey('sea').origin, by: 'rail' as const }
    const overSea = { ...journey('sea').destination, crossings: [ferry] }
    const label = (code: string) =>
      rated('FCL', journey('sea', { origin: train, destination: overSea })).lines.find(
        (line) => line.code === code,
      )?.label
    expect(label('PRE')).toBe('Rail haulage from Pune')
    expect(label('ONC')).toBe('Road haulage to Zürich, Ferry Dover–Calais')
  })

  test('charge a ferry of the main carriage by itself', () => {
    const main = { ...journey('truck').main, crossings: [ferry] }
    expect(rated('FTL', journey('truck', { main }), { quantity: 3 }).lines).toContainEqual({
      ...{ code: 'VIA', label: 'Ferry Dover–Calais', leg: 'main', kind: 'included', per: undefined },
      amount: usd(30_000),
    })
  })

  test('have neither clearance, inspection nor duty within one customs territory', () => {
    const codes = (from: string, to: string) =>
      rated('LTL', journey('truck', {}, [from, to]))
        .lines.map(({ code }) => code)
        .filter((code) => ['CUS', 'INSP', 'DUTY'].includes(code))
    expect(codes('DE', 'IT')).toEqual([])
    expect(codes('DE', 'CH')).toEqual(['CUS', 'INSP', 'DUTY'])
  })

  test('name the rate and the version of our fees, and of the clearance what each rate charges', () => {
    const { lines } = rated('FCL', journey('sea'))
    const named = (code: string) => lines.find((line) => line.code === code)
    expect(named('SVC')).toMatchObject({
      label: 'Tradelane service fee: 2 % of the carriage, version 1',
      rate: { rate: '2 % of the carriage', version: '1' },
    })
    expect(named('CUS')?.rates).toMatchObject([{ of: 'entry', version: '1', amount: usd(12_000) }])
  })

  test('list what may arise with its price, and what is not in it without', () => {
    const { lines } = rated('FCL', journey('sea'))
    const outside = lines.filter(({ kind }) => kind === 'may_arise' || kind === 'excluded')
    expect(outside.map(({ code, amount, per }) => [code, amount?.amount, per])).toEqual([
      ['DET', 6_000n, 'container and day after 5 in the port'],
      ['INSP', 35_000n, undefined],
      ['WAIT', 7_500n, 'started hour after two'],
      ['DUTY', undefined, undefined],
      ['UNLD', undefined, undefined],
    ])
  })

  test('have the whole table of demurrage and detention', () => {
    const { lines, carrier } = rated('FCL', journey('sea'))
    const { demurrage, detention } = containerTariff(carrier, 'ST20', '2027-05-03')
    const late = lines.find(({ code }) => code === 'DET')
    expect(late).toMatchObject({ label: 'Demurrage and detention', late: { demurrage, detention } })
  })

  test('of somebody else follow the service fee where nothing is cleared', () => {
    const within = rated('LTL', journey('truck', {}, ['DE', 'IT']))
    const insured = { code: 'INS', label: '', leg: 'shipment', kind: 'optional', per: undefined } as const
    const codes = addLines(within, [{ ...insured, amount: usd(100) }]).lines.map(({ code }) => code)
    expect(codes.slice(codes.indexOf('SVC'), codes.indexOf('SVC') + 2)).toEqual(['SVC', 'INS'])
  })
})
