import type { Tx } from '@tradelane/db'
import type { Money } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import { beginFunding } from '../wallet/index.ts'

type Repayment = {
  companyId: string
  /** Made by the caller from what is paid back: the same one pays once. */
  key: string
  kind: 'refund' | 'claim'
  amount: Money
  /** What the company's statement calls it. */
  description: string
  /** Who pays, and the number of the record that it is paid for. */
  payer: string
  number: string
  at: Date
}

/** Money back from a service to the wallet: stored in the caller's transaction, asked of the provider by its job. */
export async function payBack(tx: Tx, repayment: Repayment): Promise<void> {
  const { companyId, key: fundingId, ...rest } = repayment
  await beginFunding(tx, { ...rest, fundingId, scope: systemScope(companyId) })
}
