import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { endSessions } from '../accounts/index.ts'
import { endSecondFactor } from './end-second-factor.ts'
import { mailStaffNotice } from './staff-notices.ts'

/**
 * For an operator with access to the server, after somebody has lost the phone and the recovery codes: the next sign-in takes the password
 * and a mailed code. All sessions end. False where nobody active has the address.
 */
export async function resetSecondFactor(
  { db, clock, wallClock }: Pick<Deps, 'db' | 'clock' | 'wallClock'>,
  email: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const reset = await tx
      .updateTable('administrators')
      .set({ second_factor: 'mail', reset_by_mail: false })
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('state', '=', 'active')
      .returning('administrator_id')
      .executeTakeFirst()
    if (!reset) return false
    const administratorId = reset.administrator_id
    await endSecondFactor(tx, administratorId)
    // The running processes hear of it from the database.
    const sessions = { forget: () => undefined }
    await endSessions({ wallClock, sessions }, tx, { administratorId }, {})
    await recordEvent(tx, {
      companyId: null,
      subject: 'administrator',
      subjectId: administratorId,
      from: null,
      to: 'second_factor_reset',
      actor: 'system',
      at: clock.now(),
    })
    await mailStaffNotice(tx, administratorId, 'second factor reset')
    return true
  })
}
