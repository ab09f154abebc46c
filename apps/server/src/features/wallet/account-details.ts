import type { AccountDetails } from '@tradelane/contract/wallet/calls'
import type { Db, Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import type { AccountDetails as ProviderDetails } from '@tradelane/providers'
import { getCompany } from '../../access/company.ts'
import type { OneCompanyScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { providerCustomerOf } from './queries.ts'

/** Stores the account details from the provider; newer details replace older ones. */
export async function saveAccountDetails(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  details: readonly ProviderDetails[],
  at: Date,
): Promise<void> {
  for (const account of details) {
    const values = {
      unique_payment_id: account.uniquePaymentId,
      full_bank_name: account.fullBankName,
      routing_code_type_1: account.routingCodeType1,
      routing_code_value_1: account.routingCodeValue1,
      bank_address: account.bankAddress,
      fetched_at: at,
    }
    await db
      .insertInto('wallet_account_details')
      .values({ uid: companyId, currency: account.currency, ...values })
      .onConflict((conflict) => conflict.columns(['uid', 'currency']).doUpdateSet(values))
      .execute()
  }
}

/**
 * Where others can pay in, for each open currency that has an account yet; none before the company is verified, because what
 * arrives then is not available. Providers may take a while to assign one: while any is missing the provider is asked again.
 */
export async function listAccountDetails(deps: Deps, scope: OneCompanyScope): Promise<AccountDetails[]> {
  const { kyb_status } = await getCompany(deps.db, scope)
  if (kyb_status !== 'Clear') return []
  const rows = await selectAccounts(deps.db, scope)
  const areComplete = rows.every((row) => row.fetched_at !== null)
  if (areComplete || rows.length === 0) return rows.flatMap(toAccountDetails)
  const customer = await providerCustomerOf(deps.db, scope)
  const open = new Set(rows.map((row) => row.wallet_currency))
  const details = (await deps.payments.findAccountDetails(customer)).filter(({ currency }) =>
    open.has(currency),
  )
  await saveAccountDetails(deps.db, scope, details, deps.clock.now())
  return (await selectAccounts(deps.db, scope)).flatMap(toAccountDetails)
}

function selectAccounts(db: Db, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('wallets as wallet')
    .leftJoin('wallet_account_details as details', (join) =>
      join.onRef('details.uid', '=', 'wallet.uid').onRef('details.currency', '=', 'wallet.currency'),
    )
    .selectAll('details')
    .select('wallet.currency as wallet_currency')
    .where('wallet.uid', '=', companyId)
    .orderBy('wallet.opened_at')
    .orderBy('wallet.currency', 'desc')
    .execute()
}

type Row = Awaited<ReturnType<typeof selectAccounts>>[number]

function toAccountDetails(row: Row): AccountDetails[] {
  if (row.fetched_at === null) return []
  return [
    {
      uniquePaymentId: row.unique_payment_id ?? '',
      fullBankName: row.full_bank_name ?? '',
      routingCodeType1: row.routing_code_type_1 ?? '',
      routingCodeValue1: row.routing_code_value_1 ?? '',
      bankAddress: row.bank_address ?? '',
      currency: row.wallet_currency as Currency,
    },
  ]
}
