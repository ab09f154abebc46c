import type { Db } from '@tradelane/db'
import { Refusal } from '../../refusal.ts'

/** Balance is added only for a company whose verification is cleared; the refusals say how far it has come. */
export async function requireClearKyb(db: Db, companyId: string): Promise<void> {
  const company = await db
    .selectFrom('companies')
    .select('kyb_status')
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  if (company.kyb_status === 'Clear') return
  if (company.kyb_status === 'IN_PROGRESS') throw new Refusal('KYB_PENDING')
  if (company.kyb_status === 'RFI_REQUESTED')
    throw new Refusal('KYB_PENDING', { message: 'Your account KYB status is still pending' })
  throw new Refusal('KYB_REQUIRED')
}
