import { useStepAddress } from '../../../../lib/wizard/use-step-address.ts'
import type { Freight } from '../parts/insurance-queries.ts'
import { steps } from './insurance-steps.ts'

/** What the address of a step says: who is insured, which policy is changed, and which freight the goods travel by. */
export function useInsuranceAddress() {
  const { params, ...moves } = useStepAddress(steps)
  const named = (name: string) => params.get(name) ?? undefined
  const shipmentId = named('shipmentId')
  const logisticsId = named('logisticsId')
  const freight: Freight = {
    ...(shipmentId && { shipment_id: shipmentId }),
    ...(logisticsId && { logistics_id: logisticsId }),
  }
  return {
    insuredDetailsId: named('insuredDetailsId'),
    insuranceId: named('insuranceId'),
    /** Further goods of the same insured, although others are not bound yet. */
    isNew: params.has('new') || params.has('request'),
    freight,
    ...moves,
  }
}
