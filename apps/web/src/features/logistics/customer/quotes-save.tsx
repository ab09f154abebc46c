import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { quotesListKey } from './quotes-queries.ts'

/** Save Now: all offers of the search join the company's list of quotes. */
export function useQuotesSave(offers: readonly FreightWire[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await api(freightQuotes.save, { body: { shipment_ids: offers.map(({ shipment_id }) => shipment_id) } })
      return offers
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: quotesListKey }),
  })
}

/** What was saved, where it is found, and until when it is worth anything. */
export function QuotesSaved({ saving }: { saving: ReturnType<typeof useQuotesSave> }) {
  if (saving.error) {
    return (
      <Banner tone="lost" isNews>
        {messageOf(saving.error, 'The offers could not be saved.')}
      </Banner>
    )
  }
  const [first] = saving.data ?? []
  if (!saving.data || !first) return null
  const last = saving.data.at(-1) ?? first
  const ends = saving.data.map(({ valid_until }) => valid_until).sort()
  return (
    <Banner
      tone="done"
      isNews
      title="Saved."
      action={
        <LinkButton size="sm" to="/dashboard/quotes">
          Your quotes
        </LinkButton>
      }
    >
      {saving.data.length === 1
        ? `Offer ${first.quote_number} stands`
        : `${saving.data.length} offers, ${first.quote_number} to ${last.quote_number}, stand`}{' '}
      in your company’s list of quotes. The prices hold until {formatInstant(ends[0] ?? first.valid_until)}
      {ends.at(-1) !== ends[0] && ' at least'}. The search itself is kept in this browser until you sign out.
    </Banner>
  )
}
