import { createHash } from 'node:crypto'
import type { Partner } from '@tradelane/contract/partners/calls'
import type { ListedAccount } from '@tradelane/contract/partners/forms'
import type { ShownNameCheck } from '@tradelane/contract/partners/name-check'
import { type Db, named, type Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import { nameCheckOf } from './name-check.ts'
import { type AccountRow, companyColumns, toAccount } from './partner-rows.ts'
import type { PartnerRow } from './stored-partners.ts'

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
  > & {
    beneficiary_id: string
    /** Missing where nobody has said them, and in payments that are older than the question. */
    company_town?: string
    company_post_code?: string
    company_country?: string
  }
  /** The payee's account: `beneficiary_account_details`. */
  account: ListedAccount
  /** What its bank says of the holder's name; undefined while nobody knows. It is no part of the fingerprint. */
  nameCheck?: ShownNameCheck
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
  const payee = (await findPayees(db, scope, [accountId])).get(accountId)
  return payee?.partner.beneficiary_id === beneficiaryId ? payee : undefined
}

/** The same for several accounts, by the account's id. */
export async function findPayees(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  accountIds: readonly string[],
): Promise<Map<string, Payee>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('partner_accounts')
    .innerJoin('partners', (join) =>
      join
        .onRef('partners.uid', '=', 'partner_accounts.uid')
        .onRef('partners.beneficiary_id', '=', 'partner_accounts.beneficiary_id'),
    )
    .selectAll('partner_accounts')
    .select(['company_name', 'company_address', 'company_registration_number', 'contact_person_name'])
    .select(['email', 'phone_number', 'town', 'post_code', 'country'])
    .where('partner_accounts.uid', '=', companyId)
    .where('beneficiary_account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .modifyEnd(named)
    .execute()
  return new Map(rows.map((row) => [row.beneficiary_account_id, toPayee(row)]))
}

type PayeeRow = AccountRow &
  ReturnType<typeof companyColumns> &
  Pick<PartnerRow, 'town' | 'post_code' | 'country'>

function toPayee(row: PayeeRow): Payee {
  const { beneficiary_id, town, post_code, country } = row
  // Only what is known: the fingerprints of payees without it stay as they were.
  const partner = {
    beneficiary_id,
    ...companyColumns(row),
    ...(town !== null && { company_town: town }),
    ...(post_code !== null && { company_post_code: post_code }),
    ...(country !== null && { company_country: country }),
  }
  const account = toAccount(row)
  const version = createHash('sha256')
    .update(JSON.stringify([partner, account]))
    .digest('hex')
  const nameCheck = nameCheckOf(row)
  return { partner, account, ...(nameCheck && { nameCheck }), removedAt: row.removed_at, version }
}
