import { bicQuestions } from '@tradelane/contract/partners/bank-details'
import type { NewPartner, PartnerAccount } from '@tradelane/contract/partners/forms'
import type { Tx } from '@tradelane/db'
import { lockCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { screenParties } from '../../world/screening/index.ts'
import { checkedAccounts, refuseOtherForms } from './check-accounts.ts'
import { partiesOfPayee } from './parties-of-payee.ts'
import {
  accountColumns,
  addressColumns,
  companyColumns,
  creditColumns,
  creditText,
  toAccount,
  toAddress,
} from './partner-rows.ts'
import { refuseRestrictedBanks, refuseRestrictedCompany } from './refuse-restricted-banks.ts'
import { sameNumberWarning } from './same-number-warning.ts'
import { listAccountRows } from './stored-partners.ts'

export type SavedPartner = { beneficiary_id: string; warning?: string }

/** Adds a company with its accounts. A company that is already in the list is added again, with a warning. */
export async function addPartner(
  deps: Deps,
  actor: CustomerActor,
  partner: NewPartner,
): Promise<SavedPartner> {
  const accounts = checkedAccounts(partner.account_details, '0.account_details')
  await refuseOtherForms(deps, actor, accounts, '0.account_details')
  await refuseRestrictedBanks(deps.db, accounts, '0.account_details')
  await refuseRestrictedCompany(deps.db, partner, '0.company_country')
  const company = companyColumns(partner)
  const credit = creditColumns(partner)
  const address = addressColumns(partner)
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    // Of the same company added twice at once, the second sees the first, and is warned.
    await lockCompany(tx, actor)
    const { beneficiary_id } = await tx
      .insertInto('partners')
      .values({ uid: actor.companyId, ...company, ...address, ...credit, created_at: at, updated_at: at })
      .returning('beneficiary_id')
      .executeTakeFirstOrThrow()
    await insertAccounts(tx, { uid: actor.companyId, beneficiary_id }, accounts.entries(), at)
    await recordEvent(tx, {
      companyId: actor.companyId,
      subject: 'partner',
      subjectId: beneficiary_id,
      from: null,
      to: 'added',
      actor: `user:${actor.userId}`,
      at,
      after: {
        ...company,
        ...toAddress(address),
        ...creditText(credit),
        account_details: accounts.map((account) => accountColumns(account)),
      },
    })
    await screenPartner(deps, tx, actor, { ...company, ...toAddress(address), beneficiary_id }, at)
    const { warning } = await sameNumberWarning(tx, actor, beneficiary_id, company)
    return { beneficiary_id, ...warningOf([warning, ...bicQuestions(accounts)]) }
  })
}

/** What a person should look at, in one text; nothing where there is nothing. */
export function warningOf(texts: (string | undefined)[]): { warning?: string } {
  const said = texts.filter((text) => text !== undefined)
  return said.length > 0 ? { warning: said.join('. ') } : {}
}

/** A match opens a case for the back office, and the payments to this partner wait for its decision. */
export async function screenPartner(
  deps: Deps,
  tx: Tx,
  scope: OneCompanyScope,
  partner: Parameters<typeof partiesOfPayee>[0],
  at: Date,
): Promise<void> {
  const accounts = await listAccountRows(tx, scope, [partner.beneficiary_id])
  const parties = partiesOfPayee(partner, accounts.map(toAccount))
  await screenParties(deps, tx, { companyId: scope.companyId, parties, at })
}

/** `accounts` with their positions in the form. */
export async function insertAccounts(
  tx: Tx,
  owner: { uid: string; beneficiary_id: string },
  accounts: Iterable<[number, PartnerAccount]>,
  at: Date,
): Promise<void> {
  const rows = [...accounts].map(([position, account]) => ({
    ...owner,
    ...accountColumns(account),
    position,
    created_at: at,
    updated_at: at,
  }))
  if (rows.length > 0) await tx.insertInto('partner_accounts').values(rows).execute()
}
