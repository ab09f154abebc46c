import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { newClaimValues } from '../parts/claim-values.ts'
import { ClaimForm } from './claim-form.tsx'

/** /insurance/claims/new?insurance_id=…: a loss is reported under the policy that is named. */
export function NewClaimPage() {
  const [params] = useSearchParams()
  const [values] = useState(newClaimValues)
  const insuranceId = params.get('insurance_id')
  // Saved with its first attachment: only a reload goes to the draft's own page.
  const [savedId] = useState(params.get('claim_id'))
  if (savedId) return <Navigate to={`/insurance/claims/${savedId}`} replace />
  if (!insuranceId) return <Navigate to="/insurance/policies" replace />
  return (
    <>
      <PageHeader
        title="Report a loss"
        lead="Save what you know now, and add the rest when you have it. The letter to the carrier can be printed once it is saved."
        back={{ to: `/insurance/policies/${insuranceId}`, label: 'Policy' }}
      />
      <ClaimForm draft={{}} insuranceId={insuranceId} values={values} />
    </>
  )
}
