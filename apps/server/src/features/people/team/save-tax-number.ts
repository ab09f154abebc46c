import { lockCompany, updateCompany } from '../../../access/company.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'

/** Printed on invoices from now on. An empty one is deleted. */
export async function saveTaxNumber(deps: Deps, actor: CustomerActor, taxNumber: string): Promise<void> {
  const { companyId, userId } = actor
  await inTransaction(deps.db, async (tx) => {
    const { tax_number: before } = await lockCompany(tx, actor)
    const after = taxNumber || null
    if (before === after) return
    await updateCompany(tx, actor, { tax_number: after })
    await recordEvent(tx, {
      companyId,
      subject: 'team',
      subjectId: companyId,
      from: null,
      to: 'tax_number_changed',
      actor: `user:${userId}`,
      at: deps.clock.now(),
      before: { tax_number: before },
      after: { tax_number: after },
    })
  })
}
