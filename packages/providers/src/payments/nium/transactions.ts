import { isZero, type Money, negate } from '@tradelane/money'
import { z } from 'zod/mini'
import type { Customer } from '../customer.ts'
import type { Movement } from '../payment-provider.ts'
import { isDepositType } from './deposit-types.ts'
import { granted, type NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'
import { instantOf, moneyOf } from './wire-values.ts'

const amount = z.union([z.number(), z.string()])
const text = z.optional(z.nullable(z.string()))
const transaction = z.object({
  authCode: z.string(),
  transactionType: z.string(),
  status: text,
  billingAmount: amount,
  billingCurrencyCode: z.string(),
  debit: z.boolean(),
  dateOfTransaction: z.string(),
  externalId: text,
  comments: text,
  labels: z.optional(
    z.nullable(z.object({ remitterName: text, remitterAccountNumber: text, bankReferenceNumber: text })),
  ),
  rfiDetails: z.optional(
    z.nullable(
      z.array(
        z.object({
          rfiHashId: z.string(),
          rfiStatus: z.optional(z.string()),
          type: text,
          description: text,
          remarks: text,
        }),
      ),
    ),
  ),
})
const page = z.object({ totalPages: z.number(), content: z.array(transaction) })

export type NiumTransaction = z.infer<typeof transaction>

/** Oldest first. Their pages hold twenty rows at most. */
export async function listTransactions(
  api: NiumApi,
  paths: Paths,
  customer: Customer,
  filter: { externalId?: string; transactionType?: string; since?: Date | undefined },
): Promise<NiumTransaction[]> {
  const found: NiumTransaction[] = []
  for (let number = 0; ; number++) {
    const { totalPages, content } = granted(
      await api.get(`${paths.wallet(customer)}/transactions`, {
        answer: page,
        query: {
          externalId: filter.externalId,
          transactionType: filter.transactionType,
          startDate: filter.since?.toISOString().slice(0, 10),
          order: 'ASC',
          page: String(number),
          size: '20',
        },
      }),
      'the list of transactions',
    )
    found.push(...content)
    if (number + 1 >= totalPages) break
  }
  const { since } = filter
  return since ? found.filter((each) => instantOf(each.dateOfTransaction) >= since) : found
}

/** None of these has changed a balance. */
const unmoved = new Set(['Declined', 'AwaitingFunds', 'Scheduled', 'Expired', 'Cancelled'])
/** Money from outside is in the wallet only once they have approved it. */
const hasMoved = ({ transactionType, status }: NiumTransaction): boolean =>
  isDepositType(transactionType) ? status === 'Approved' : !unmoved.has(status ?? '')

/** A payout's fee may come as a transaction of its own: what belongs to one key is to be summed. */
export function toMovements(transactions: readonly NiumTransaction[]): Movement[] {
  return transactions
    .filter(hasMoved)
    .map((each) => ({
      id: `${each.authCode}/${each.transactionType}/${each.billingCurrencyCode}`,
      at: instantOf(each.dateOfTransaction),
      kind: kindOf(each.transactionType),
      amount: signedAmount(each),
      ...(each.externalId ? { key: each.externalId } : {}),
      providerReference: each.authCode,
    }))
    .filter((movement) => !isZero(movement.amount))
}

export function signedAmount({ billingAmount, billingCurrencyCode, debit }: NiumTransaction): Money {
  const moved = moneyOf(billingAmount, billingCurrencyCode)
  return debit ? negate(moved) : moved
}

function kindOf(type: string): Movement['kind'] {
  if (isDepositType(type)) return 'deposit'
  if (/^Wallet_Credit_Mode_/.test(type)) return 'funding'
  if (/^(Remittance_Debit|Fee_Debit)/.test(type)) return 'payout'
  if (/^(Remittance|Fee)_(Reversal|Waiver)/.test(type)) return 'payout_back'
  if (type === 'Wallet_Refund') return 'charge'
  return type === 'Wallet_Fund_Transfer' ? 'conversion' : 'other'
}
