import type { Db } from '@tradelane/db'
import { Refusal } from '../../refusal.ts'

/** Who may pay: a company whose verification is cleared. Refuses with KYB_REQUIRED before it has begun, else KYB_PENDING. */
export async function requireKyb(db: Db, companyId: string): Promise<void> {
  const { kyb_status: status } = await db
    .selectFrom('companies')
    .select('kyb_status')
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  if (status === 'Clear') return
  if (status === null) throw new Refusal('KYB_REQUIRED')
  if (status !== 'Refused') throw new Refusal('KYB_PENDING')
  throw new Refusal('KYB_PENDING', {
    message: 'Your KYB was refused. Write to us to have it looked at again.',
  })
}
