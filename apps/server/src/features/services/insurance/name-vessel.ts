import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

type Aboard = { vessel: string | null; voyage: string | null }

/**
 * The carrier has named, or changed, the vessel of a booking: what is insured on it is summed by vessel and voyage. A certificate keeps the
 * vessel that it was issued with.
 */
export async function nameVessel(
  tx: Tx,
  { companyId }: OneCompanyScope,
  logisticsId: string,
  { vessel, voyage }: Aboard,
): Promise<void> {
  if (vessel === null) return
  await tx
    .updateTable('insurance_policies')
    .set({ vessel, voyage: voyage ?? '' })
    .where('uid', '=', companyId)
    .where('logistics_id', '=', logisticsId)
    .where('state', 'in', ['draft', 'submitted', 'quoted', 'bound'])
    .where(({ eb, or }) => or([eb('vessel', '<>', vessel), eb('voyage', '<>', voyage ?? '')]))
    .execute()
}
