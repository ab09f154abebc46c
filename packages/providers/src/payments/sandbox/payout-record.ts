import { type Money, money } from '@tradelane/money'
import { knownCurrency } from '../../known-currency.ts'
import type { ProviderPayout } from '../payment-provider.ts'
import type { Beneficiary, PayoutStatus } from '../payout.ts'
import type { Life } from './outcomes.ts'

/** A payout as the sandbox keeps it. */
export type PayoutRecord = {
  id: string
  key: string
  customerId: string
  walletId: string
  providerReference: string
  source: Money
  fee: Money
  target: Money
  beneficiary: Beneficiary
  status: PayoutStatus
  life: Life
  nextAt: Date | null
  payout: ProviderPayout
}

export const selectPayouts = `
  select payout.id::text, payout.key, payout.customer_id, customer.wallet_id, payout.status, payout.reason,
         payout.source_currency, payout.source_amount::text, payout.fee_amount::text,
         payout.target_currency, payout.target_amount::text, payout.returned_amount::text,
         payout.request, payout.life, payout.next_at, payout.updated_at,
         (select json_agg(json_build_object('status', step.status, 'at', step.at) order by step.id)
            from provider_sandbox.payout_statuses step where step.payout_id = payout.id) as history
    from provider_sandbox.payouts payout
    join provider_sandbox.customers customer using (customer_id)`

export type PayoutRow = {
  id: string
  key: string
  customer_id: string
  wallet_id: string
  status: PayoutStatus
  reason: string | null
  source_currency: string
  source_amount: string
  fee_amount: string
  target_currency: string
  target_amount: string
  returned_amount: string | null
  request: { beneficiary: Beneficiary }
  life: Life
  next_at: Date | null
  updated_at: Date
  history: { status: PayoutStatus; at: string }[]
}

export function toRecord(row: PayoutRow): PayoutRecord {
  const currency = knownCurrency(row.source_currency)
  const source = money(BigInt(row.source_amount), currency)
  const target = money(BigInt(row.target_amount), knownCurrency(row.target_currency))
  const providerReference = payoutReference(row.id)
  const { id, key, status, life, reason, returned_amount } = row
  return {
    id,
    key,
    status,
    life,
    source,
    target,
    providerReference,
    customerId: row.customer_id,
    walletId: row.wallet_id,
    fee: money(BigInt(row.fee_amount), currency),
    beneficiary: row.request.beneficiary,
    nextAt: row.next_at,
    payout: {
      key,
      providerReference,
      source,
      target,
      status,
      ...(reason === null ? {} : { reason }),
      history: row.history.map((step) => ({ status: step.status, at: new Date(step.at) })),
      updatedAt: row.updated_at,
      ...(returned_amount === null ? {} : { returnedAmount: money(BigInt(returned_amount), currency) }),
    },
  }
}

export const payoutReference = (id: string): string => `RT${6_400_000_000n + BigInt(id)}`
