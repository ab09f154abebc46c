import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { tradeAddress } from '../../../lib/queries/trades.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { ReviewSection } from './review-section.tsx'
import { sectionFields } from './section-fields.tsx'

/** A request that has become a trade: it is read only. */
export function SubmittedRequest({ request }: { request: WireQuoteRequest }) {
  const { transaction_id: id, transaction_number: number } = request
  return (
    <div className="grid max-w-[860px] gap-4">
      <Banner
        tone="done"
        action={
          id && (
            <LinkButton size="sm" to={tradeAddress(id)}>
              Open the trade
            </LinkButton>
          )
        }
      >
        This request was submitted. It is the trade {number}.
      </Banner>
      {sectionFields.map((_, index) => (
        <ReviewSection key={index} index={index} request={request} />
      ))}
    </div>
  )
}
