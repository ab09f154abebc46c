import { type Currency, type Money, money } from '@tradelane/money'
import type { SandboxStore } from '../../sandbox-store.ts'
import type { TransferAnswer } from '../finance-partners.ts'

/** A transfer of an advance from a finance partner, or of a repayment to it. */
export type PlayedTransfer = {
  key: string
  kind: 'advance' | 'repayment'
  amount: Money
  reference: string
  status: TransferAnswer['status']
  reason: string | null
  madeAt: Date
}

type Row = Omit<PlayedTransfer, 'amount' | 'madeAt'> & { currency: string; amount: string; made_at: Date }

/** The newest first, 50 at most. */
export async function listTransfers(store: SandboxStore): Promise<PlayedTransfer[]> {
  const rows = await store.query<Row>(
    `select key, kind, currency, amount::text, reference, status, reason, made_at
       from provider_sandbox.partner_transfers order by id desc limit 50`,
  )
  return rows.map(({ currency, amount, made_at: madeAt, ...row }) => ({
    ...row,
    madeAt,
    amount: money(BigInt(amount), currency as Currency),
  }))
}
