import type { Tx } from '@tradelane/db'
import { type NewHold, placeHold } from '@tradelane/ledger'
import { requireCompany } from '../../../access/scope.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { type Beginning, begin, beginOnce } from '../../../lifecycle/begin.ts'
import type { Lifecycle, RowOf, TableName } from '../../../lifecycle/lifecycle.ts'
import { column } from '../../../lifecycle/lock-row.ts'
import { whenWeHaveGivenUp } from './settled-soon.ts'

type Intent<S extends string, T extends TableName> = Omit<Beginning<S, T>, 'to'> & {
  /** The company's money that is set aside for it, under the id of the movement. */
  hold?: Pick<NewHold, 'amount' | 'description'> & { subject: string }
  /** `request`: the caller asks the outside party itself, and the job is for when it dies or gets no answer. */
  askedBy: 'request' | 'job'
  /** Its key is made from what it is for: nothing is stored where it is there already. */
  isOnce?: boolean
}

/**
 * Stores a movement, the money held for it and the job that asks for it, in the caller's transaction: all or nothing. Answers its row;
 * undefined where `isOnce` and it was there. Refuses with INSUFFICIENT_FUNDS.
 */
export async function beginStep<S extends string, T extends TableName>(
  tx: Tx,
  { lifecycle, asked: to }: { lifecycle: Lifecycle<S, T>; asked: S },
  { hold, askedBy, isOnce = false, ...beginning }: Intent<S, T>,
): Promise<RowOf<T> | undefined> {
  const row = await (isOnce ? beginOnce : begin)(tx, lifecycle, { ...beginning, to })
  if (!row) return undefined
  const companyId = requireCompany(beginning.scope)
  const id = String(column(row, lifecycle.idColumn))
  if (hold) await placeHold(tx, { ...hold, id, owner: companyId, eventAt: beginning.at })
  const runAt = askedBy === 'request' ? whenWeHaveGivenUp(beginning.at) : undefined
  await askLater(tx, lifecycle, { companyId, id }, runAt)
  return row
}

/** One job for each movement: asked for again, it begins with all of its attempts. */
export const askLater = <S extends string, T extends TableName>(
  tx: Tx,
  { subject }: Lifecycle<S, T>,
  { companyId, id }: { companyId: string; id: string },
  runAt?: Date,
): Promise<void> =>
  enqueue(
    tx,
    'make-money-step',
    { companyId, subject, id },
    { key: `${subject}:${id}`, isFirst: true, ...(runAt && { runAt }) },
  )
