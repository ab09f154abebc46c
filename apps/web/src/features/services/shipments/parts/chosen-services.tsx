import type { ReactNode } from 'react'
import type { BookingDetail } from './booking-queries.ts'
import { ClearanceCard } from './clearance-card.tsx'
import { ClearanceRequestCard } from './clearance-request-card.tsx'
import { CoverCard } from './cover-card.tsx'

type ChosenServicesProps = {
  detail: BookingDetail
  policyAddress: (insuranceId: string) => string
  /** What can be done next about the clearance. */
  clearanceActions?: ReactNode
  isOffice?: boolean
}

/** What was chosen with the freight: the insurance of the goods, and the customs clearance, also where that was asked for later. */
export function ChosenServices({ detail, policyAddress, clearanceActions, isOffice }: ChosenServicesProps) {
  const { cover, clearance, clearing } = detail
  return (
    <>
      {cover && <CoverCard cover={cover} policyAddress={policyAddress} />}
      {clearance && <ClearanceCard clearance={clearance} actions={clearanceActions} />}
      <ClearanceRequestCard clearing={clearing} {...(isOffice && { isOffice })} />
    </>
  )
}
