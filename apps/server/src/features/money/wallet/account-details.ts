import type { AccountDetails } from '@tradelane/contract/wallet/calls'
import type { Db, Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import type { AccountDetails as ProviderDetails } from '@tradelane/providers'
import { getCompany } from '../../../access/company.ts'
import { isView } from '../../../access/require-reading.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { providerCustomerOf } from '../steps/index.ts'

/** Stores the account details from the provider; newer details replace older ones. */
export async function saveAccountDetails(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  details: readonly ProviderDetails[],
  at: Date,
): Promise<void> {
  for (const account of details) {
    const values = {
      account_name: account.accountName,
      unique_payment_id: account.uniquePaymentId,
      full_bank_name: account.fullBankName,
      routing_code_type_1: account.routingCodeType1,
      routing_code_value_1: account.routingCodeValue1,
      routing_code_type_2: account.routingCodeType2 ?? null,
      routing_code_value_2: account.routingCodeValue2 ?? null,
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
 * arrives then is not available. Providers may take a while to assign one: while any is missing the provider is asked again,
 * but not by a colleague who views the account.
 */
export async function listAccountDetails(deps: Deps, scope: OneCompanyScope): Promise<AccountDetails[]> {
  const { kyb_status, company_name } = await getCompany(deps.db, scope)
  if (kyb_status !== 'Clear') return []
  const shown = (rows: readonly Row[]) => rows.flatMap((row) => toAccountDetails(row, company_name))
  const rows = await selectAccounts(deps.db, scope)
  // Without a name: stored before names were.
  const areComplete = rows.every((row) => row.account_name !== null)
  if (areComplete || rows.length === 0 || isView(scope)) return shown(rows)
  const customer = await providerCustomerOf(deps.db, scope)
  const open = new Set(rows.map((row) => row.wallet_currency))
  const details = (await deps.payments.findAccountDetails(customer)).filter(({ currency }) =>
    open.has(currency),
  )
  await saveAccountDetails(deps.db, scope, details, deps.clock.now())
  return shown(await selectAccounts(deps.db, scope))
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

/** The holder is the company where the provider does not say. */
function toAccountDetails(row: Row, companyName: string): AccountDetails[] {
  if (row.fetched_at === null) return []
  const { routing_code_type_2, routing_code_value_2 } = row
  return [
    {
      accountName: row.account_name || companyName,
      uniquePaymentId: row.unique_payment_id ?? '',
      fullBankName: row.full_bank_name ?? '',
      routingCodeType1: row.routing_code_type_1 ?? '',
      routingCodeValue1: row.routing_code_value_1 ?? '',
      ...(routing_code_type_2 &&
        routing_code_value_2 && {
          routingCodeType2: routing_code_type_2,
          routingCodeValue2: routing_code_value_2,
        }),
      bankAddress: row.bank_address ?? '',
      currency: row.wallet_currency as Currency,
    },
  ]
}
