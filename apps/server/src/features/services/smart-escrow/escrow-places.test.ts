import { newEscrow } from '@tradelane/contract/smart-escrow/forms'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { givenImporter, simpleEscrow } from '../../../../test/given-escrow.ts'
import { givenAgreedEscrow } from '../../../../test/given-seller.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { expireEscrows } from './draft/expire-escrows.ts'
import { addEscrow } from './draft/save-escrow.ts'
import { countriesOfEscrow, lastMomentOf, todayOf } from './escrow-places.ts'
import { getEscrow } from './escrows.ts'

const inChina = sql<string>`jsonb_set(payee, '{account,beneficiaryCountryCode}', '"CN"')`
const app = theApp()

test('The last day of an escrow lasts until it is over for both sides, and its money stays until then', async () => {
  const payer = await givenImporter(app)
  const { id } = await givenAgreedEscrow(app, payer)
  const row = async () => getEscrow(app.db, systemScope(payer.companyId), id)
  await app.db
    .updateTable('smart_escrows')
    .set({ expiry_date: '2090-03-15', payee: inChina })
    .where('smart_escrow_id', '=', id)
    .execute()
  expect(await countriesOfEscrow(app.db, await row())).toEqual({ buyer: 'US', seller: 'CN' })
  // 23:59 in New York, where the day ends last.
  const end = await lastMomentOf(app.db, await row())
  expect(end).toEqual(new Date('2090-03-16T03:59:59.999Z'))
  expect(await todayOf(app.db, await row(), end)).toBe('2090-03-15')
  const stateAt = async (at: Date) => {
    await expireEscrows({ ...app.deps, clock: { now: () => at } })
    return (await row()).state
  }
  expect(await stateAt(end)).toBe('approved')
  expect(await stateAt(new Date(end.getTime() + 1))).toBe('refunded')
})

test('A draft with this last day can be saved as long as it can be approved', async () => {
  const payer = await givenImporter(app)
  const { companyId, userId } = payer
  const actor = { kind: 'company', role: 'owner', sessionId: '', companyId, userId } as const
  const form = z.decode(newEscrow, simpleEscrow(payer, { expiry_date: '2090-03-15' }))
  const saveAt = (at: string) => addEscrow({ ...app.deps, clock: { now: () => new Date(at) } }, actor, form)
  // In New York, where the company is, the day ends after that of its seller's bank.
  await expect(saveAt('2090-03-16T03:59:59.999Z')).resolves.toEqual(expect.any(String))
  await expect(saveAt('2090-03-16T04:00:00Z')).rejects.toThrow('The expiry date has passed')
})
