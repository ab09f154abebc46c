import { expect, it } from 'vitest'
import { freshDatabase } from '../../../../../test/fresh-database.ts'
import { newCarriage, someInstructions } from '../../../test/new-carriage.ts'
import { quietPool } from '../../../test/quiet-pool.ts'
import { sandboxCarriers } from './sandbox-carriers.ts'

const clock = { now: () => new Date('2026-03-02T09:00:00Z') }

it('a carrier whose books are older than detours and corrections takes both', async () => {
  const database = await freshDatabase()
  const pool = quietPool(database.connectionString)
  const request = newCarriage()
  await sandboxCarriers({ pool, clock }).book(request)
  await pool.query('alter table provider_sandbox.carriages drop column detours, drop column amendments')

  const carriers = sandboxCarriers({ pool, clock })
  const detour = { id: 'cape', days: 9, remark: 'Round Africa', reportedAt: clock.now() }
  await carriers.sailAround(request.key, detour)
  const answer = await carriers.amend(request.key, { ...someInstructions, number: 1, isLate: false })
  expect(answer).toEqual({ status: 'amended' })
  await pool.end()
  await database.close()
})
