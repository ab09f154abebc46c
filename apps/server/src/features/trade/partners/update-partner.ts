import { bicQuestions } from '@tradelane/contract/partners/bank-details'
import type { ChangedPartner } from '@tradelane/contract/partners/forms'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { type SavedPartner, screenPartner, warningOf } from './add-partner.ts'
import { checkedAccounts, refuseOtherForms } from './check-accounts.ts'
import {
  type AccountRow,
  addressColumns,
  companyColumns,
  creditColumns,
  creditText,
  toAccount,
  toAddress,
} from './partner-rows.ts'
import { refuseRestrictedBanks, refuseRestrictedCompany } from './refuse-restricted-banks.ts'
import { replaceAccounts } from './replace-accounts.ts'
import { sameNumberWarning } from './same-number-warning.ts'
import { listAccountRows, lockPartner, type PartnerRow } from './stored-partners.ts'

/** What is open was decided for the company with this number: another number is another company. Refuses by field. */
async function requireSameCompany(
  { features, clock }: Deps,
  tx: Tx,
  actor: CustomerActor,
  { beneficiary_id, registration_key, company_registration_number: kept }: PartnerRow,
  typed: string,
): Promise<void> {
  const { rows } = await sql<{ key: string }>`select registration_key(${typed}::text) as key`.execute(tx)
  if (rows[0]?.key === registration_key) return
  const now = clock.now()
  const open = await Promise.all(
    features.map((feature) => feature.knownAs?.(tx, actor, beneficiary_id, now) ?? []),
  )
  const [first] = open.flat()
  if (first)
    refuseFields({
      company_registration_number: `${first} was made for the company with the number ${kept}. Add another company as a new partner. If the number of this one has changed, write to us.`,
    })
}

/**
 * Replaces the partner and its accounts with those of the form. NOT_FOUND for an id that is not this company's, or an
 * account that is not in this partner's list; CONFLICT if it was changed meanwhile; at its field another registration number while
 * something is open. Repeating it changes nothing.
 */
export async function updatePartner(
  deps: Deps,
  actor: CustomerActor,
  change: ChangedPartner,
): Promise<SavedPartner> {
  const { beneficiary_id } = change
  const saved = await listAccountRows(deps.db, actor, [beneficiary_id])
  const accounts = change.account_details && checkedAccounts(change.account_details, 'account_details', saved)
  if (accounts) {
    await refuseOtherForms(deps, actor, accounts, 'account_details', saved)
  }
  if (accounts) await refuseRestrictedBanks(deps.db, accounts, 'account_details')
  await refuseRestrictedCompany(deps.db, change, 'company_country')
  const company = companyColumns(change)
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPartner(tx, actor, beneficiary_id)
    if (!row) throw new Refusal('NOT_FOUND')
    const listed = await listAccountRows(tx, actor, [beneficiary_id])
    await requireSameCompany(deps, tx, actor, row, change.company_registration_number)
    const credit = creditColumns(change, row)
    const address = addressColumns(change, row)
    const before = snapshot({ ...companyColumns(row), ...toAddress(row), ...creditText(row) }, listed)
    if (change.version !== undefined && change.version !== row.version) throw new Refusal('CONFLICT')
    if (accounts) await replaceAccounts(tx, { uid: actor.companyId, beneficiary_id }, listed, accounts, at)
    const shown = { ...company, ...toAddress(address), ...creditText(credit) }
    const after = snapshot(shown, await listAccountRows(tx, actor, [beneficiary_id]))
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await tx
        .updateTable('partners')
        .set({ ...company, ...address, ...credit, version: row.version + 1, updated_at: at })
        .where('uid', '=', actor.companyId)
        .where('beneficiary_id', '=', beneficiary_id)
        .execute()
      await recordEvent(tx, {
        companyId: actor.companyId,
        subject: 'partner',
        subjectId: beneficiary_id,
        from: 'added',
        to: 'changed',
        actor: `user:${actor.userId}`,
        at,
        before,
        after,
      })
      await screenPartner(deps, tx, actor, { ...company, ...toAddress(address), beneficiary_id }, at)
    }
    const { warning } = await sameNumberWarning(tx, actor, beneficiary_id, company)
    return { beneficiary_id, ...warningOf([warning, ...bicQuestions(accounts ?? [])]) }
  })
}

const snapshot = (company: Record<string, string | null>, accounts: AccountRow[]) => ({
  ...company,
  account_details: accounts.map(toAccount),
})
