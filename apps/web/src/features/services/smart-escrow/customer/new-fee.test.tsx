import { expect, test } from 'vitest'
import { openPage, textOf } from '../../../../../test/open-page.tsx'
import { NewFee } from './new-fee.tsx'

test('a draft says its new fee, or that it needs a higher amount where that would be below its least', async () => {
  expect(await said({ fees: 240, is_kept: true })).toContain('After that it is 240.00 USD: 3 %.')
  expect(await said({ fees: 240, is_kept: false })).toContain('Save the details again before you approve.')
  expect(await said({ fees: 1.5, is_kept: true })).toContain(
    'It is lower now, 1.50 USD: 3 %. Save the details again to pay that.',
  )
  const least = 'needs a higher amount: our fee is 3 %, and at least 1.00 USD.'
  expect(await said({ fees: 0.05, is_kept: true })).toContain(`After that it ${least}`)
  expect(await said({ fees: 0.05, is_kept: false })).toContain(
    'It needs a higher amount now: our fee is 3 %, and at least 1.00 USD. Change the amount before you approve.',
  )
  expect(await said({ fees: 0, is_kept: false })).toContain('It is 0.00 USD now')
})

async function said(now: { fees: number; is_kept: boolean }): Promise<string> {
  const escrow = { smart_escrow_id: 'e', beneficiary_id: 'b', beneficiary_account_id: 'a', fees: 2 }
  const new_fee = { rate: '3 %', kept_until: '2026-12-01T12:00:00.000Z', ...now }
  const page = { smart_escrow: { ...escrow, amount_sent_currency: 'USD' }, new_fee } as never
  return textOf(await openPage('/smart-escrow/escrows/e', <NewFee page={page} />))
}
