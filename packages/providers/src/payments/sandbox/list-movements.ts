import { money } from '@tradelane/money'
import { knownCurrency } from '../../known-currency.ts'
import type { SandboxStore } from '../../sandbox-store.ts'
import type { Movement, PaymentProvider } from '../payment-provider.ts'

type Row = {
  id: string
  at: Date
  currency: string
  amount: string
  kind: Movement['kind']
  key: string | null
  provider_reference: string | null
}

export const listMovements =
  (store: SandboxStore): PaymentProvider['listMovements'] =>
  async ({ customer, since }) => {
    const rows = await store.query<Row>(
      `select id::text, at, currency, amount::text, kind, key, provider_reference from provider_sandbox.movements
        where customer_id = $1 and ($2::timestamptz is null or at >= $2) order by id`,
      [customer.customerId, since],
    )
    return rows.map(({ id, at, currency, amount, kind, key, provider_reference }) => ({
      id,
      at,
      kind,
      amount: money(BigInt(amount), knownCurrency(currency)),
      ...(key === null ? {} : { key }),
      ...(provider_reference === null ? {} : { providerReference: provider_reference }),
    }))
  }
