import type { Tx } from '@tradelane/db'
import { listNamesakes } from './queries.ts'

/** Says so where the registration number is that of another partner: a typing error, or the same company twice. */
export async function sameNumberWarning(
  tx: Tx,
  companyId: string,
  beneficiaryId: string,
  { company_registration_number: number }: { company_registration_number: string },
): Promise<{ warning?: string }> {
  const names = await listNamesakes(tx, companyId, { beneficiaryId, registrationNumber: number })
  return names.length > 0
    ? { warning: `Registration number ${number} is also that of ${names.join(', ')}` }
    : {}
}
