import { useSuspenseQuery } from '@tanstack/react-query'
import { claimActions } from '@tradelane/contract/claims/actions'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { useParams } from 'react-router'
import { useMay } from '../../../../lib/session/roles.ts'
import { claimQuery } from '../parts/claim-queries.ts'
import { ClaimRecord } from '../parts/claim-record.tsx'
import { claimValuesOf } from '../parts/claim-values.ts'
import { CarrierNotice } from './carrier-notice.tsx'
import { ClaimBanner } from './claim-banner.tsx'
import { ClaimForm } from './claim-form.tsx'

/** /insurance/claims/:claim_id: a claim, or its form while it is a draft. */
export function ClaimPage() {
  const { claim_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(claimQuery(id))
  const { claim } = page
  const mayPrepare = useMay('preparer')
  const isChangeable = mayPrepare && closedBy(claimActions.change, { state: claim.state }) === undefined
  return (
    <ClaimRecord
      page={page}
      about={<span className="num">under certificate {claim.certificate_number}</span>}
      back={{ to: `/insurance/policies/${claim.insurance_id}`, label: 'Policy' }}
      actions={<CarrierNotice claimId={id} />}
      banner={<ClaimBanner claim={claim} />}
      form={
        isChangeable && (
          <ClaimForm
            key={id}
            draft={{ claimId: id, version: claim.version }}
            insuranceId={claim.insurance_id}
            values={claimValuesOf(claim)}
          />
        )
      }
    />
  )
}
