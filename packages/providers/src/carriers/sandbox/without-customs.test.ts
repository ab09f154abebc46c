import { expect, it } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { newCarriage } from '../../../test/new-carriage.ts'
import { quietPool } from '../../../test/quiet-pool.ts'
import { sandboxCarriers } from './sandbox-carriers.ts'

const clock = { now: () => new Date('2026-03-02T09:00:00Z') }

it('within one customs territory nothing is released by customs, nor held by it', async () => {
  const database = await freshDatabase()
  const pool = quietPool(database.connectionString)
  const carriers = sandboxCarriers({ pool, clock })
  const codesOf = async (crossesCustoms: boolean) => {
    const request = newCarriage({ crossesCustoms, goods: 'Tablets SIM-CUSTOMS' })
    const answer = await carriers.book(request)
    if (answer.status !== 'booked') throw new Error(answer.reason)
    await carriers.advance(answer.carriage.carrierBookingNumber, 60)
    const codes = (await carriers.findUpdate(request.key))?.events.map(({ code }) => code) ?? []
    return codes.filter((code) => code.startsWith('CUS') || code === 'DISC')
  }
  expect(new Set(await codesOf(true))).toEqual(new Set(['DISC', 'CUSR', 'CUSS', 'CUSI']))
  expect(new Set(await codesOf(false))).toEqual(new Set(['DISC']))
  await pool.end()
  await database.close()
})
