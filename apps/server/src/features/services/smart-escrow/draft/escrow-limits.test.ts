import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { type Currency, currencies } from '@tradelane/money'
import { describe, expect, it } from 'vitest'
import {
  givenDraftEscrow,
  givenEscrowCode,
  givenImporter,
  simpleEscrow,
} from '../../../../../test/given-escrow.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenImporter(app))

describe('the limits', () => {
  const setAmounts = (id: string, [sent, fee, received]: readonly [bigint, bigint, bigint]) =>
    app.db
      .updateTable('smart_escrows')
      .set({ amount_sent: sent, fee_amount: fee, amount_received: received })
      .where('smart_escrow_id', '=', id)
      .execute()

  it.each([
    ['more than 10,000 sent', [1_000_001n, 20_000n, 980_001n]],
    ['a fee below 1', [4_949n, 99n, 4_850n]],
  ] as const)('hold in the database too: %s', async (_what, amounts) => {
    const id = await givenDraftEscrow(app, payer)
    await expect(setAmounts(id, amounts)).rejects.toThrow('outside of the limits')
  })

  it('let a draft that was saved before them be changed, and not approved', async () => {
    const id = await givenDraftEscrow(app, payer)
    await app.deps.pool.query('alter table smart_escrows disable trigger smart_escrows_stay_within_limits')
    await setAmounts(id, [1_010_204n, 20_204n, 990_000n])
    await app.deps.pool.query('alter table smart_escrows enable trigger smart_escrows_stay_within_limits')
    await expect(givenEscrowCode(app, payer, id)).rejects.toThrow(
      '10,102.04 USD with a fee of 202.04 USD is outside of the limits of an escrow. Change the amount.',
    )
    const body = { ...simpleEscrow(payer), smart_escrow_id: id }
    expect((await app.call(smartEscrows.update, { body }, { token: payer.token })).status).toBe(200)
    await givenEscrowCode(app, payer, id)
  })

  it('count minor units as ISO 4217 does', async () => {
    const known = await app.deps.pool.query<{ currency: string; units: string }>(
      'select currency, minor_units(currency) as units from ledger_currencies',
    )
    const units = known.rows.map(({ currency, units }) => [currency, Number(units)])
    expect(units).toEqual(
      known.rows.map(({ currency }) => [currency, 10 ** currencies[currency as Currency].exponent]),
    )
  })
})
