import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenImporter } from '../../../../test/given-escrow.ts'
import { givenAgreedEscrow } from '../../../../test/given-seller.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { expireEscrows } from './draft/expire-escrows.ts'
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
