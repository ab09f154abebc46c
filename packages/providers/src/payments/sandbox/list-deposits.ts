import { money } from '@tradelane/money'
import { knownCurrency } from '../../known-currency.ts'
import type { SandboxStore } from '../../sandbox-store.ts'
import type { PaymentProvider } from '../payment-provider.ts'

type Row = {
  id: string
  at: Date
  currency: string
  amount: string
  sender: string
  sender_account: string | null
  reference: string
}

/** Looks like the reference of a funding, and never equals one. */
export const depositReference = (id: bigint): string => `FW${8_200_000_000n + id}`

/** The deposit of a reference; 0 where it cannot be one. */
export const depositIdOf = (reference: string): bigint =>
  /^FW\d{10,15}$/.test(reference) ? BigInt(reference.slice(2)) - 8_200_000_000n : 0n

export const listDeposits =
  (store: SandboxStore): PaymentProvider['listDeposits'] =>
  async ({ customer, since }) => {
    const rows = await store.query<Row>(
      `select id::text, at, currency, amount::text, sender, sender_account, reference from provider_sandbox.deposits
        where customer_id = $1 and ($2::timestamptz is null or at >= $2) order by id`,
      [customer.customerId, since],
    )
    return rows.map(({ id, at, currency, amount, sender, sender_account, reference }) => ({
      providerReference: depositReference(BigInt(id)),
      at,
      amount: money(BigInt(amount), knownCurrency(currency)),
      sender,
      ...(sender_account === null ? {} : { senderAccount: sender_account }),
      reference,
    }))
  }
