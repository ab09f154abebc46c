import { formatInstant } from '../../../../lib/format/format-date.ts'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import type { KeptFreight } from './quotes-queries.ts'
import { shipmentAddress } from './summary-requested.tsx'
import { useSearchAgain } from './use-quotes-search.ts'

/** What has become of an offer that can be requested no more, with a way on. */
export function SummaryState({ quote }: { quote: KeptFreight | undefined }) {
  if (quote?.state === 'used') {
    return (
      <Banner
        tone="done"
        action={
          quote.logistics_id && (
            <LinkButton size="sm" to={shipmentAddress(quote.logistics_id)}>
              See the shipment
            </LinkButton>
          )
        }
      >
        You have already requested this offer. See its shipment for the status.
      </Banner>
    )
  }
  if (quote?.state === 'expired') {
    return (
      <Banner tone="wait" action={<SearchAgain quote={quote} />}>
        This offer was valid until {formatInstant(quote.freight.valid_until)}. Search again for today’s
        prices; your details are kept.
      </Banner>
    )
  }
  return null
}

/** Why the request was refused. */
export function SummaryRefusal({ quote, error }: { quote: KeptFreight; error: Error }) {
  const isOver =
    error instanceof ApiError && ['QUOTE_EXPIRED', 'QUOTE_ALTERED', 'NOT_FOUND'].includes(error.code)
  return (
    <Banner tone="lost" isAlert action={isOver && <SearchAgain quote={quote} />}>
      {messageOf(
        error,
        'We do not know whether your request arrived. Submit again: it will not be booked twice.',
      )}
    </Banner>
  )
}

function SearchAgain({ quote: { search } }: { quote: KeptFreight }) {
  const searchAgain = useSearchAgain()
  return (
    <Button size="sm" onClick={() => searchAgain(search)}>
      Search again
    </Button>
  )
}
