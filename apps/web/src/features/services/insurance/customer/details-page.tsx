import { useSuspenseQuery } from '@tanstack/react-query'
import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { Navigate } from 'react-router'
import { FromRequest } from '../../../../ui/records/from-request.tsx'
import { askedValues } from '../parts/asked-values.ts'
import { newValues, savedValues } from '../parts/details-values.ts'
import { detailsQuery, type Freight, prefillQuery } from '../parts/insurance-queries.ts'
import { DetailsForm } from './details-form.tsx'
import { policyHolderStep } from './insurance-steps.ts'
import { useInsuranceAddress } from './use-insurance-address.ts'

/** /insurance/details?insuredDetailsId=…: the goods, their journey and the cover. */
export function InsuranceDetailsPage() {
  const { insuredDetailsId, addressOf } = useInsuranceAddress()
  if (!insuredDetailsId) return <Navigate to={addressOf(policyHolderStep)} replace />
  return <Details insuredDetailsId={insuredDetailsId} />
}

function Details({ insuredDetailsId }: { insuredDetailsId: string }) {
  const { insuranceId, isNew, freight } = useInsuranceAddress()
  const { data: saved } = useSuspenseQuery(detailsQuery(insuredDetailsId, insuranceId))
  const { data: prefill } = useSuspenseQuery(prefillQuery(freight))
  const policy = saved && !isNew && isContinued(saved, freight) ? saved : undefined
  return (
    <FromRequest>
      {(request) => (
        <DetailsForm
          key={policy?.insurance_id ?? 'new'}
          policy={policy}
          requestId={request?.quote_request_id}
          values={{
            ...(policy ? savedValues(policy) : newValues(freight, prefill)),
            ...(request && !policy && !prefill && askedValues(request)),
            insured_details_id: insuredDetailsId,
          }}
        />
      )}
    </FromRequest>
  )
}

/** What is not bound yet is changed rather than doubled, unless the goods travel by another freight. */
function isContinued({ state, shipment_id, logistics_id }: WirePolicy, freight: Freight): boolean {
  const isOpen = state === 'draft' || state === 'submitted' || state === 'quoted'
  const isSameFreight =
    (!freight.shipment_id || freight.shipment_id === shipment_id) &&
    (!freight.logistics_id || freight.logistics_id === logistics_id)
  return isOpen && isSameFreight
}
