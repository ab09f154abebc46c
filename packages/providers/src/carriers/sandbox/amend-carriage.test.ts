import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { bySea, newCarriage, someInstructions } from '../../../test/new-carriage.ts'
import { quietPool } from '../../../test/quiet-pool.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { CarriageRequest } from '../carriers.ts'
import { type SandboxCarriers, sandboxCarriers } from './sandbox-carriers.ts'

const clock = { now: () => new Date('2026-03-02T09:00:00Z') }
let pool: pg.Pool
let carriers: SandboxCarriers
let close: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  pool = quietPool(database.connectionString)
  carriers = sandboxCarriers({ pool, clock })
  close = async () => {
    await pool.end()
    await database.close()
  }
})
afterAll(() => close())

async function booked(changes: Partial<CarriageRequest> = {}) {
  const request = newCarriage(changes)
  const answer = await carriers.book(request)
  if (answer.status !== 'booked') throw new Error(answer.reason)
  const { cutOffs, carrierBookingNumber } = answer.carriage
  return { key: request.key, cutOffs, number: carrierBookingNumber }
}
const amend = (key: string, number: number, goods = 'Silk', isLate = false) =>
  carriers.amend(key, { ...someInstructions, goods, number, isLate })
const amended = { status: 'amended' }
const tooLate = { status: 'refused', reason: 'The documentation cut-off has passed.' }

describe('cut-offs', () => {
  it('by sea are for documents, then the weight, then the containers', async () => {
    const { cutOffs } = await booked()
    // Collected on 10 March at 8, at the port on the 11th, and sailing on the 12th at 20.
    expect(cutOffs).toEqual({
      documents: new Date('2026-03-09T20:00:00Z'),
      vgm: new Date('2026-03-11T17:00:00Z'),
      cargo: new Date('2026-03-12T02:00:00Z'),
    })
  })

  it('of a part load have none for the weight, which is not the shipper’s to give', async () => {
    const { cutOffs } = await booked({ mode: 'LCL', container: null })
    expect([cutOffs.documents, cutOffs.vgm]).toEqual([new Date('2026-03-09T20:00:00Z'), null])
  })

  it('of a late booking leave six hours for the documents', async () => {
    const { cutOffs } = await booked({ shippingDate: '2026-03-02' })
    expect(cutOffs.documents).toEqual(new Date('2026-03-02T15:00:00Z'))
  })

  it('by air are for documents and cargo', async () => {
    const legs = bySea.map((leg) => (leg.role === 'main' ? { ...leg, by: 'air' as const, days: 2 } : leg))
    const { cutOffs } = await booked({ mode: 'AIR', legs })
    expect(cutOffs).toEqual({
      documents: new Date('2026-03-10T15:00:00Z'),
      vgm: null,
      cargo: new Date('2026-03-11T11:00:00Z'),
    })
  })

  it('that have not passed move with a vessel that is announced late, and those that have stay', async () => {
    const { key, number, cutOffs } = await booked({ goods: 'Silk SIM-LATESHIP' })
    const cutOffsNow = async () => (await carriers.findUpdate(key))?.cutOffs
    expect(await cutOffsNow()).toEqual(cutOffs)
    await carriers.advance(number, 5)
    expect(await cutOffsNow()).toEqual({
      documents: new Date('2026-03-12T20:00:00Z'),
      vgm: new Date('2026-03-14T17:00:00Z'),
      cargo: new Date('2026-03-15T02:00:00Z'),
    })
    await carriers.advance(number, 4)
    expect(await amend(key, 1)).toEqual(amended)
  })

  it('that have passed stay where a shipment is left behind', async () => {
    const { key, number } = await booked({ goods: 'Silk SIM-ROLLED' })
    await carriers.advance(number, 10)
    expect((await carriers.findUpdate(key))?.cutOffs).toMatchObject({
      documents: new Date('2026-03-09T20:00:00Z'),
      cargo: new Date('2026-03-19T02:00:00Z'),
    })
  })

  it('from door to door are the loading of the truck', async () => {
    const [first] = bySea
    const legs = first ? [{ ...first, role: 'main' as const }] : []
    const { cutOffs } = await booked({ mode: 'FTL', container: null, legs })
    expect(cutOffs).toEqual({ documents: null, vgm: null, cargo: new Date('2026-03-10T08:00:00Z') })
  })
})

describe('a correction', () => {
  it('is accepted, and again with the same number', async () => {
    const { key } = await booked()
    expect([await amend(key, 1), await amend(key, 1)]).toEqual([amended, amended])
  })

  it('is refused again with the same number, also with other words', async () => {
    const { key } = await booked()
    const refused = { status: 'refused', reason: 'The manifest has been filed with customs.' }
    expect(await amend(key, 1, 'Silk SIM-NOAMEND')).toEqual(refused)
    expect(await amend(key, 1)).toEqual(refused)
    expect(await amend(key, 2)).toEqual(amended)
  })

  it('is accepted although its answer gets lost', async () => {
    const { key } = await booked()
    await expect(amend(key, 1, 'SIM-TIMEOUT')).rejects.toThrow(ProviderUnavailable)
    expect(await amend(key, 1, 'SIM-TIMEOUT')).toEqual(amended)
  })

  it('is refused after the documentation cut-off, and one from before keeps its answer', async () => {
    const { key, number } = await booked()
    await amend(key, 1)
    await carriers.advance(number, 7)
    expect(await amend(key, 2)).toEqual(amended)
    await carriers.advance(number, 1)
    expect(await amend(key, 3)).toEqual(tooLate)
    expect(await amend(key, 1)).toEqual(amended)
  })

  it('is accepted after the cut-off as an exception, until the ship has arrived', async () => {
    const { key, number } = await booked()
    await carriers.advance(number, 12)
    expect([await amend(key, 1), await amend(key, 2, 'Silk', true)]).toEqual([tooLate, amended])
    await carriers.advance(number, 20)
    expect(await amend(key, 3, 'Linen', true)).toEqual({
      status: 'refused',
      reason: 'The goods have arrived, and the papers are final.',
    })
  })

  it('of a cancelled booking is refused', async () => {
    const { key } = await booked()
    await carriers.cancel(key)
    expect(await amend(key, 1)).toEqual({ status: 'refused', reason: 'This booking was cancelled.' })
  })

  it('of what nobody booked has no answer', async () => {
    expect(await amend('3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11', 1)).toBeUndefined()
  })
})
