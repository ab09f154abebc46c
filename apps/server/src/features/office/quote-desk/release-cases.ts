import { isOpenCase, quoteCaseStates } from '@tradelane/contract/quote-desk/states'
import type { Tx } from '@tradelane/db'

/** The open requests of a colleague who has left have no owner. Those that have ended keep their name. */
export async function releaseCases(tx: Tx, administratorId: string): Promise<void> {
  await tx
    .updateTable('quote_cases')
    .set({ owner: null })
    .where('owner', '=', administratorId)
    .where('state', 'in', quoteCaseStates.filter(isOpenCase))
    .execute()
}
