import { accountFacts } from '@tradelane/contract/wallet/account-facts'
import type { CollectionAccount } from '@tradelane/providers'
import type { Deps } from '../../../../deps/deps.ts'
import { currencyOf, type FundingRow, fundingNumber } from '../fundings.ts'

export type AccountLine = { label: string; value: string }

/**
 * Where the buyer pays one invoice: an account of the invoice's currency, opened on the first call. Safe to repeat: the finance partner knows
 * the funding. Throws ProviderUnavailable.
 */
export async function openCollection(deps: Deps, funding: FundingRow): Promise<CollectionAccount> {
  const known = collectionAccountOf(funding)
  if (known) return known
  const account = await deps.financePartners.collectionAccount({
    key: funding.invoice_factoring_id,
    financePartnerId: funding.finance_partner_id,
    currency: currencyOf(funding),
    reference: fundingNumber(funding),
  })
  await deps.db
    .updateTable('invoice_factorings')
    .set({ collection_account: JSON.stringify(account) })
    .where('uid', '=', funding.uid)
    .where('invoice_factoring_id', '=', funding.invoice_factoring_id)
    .execute()
  return account
}

export const collectionAccountOf = ({ collection_account }: FundingRow): CollectionAccount | null =>
  collection_account as CollectionAccount | null

/** The account in the words and groups of digits of its country, as the wallet's own accounts are shown, with the reference to state. */
export function collectionLines(
  funding: Pick<FundingRow, 'currency'>,
  account: CollectionAccount,
): AccountLine[] {
  const [first, second] = account.routing
  const facts = accountFacts({
    accountName: account.holder,
    uniquePaymentId: account.account,
    fullBankName: account.bank,
    routingCodeType1: first?.type ?? '',
    routingCodeValue1: first?.value ?? '',
    ...(second && { routingCodeType2: second.type, routingCodeValue2: second.value }),
    bankAddress: account.bankAddress,
    currency: currencyOf(funding),
  })
  return [
    ...facts.map(({ label, value }) => ({ label, value })),
    { label: 'Currency', value: funding.currency },
    { label: 'Reference', value: account.reference },
  ]
}
