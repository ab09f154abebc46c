import type { Db, Tx } from '@tradelane/db'
import { balancesOf } from '@tradelane/ledger'
import { type Currency, type Money, zero } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import { listCompaniesAtProvider } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'

/** `id` is the company's, for jobs that look at all of them. */
export type ProviderCustomer = { id: string; companyId: string; customer: Customer }

/** The companies that the provider knows, behind this id, in the order of their ids. */
export async function listProviderCustomers(
  db: Db,
  page: { after: string; limit: number },
): Promise<ProviderCustomer[]> {
  const companies = await listCompaniesAtProvider(db, page)
  return companies.map(({ uid, provider_customer_id, provider_wallet_id }) => ({
    id: uid,
    companyId: uid,
    customer: { customerId: provider_customer_id ?? '', walletId: provider_wallet_id ?? '' },
  }))
}

export type Wallet = { currency: Currency; available: Money; held: Money }

/** What the company has in a currency; undefined where it has opened no wallet in it. */
export async function walletOf(
  db: Db,
  scope: OneCompanyScope,
  currency: Currency,
): Promise<Wallet | undefined> {
  if (!(await isWalletOpen(db, scope, currency))) return undefined
  const balances = await balancesOf(db, scope.companyId)
  const held = (account: string) =>
    balances.find((balance) => balance.account === account && balance.currency === currency)?.amount
  return { currency, available: held('available') ?? zero(currency), held: held('held') ?? zero(currency) }
}

export async function isWalletOpen(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  currency: Currency,
): Promise<boolean> {
  const row = await db
    .selectFrom('wallets')
    .select('currency')
    .where('uid', '=', companyId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the wallet until the transaction ends: of two that count what it has, the second waits. */
export async function lockWallet(tx: Tx, { companyId }: OneCompanyScope, currency: Currency): Promise<void> {
  await tx
    .selectFrom('wallets')
    .select('currency')
    .where('uid', '=', companyId)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function requireWallet(db: Db | Tx, scope: OneCompanyScope, currency: Currency): Promise<void> {
  if (!(await isWalletOpen(db, scope, currency)))
    throw new Refusal('NOT_FOUND', { message: `You have no ${currency} account yet.` })
}
