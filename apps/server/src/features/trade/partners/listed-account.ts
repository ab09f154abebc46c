import type { ListedAccount } from '@tradelane/contract/partners/forms'
import { correctionOf } from './bank-corrections.ts'
import { nameCheckOf, shownCheck } from './name-check.ts'
import { type AccountRow, toAccount } from './partner-rows.ts'

/** An account in lists, with what its bank says. `toAccount` is the account alone: fingerprints of payees are made of it. */
export function toListedAccount(row: AccountRow): ListedAccount {
  const bank_correction = correctionOf(row)
  return { ...toAccount(row), ...shownCheck(nameCheckOf(row)), ...(bank_correction && { bank_correction }) }
}
