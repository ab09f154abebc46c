import { correctedText, type ShownCorrection } from '@tradelane/contract/partners/bank-correction'
import type { AccountCorrection, Beneficiary } from '@tradelane/providers'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { lastOfNumber, shownNumber } from '../../../access/shown-number.ts'
import { hashOf } from '../../../approvals/binding.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { askedOf } from './name-check.ts'
import type { AccountRow } from './partner-rows.ts'

type Notice = AccountCorrection & { eventId: string }
type Kept = AccountCorrection & { event_id: string }

/** All of an account that its bank can correct, its type too. */
const writtenOf = (row: AccountRow): string =>
  hashOf({
    ...askedOf(row),
    type: row.beneficiary_account_type,
    secondCode: row.second_bank_code,
    method: row.payout_method,
  })

/** What the bank said of the account as it is now. */
export function correctionOf(row: AccountRow): ShownCorrection | undefined {
  if (!row.bank_correction || !row.bank_corrected_at || row.bank_correction_of !== writtenOf(row))
    return undefined
  const { reason, corrected } = row.bank_correction as Kept
  return { reason, corrected: [...corrected], received_at: row.bank_corrected_at }
}

const shownToStaff = ['Routing number', 'Account type', 'Account holder']

/** A field as all of the staff read it: no account number in full. A name that we do not know may be one of its names. */
const masked = ({ field, value }: AccountCorrection['corrected'][number]) => ({
  field,
  value: shownToStaff.includes(field) ? value : shownNumber(value, undefined),
})

/**
 * Keeps a bank's notice with each account of the company that money was paid to by these numbers. The account itself stays as it is: a person
 * asks the payee, and changes it. One that was changed since the payment has nothing to correct. Repeating it changes nothing.
 */
export async function noteCorrection(
  deps: Deps,
  { companyId }: OneCompanyScope,
  paid: Pick<Beneficiary, 'accountNumber' | 'routingCode'>,
  { eventId, ...notice }: Notice,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const rows = await tx
      .selectFrom('partner_accounts')
      .selectAll()
      .where('uid', '=', companyId)
      .where('account_no', '=', paid.accountNumber)
      .where('swift_ifsc', '=', paid.routingCode)
      .where('removed_at', 'is', null)
      .orderBy('beneficiary_account_id')
      .forUpdate()
      .execute()
    for (const row of rows) {
      if ((row.bank_correction as Kept | null)?.event_id === eventId) continue
      const kept: Kept = { ...notice, event_id: eventId }
      await tx
        .updateTable('partner_accounts')
        .set({
          bank_correction: JSON.stringify(kept),
          bank_corrected_at: at,
          bank_correction_of: writtenOf(row),
        })
        .where('uid', '=', companyId)
        .where('beneficiary_account_id', '=', row.beneficiary_account_id)
        .execute()
      await recordEvent(tx, {
        companyId,
        subject: 'partner',
        subjectId: row.beneficiary_id,
        from: 'added',
        to: 'bank_corrected',
        actor: 'provider',
        at,
        after: {
          account: `${row.account_ref_name}, ${row.currency} ${lastOfNumber(row.account_no)}`,
          reason: notice.reason,
          corrected: correctedText(notice.corrected),
          corrected_masked: correctedText(notice.corrected.map(masked)),
        },
      })
    }
  })
}
