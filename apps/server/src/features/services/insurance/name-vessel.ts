import type { PolicyState } from '@tradelane/contract/insurance/states'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** It covers goods that are still to arrive, or may. */
const onTheWay = statesWhere<PolicyState>({
  draft: true,
  submitted: true,
  quoted: true,
  bound: true,
  expired: false,
  denied: false,
  cancelled: false,
})

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
    .where('state', 'in', onTheWay)
    .where(({ eb, or }) => or([eb('vessel', '<>', vessel), eb('voyage', '<>', voyage ?? '')]))
    .execute()
}
