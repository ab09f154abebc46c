import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCodeName } from '../../../../lib/queries/code-list.ts'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordPage } from '../../../../ui/records/record-page.tsx'
import type { PolicyPage } from './insurance-queries.ts'
import { partyFacts } from './party-facts.ts'
import { PolicyBadge } from './policy-badge.tsx'
import { goodsFacts } from './policy-facts.ts'
import { PolicyPrice } from './policy-price.tsx'
import { recordWord } from './policy-words.ts'

type PolicyRecordProps = {
  page: Pick<PolicyPage, 'insurance' | 'insured' | 'indication' | 'fee_rate' | 'timeline' | 'next'> &
    Partial<Pick<PolicyPage, 'release'>>
  about: ReactNode
  back: { to: string; label: string }
  actions: ReactNode
  banner: ReactNode
  /** Shown instead of the price until there is one. */
  price?: ReactNode
  /** Under the price and under the time line. */
  certificate?: ReactNode
  claims?: ReactNode
  /** Above the facts, and under them. */
  underwriting?: ReactNode
  rates?: ReactNode
  shipmentAddress: (logisticsId: string) => string
  isOffice?: boolean
  mayApprove?: boolean
}

/** A policy, as the customer and the back office see it. */
export function PolicyRecord(props: PolicyRecordProps) {
  const {
    page,
    price,
    certificate,
    claims,
    underwriting,
    rates,
    shipmentAddress,
    isOffice = false,
    mayApprove = false,
    ...header
  } = props
  const { insurance: policy, insured, timeline, next } = page
  const nameOf = useCodeName(['COUNTRY_NAME'])
  // Then the banner says what happens next.
  const isSaid = policy.payment === 'processing' || (!isOffice && page.release)
  return (
    <RecordPage
      {...header}
      title={`${recordWord(policy)} ${policy.policy_number}`}
      badge={<PolicyBadge {...policy} />}
      next={!isSaid && { next, isOffice, mayApprove }}
      history={
        <>
          {price ?? <PolicyPrice page={page} />}
          {certificate}
          <Card title="What happened">
            <History timeline={timeline} />
          </Card>
          {claims}
        </>
      }
      facts={
        <>
          {underwriting}
          <Card
            title="Insured goods"
            action={
              policy.logistics_id && (
                <Link to={shipmentAddress(policy.logistics_id)} className="text-link">
                  Shipment
                </Link>
              )
            }
          >
            <DefinitionList facts={goodsFacts(policy)} />
          </Card>
          <Card title="Insured">
            <DefinitionList facts={partyFacts(insured, nameOf)} />
          </Card>
          {rates}
        </>
      }
    />
  )
}
