import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'

/** What an administrator did to the own account. */
export async function recordOwnEvent(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  administratorId: string,
  to: string,
  after?: object,
): Promise<void> {
  await recordEvent(tx, {
    companyId: null,
    subject: 'administrator',
    subjectId: administratorId,
    from: null,
    to,
    actor: `administrator:${administratorId}`,
    at: clock.now(),
    ...(after && { after }),
  })
}
