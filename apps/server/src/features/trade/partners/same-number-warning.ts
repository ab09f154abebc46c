import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { listNamesakes } from './stored-partners.ts'

/** Warns if another partner has the same registration number: a typing error, or the same company twice. */
export async function sameNumberWarning(
  tx: Tx,
  scope: OneCompanyScope,
  beneficiaryId: string,
  { company_registration_number: number }: { company_registration_number: string },
): Promise<{ warning?: string }> {
  // A supplier may be saved without its number.
  if (number === '') return {}
  const names = await listNamesakes(tx, scope, { beneficiaryId, registrationNumber: number })
  return names.length > 0
    ? { warning: `Registration number ${number} also belongs to ${names.join(', ')}` }
    : {}
}
