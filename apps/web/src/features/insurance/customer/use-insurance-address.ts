import { useNavigate, useSearchParams } from 'react-router'
import type { Freight } from '../parts/queries.ts'
import { stepAddress } from './insurance-steps.ts'

/** What the address of a step says: who is insured, which policy is changed, and which freight the goods travel by. */
export function useInsuranceAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const named = (name: string) => params.get(name) ?? undefined
  const shipmentId = named('shipmentId')
  const logisticsId = named('logisticsId')
  const freight: Freight = {
    ...(shipmentId && { shipment_id: shipmentId }),
    ...(logisticsId && { logistics_id: logisticsId }),
  }
  const go = (step: number, changes: Record<string, string | undefined> = {}) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    return navigate(stepAddress(step, next.toString()))
  }
  return {
    insuredDetailsId: named('insuredDetailsId'),
    insuranceId: named('insuranceId'),
    /** Further goods of the same insured, although others are not bound yet. */
    isNew: params.has('new'),
    freight,
    search: params.toString(),
    go,
  }
}
