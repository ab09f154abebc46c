import type { Tx } from '@tradelane/db'
import { formatMoney, type Money } from '@tradelane/money'
import { recordEvent } from '../../lifecycle/events.ts'
import { enqueue } from '../../work/jobs.ts'
import { insertFunding } from '../wallet/index.ts'

type Repayment = {
  companyId: string
  /** Made by the caller from what is paid back: the same one pays once. */
  key: string
  kind: 'refund' | 'claim'
  amount: Money
  /** What the company's statement calls it. */
  description: string
  at: Date
}

/** Money back from a service to the wallet: stored in the caller's transaction, asked of the provider by its job. */
export async function payBack(tx: Tx, repayment: Repayment): Promise<void> {
  const { companyId, key: fundingId, kind, amount, description, at } = repayment
  if (!(await insertFunding(tx, { fundingId, companyId, kind, amount, description, at }))) return
  await recordEvent(tx, {
    companyId,
    subject: 'funding',
    subjectId: fundingId,
    from: null,
    to: 'requested',
    actor: 'system',
    at,
    after: { amount: formatMoney(amount), kind },
  })
  await enqueue(tx, 'add-balance', { companyId, fundingId })
}
