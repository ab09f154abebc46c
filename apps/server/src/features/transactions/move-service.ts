import type { OneCompanyScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { getTransaction } from './transactions.ts'

type Which = { subject: string; id: string; transactionId: string }

/** Moves a service's record to another trade of the company. Refuses with NOT_FOUND. Safe to repeat. */
export async function moveService(
  { db, services }: Deps,
  scope: OneCompanyScope,
  { subject, id, transactionId }: Which,
): Promise<void> {
  const part = services.find(({ info }) => info.subject === subject)?.trade
  if (!part) throw new Refusal('NOT_FOUND')
  await inTransaction(db, async (tx) => {
    await getTransaction(tx, scope, transactionId)
    await part.move(tx, scope, id, transactionId)
  })
}
