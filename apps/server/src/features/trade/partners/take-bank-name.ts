import type { ShownNameCheck } from '@tradelane/contract/partners/name-check'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { screenPartner } from './add-partner.ts'
import { checkNames } from './check-names.ts'
import { nameCheckOf } from './name-check.ts'
import { companyColumns, toAccount, toAddress } from './partner-rows.ts'
import { listAccountRows, lockPartner } from './stored-partners.ts'

type Account = { beneficiary_id: string; beneficiary_account_id: string }

/** What the bank says of an account's holder; asked now where it is not known, or known for long. NOT_FOUND for an account not in the list. */
export async function getNameCheck(
  deps: Deps,
  scope: OneCompanyScope,
  which: Account,
): Promise<ShownNameCheck> {
  await checkNames(deps, scope, { accountId: which.beneficiary_account_id })
  const rows = await listAccountRows(deps.db, scope, [which.beneficiary_id])
  const row = rows.find(({ beneficiary_account_id: id }) => id === which.beneficiary_account_id)
  const check = row && nameCheckOf(row)
  if (!check) throw new Refusal('NOT_FOUND')
  return check
}

/**
 * Makes the bank's name of a close match the account holder's name. CONFLICT where the bank's name is not the one that the person saw.
 * Repeating it changes nothing.
 */
export async function takeBankName(
  deps: Deps,
  actor: CustomerActor,
  { bank_name, ...which }: Account & { bank_name: string },
): Promise<ShownNameCheck> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const partner = await lockPartner(tx, actor, which.beneficiary_id)
    const listed = await listAccountRows(tx, actor, [which.beneficiary_id])
    const row = listed.find(({ beneficiary_account_id: id }) => id === which.beneficiary_account_id)
    if (!partner || !row) throw new Refusal('NOT_FOUND')
    if (row.account_holder_name === bank_name) return
    const check = nameCheckOf(row)
    if (check?.result !== 'close_match' || check.bank_name !== bank_name) throw new Refusal('CONFLICT')
    await tx
      .updateTable('partner_accounts')
      .set({ account_holder_name: bank_name, updated_at: at })
      .where('uid', '=', actor.companyId)
      .where('beneficiary_account_id', '=', row.beneficiary_account_id)
      .execute()
    await tx
      .updateTable('partners')
      .set({ version: partner.version + 1, updated_at: at })
      .where('uid', '=', actor.companyId)
      .where('beneficiary_id', '=', which.beneficiary_id)
      .execute()
    const after = await listAccountRows(tx, actor, [which.beneficiary_id])
    const company = { ...companyColumns(partner), ...toAddress(partner) }
    await recordEvent(tx, {
      companyId: actor.companyId,
      subject: 'partner',
      subjectId: which.beneficiary_id,
      from: 'added',
      to: 'changed',
      actor: `user:${actor.userId}`,
      at,
      before: { ...company, account_details: listed.map(toAccount) },
      after: { ...company, account_details: after.map(toAccount) },
    })
    await screenPartner(deps, tx, actor, { ...company, beneficiary_id: which.beneficiary_id }, at)
  })
  return getNameCheck(deps, actor, which)
}
