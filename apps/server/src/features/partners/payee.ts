import { createHash } from 'node:crypto'
import type { Partner } from '@tradelane/contract/partners/calls'
import type { ListedAccount } from '@tradelane/contract/partners/forms'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../access/scope.ts'
import { Refusal } from '../../refusal.ts'
import { companyColumns, toAccount } from './partner-rows.ts'
import { findPartner } from './queries.ts'

export type Payee = {
  /** The payee's company: `beneficiary_details` of the specification. */
  partner: Pick<
    Partner,
    | 'company_name'
    | 'company_address'
    | 'company_registration_number'
    | 'contact_person_name'
    | 'email'
    | 'phone_number'
  > & { beneficiary_id: string }
  /** The payee's account: `beneficiary_account_details`. */
  account: ListedAccount
  /** Set when the account was removed from the list: it can still be shown, but not paid. */
  removedAt: Date | null
  /**
   * A fingerprint of all fields above: it changes when any letter of the payee changes. A code that approves a payment is
   * bound to it, so that nobody is paid to an account that was changed after the approval.
   */
  version: string
}

/** The payee of a new payment. NOT_FOUND for another company's ids, and for a removed account. */
export async function getPartnerAccount(
  db: Db | Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
  accountId: string,
): Promise<Payee> {
  const payee = await findPayee(db, scope, beneficiaryId, accountId)
  if (!payee || payee.removedAt) throw new Refusal('NOT_FOUND')
  return payee
}

/**
 * The payee of a draft or past payment, even if the account has since been removed. These are today's details: a
 * submitted payment keeps its own copy.
 */
export async function findPayee(
  db: Db | Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
  accountId: string,
): Promise<Payee | undefined> {
  const row = await findPartner(db, scope, beneficiaryId)
  const accountRow = await db
    .selectFrom('partner_accounts')
    .selectAll()
    .where('uid', '=', scope.companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .where('beneficiary_account_id', '=', accountId)
    .executeTakeFirst()
  if (!row || !accountRow) return undefined
  const partner = { beneficiary_id: beneficiaryId, ...companyColumns(row) }
  const account = toAccount(accountRow)
  const version = createHash('sha256')
    .update(JSON.stringify([partner, account]))
    .digest('hex')
  return { partner, account, removedAt: accountRow.removed_at, version }
}
