import { isOpenCase, quoteCaseStates } from '@tradelane/contract/quote-desk/states'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import { move } from '../../../lifecycle/move.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'

/** The open requests of a colleague who has left have no owner, and what nobody works on is new again. Those that have ended keep their name. */
export async function releaseCases(tx: Tx, administratorId: string, at: Date): Promise<void> {
  const released = await tx
    .updateTable('quote_cases')
    .set({ owner: null })
    .where('owner', '=', administratorId)
    .where('state', 'in', quoteCaseStates.filter(isOpenCase))
    .returning(['uid', 'case_id', 'state'])
    .execute()
  for (const { uid, case_id: id, state } of released)
    if (state === 'assigned')
      await move(tx, quoteCaseLifecycle, { scope: systemScope(uid), id, from: 'assigned', to: 'new', at })
}
