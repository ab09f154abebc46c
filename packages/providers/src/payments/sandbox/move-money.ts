import { isNegative, type Money } from '@tradelane/money'
import type { PoolClient } from 'pg'
import type { Movement } from '../payment-provider.ts'

export type WalletChange = {
  customerId: string
  /** Signed: positive comes into the wallet. */
  amount: Money
  kind: Movement['kind']
  /** Absent where nothing of ours caused it: money from outside. */
  key?: string
  providerReference: string
  at: Date
}

/** False, with nothing changed, where the wallet does not exist or lacks the money. */
export async function moveMoney(tx: PoolClient, change: WalletChange): Promise<boolean> {
  const { customerId, amount, kind, key, providerReference, at } = change
  const { rowCount } = await tx.query(
    `with moved as (
       update provider_sandbox.wallets set balance = balance + $3::bigint
        where customer_id = $1 and currency = $2 and balance + $3::bigint >= 0
       returning customer_id, currency
     )
     insert into provider_sandbox.movements (at, customer_id, currency, amount, kind, key, provider_reference)
     select $4, customer_id, currency, $3, $5, $6, $7 from moved`,
    [customerId, amount.currency, String(amount.amount), at, kind, key ?? null, providerReference],
  )
  return rowCount === 1
}

/** Why `moveMoney` said no, in the words that a customer is shown. */
export function whyNot({ amount }: WalletChange): string {
  return isNegative(amount)
    ? `The ${amount.currency} wallet does not have enough balance for this.`
    : `There is no ${amount.currency} wallet.`
}
