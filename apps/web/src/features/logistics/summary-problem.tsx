import type { ReactNode } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { KeptFreight } from './quotes-queries.ts'
import { shipmentAddress } from './summary-requested.tsx'
import { useSearchAgain } from './use-quotes-search.ts'

type SummaryProblemProps = {
  quote: KeptFreight | undefined
  /** Why the request was refused. */
  error: Error | null
}

/** Why this offer cannot be requested, each with a way on. */
export function SummaryProblem({ quote, error }: SummaryProblemProps) {
  const searchAgain = useSearchAgain()
  if (!quote) return null
  const again = (
    <Button size="sm" onClick={() => searchAgain(quote.search)}>
      Search again
    </Button>
  )
  if (quote.state === 'used') {
    return (
      <Problem tone="info" action={quote.logistics_id && <SeeShipment logisticsId={quote.logistics_id} />}>
        This offer has been requested. Its shipment says how far it is.
      </Problem>
    )
  }
  if (quote.state === 'expired') {
    return (
      <Problem tone="wait" action={again}>
        This offer held until {formatInstant(quote.freight.valid_until)}. Search again for today’s prices;
        your details are kept.
      </Problem>
    )
  }
  if (!error) return null
  const isOver =
    error instanceof ApiError && ['QUOTE_EXPIRED', 'QUOTE_ALTERED', 'NOT_FOUND'].includes(error.code)
  return (
    <Problem tone="lost" action={isOver && again}>
      {messageOf(
        error,
        'We cannot tell whether your request arrived. Submit again: it is never booked twice.',
      )}
    </Problem>
  )
}

type ProblemProps = { tone: 'info' | 'wait' | 'lost'; action: ReactNode; children: ReactNode }

function Problem({ tone, action, children }: ProblemProps) {
  return (
    <Banner tone={tone} isNews={tone === 'lost'} action={action}>
      {children}
    </Banner>
  )
}

function SeeShipment({ logisticsId }: { logisticsId: string }) {
  return (
    <LinkButton size="sm" to={shipmentAddress(logisticsId)}>
      See the shipment
    </LinkButton>
  )
}
