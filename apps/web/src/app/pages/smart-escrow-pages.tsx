import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ConditionsStep } from '../../features/services/smart-escrow/wizard/conditions-step.tsx'
import { DetailsStep } from '../../features/services/smart-escrow/wizard/details-step.tsx'
import { SenderStep } from '../../features/services/smart-escrow/wizard/sender-step.tsx'
import { SummaryStep } from '../../features/services/smart-escrow/wizard/summary-step.tsx'
import { AvailabilityBar } from '../../features/trade/availability/availability-bar.tsx'
import { availabilityQuery } from '../../features/trade/availability/availability-queries.ts'
import { PartnerButtons } from '../../features/trade/partners/partner-buttons.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/button.tsx'

/** /smart-escrow begins with sender and beneficiary. */
export function SmartEscrowIndex() {
  const { search } = useLocation()
  return <Navigate to={`/smart-escrow/sender-beneficiary${search}`} replace />
}

export const EscrowSenderPage = () => (
  <WithRoute bar={<AvailabilityBar />}>
    <SenderStep partnerButtons={PartnerButtons} />
  </WithRoute>
)
export const EscrowDetailsPage = () => (
  <WithRoute>
    <DetailsStep />
  </WithRoute>
)
export const EscrowConditionsPage = () => (
  <WithRoute>
    <ConditionsStep />
  </WithRoute>
)
export const EscrowSummaryPage = () => (
  <WithRoute>
    <SummaryStep />
  </WithRoute>
)

/** Until origin and destination are set, the steps are blurred, and nothing in them can be used. */
function WithRoute({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  const { data } = useQuery(availabilityQuery)
  const isSet = Boolean(data?.origin && data.destination)
  return (
    <div className="grid gap-6">
      {bar}
      {data && !isSet && (
        <Banner
          tone="wait"
          title="Set origin and destination first"
          action={
            <>
              {/* The steps below have it too, and are closed. */}
              <LinkButton to="/smart-escrow/escrows">Your escrows</LinkButton>
              <LinkButton to="/simple-payment?step=beneficiary">Go to Payment</LinkButton>
            </>
          }
        >
          We check that we serve your route before you begin an escrow.
        </Banner>
      )}
      <div inert={!isSet} className={isSet ? '' : 'opacity-60 blur-xs select-none'}>
        {children}
      </div>
    </div>
  )
}
