import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { certificateFile } from './certificate-file.ts'
import { selectPolicies } from './policies.ts'

/** The certificates that are valid. */
export async function certificatesOf(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly { subject: string; id: string }[],
): Promise<IssuedPaper[]> {
  const ids = records.filter(({ subject }) => subject === 'insurance').map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await selectPolicies(deps.db, scope)
    .where('policy.insurance_id', 'in', ids)
    .where('policy.state', '<>', 'cancelled')
    .where('certificate.issued_at', 'is not', null)
    .select('certificate.issued_at as certified_at')
    .execute()
  return rows.map(({ insurance_id, certificate_number, certified_at }) => ({
    ...{ key: `certificate.${insurance_id}`, type: 'insurance_certificate' },
    ...{ title: `Insurance certificate ${certificate_number ?? ''}`, at: certified_at ?? new Date(0) },
    file: () => certificateFile(deps, scope, { insurance_id, copy: 'original' }),
  }))
}
