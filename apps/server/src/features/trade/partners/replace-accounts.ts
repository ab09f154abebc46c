import type { PartnerAccount } from '@tradelane/contract/partners/forms'
import type { Tx } from '@tradelane/db'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { insertAccounts } from './add-partner.ts'
import { type AccountRow, accountColumns } from './partner-rows.ts'

/**
 * Replaces a partner's accounts with those of the form. Missing ones stay in the database, marked as removed.
 * NOT_FOUND for the id of an account that is not in the partner's list. The caller holds the partner's lock.
 */
export async function replaceAccounts(
  tx: Tx,
  owner: { uid: string; beneficiary_id: string },
  listed: AccountRow[],
  accounts: PartnerAccount[],
  at: Date,
): Promise<void> {
  const kept = new Set<string>()
  const added: [number, PartnerAccount][] = []
  for (const [position, account] of accounts.entries()) {
    const id = account.beneficiary_account_id
    if (id === undefined) {
      added.push([position, account])
      continue
    }
    const row = listed.find((candidate) => candidate.beneficiary_account_id === id)
    if (!row) throw new Refusal('NOT_FOUND')
    if (kept.has(id)) {
      refuseFields({ [`account_details.${position}.beneficiary_account_id`]: 'This account is listed twice' })
    }
    kept.add(id)
    await updateAccount(tx, row, { ...accountColumns(account, row), position }, at)
  }
  const removed = listed.map((row) => row.beneficiary_account_id).filter((id) => !kept.has(id))
  if (removed.length > 0) {
    await tx
      .updateTable('partner_accounts')
      .set({ removed_at: at })
      .where('uid', '=', owner.uid)
      .where('beneficiary_account_id', 'in', removed)
      .execute()
  }
  await insertAccounts(tx, owner, added, at)
}

async function updateAccount(
  tx: Tx,
  row: AccountRow,
  columns: ReturnType<typeof accountColumns> & { position: number },
  at: Date,
): Promise<void> {
  const { position: _position, ...details } = columns
  const isChanged = Object.entries(details).some(([name, value]) => row[name as keyof AccountRow] !== value)
  await tx
    .updateTable('partner_accounts')
    .set(isChanged ? { ...columns, updated_at: at } : columns)
    .where('uid', '=', row.uid)
    .where('beneficiary_account_id', '=', row.beneficiary_account_id)
    .execute()
}
