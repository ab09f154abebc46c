import { formatInstant } from '../../../../lib/format/format-date.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import type { useSaveQuotes } from './quotes-queries.ts'

/** The saved offers, where to find them, and how long they are valid. */
export function QuotesSaved({ saving }: { saving: ReturnType<typeof useSaveQuotes> }) {
  if (saving.error) {
    return (
      <Banner tone="lost" isAlert>
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
      isAlert
      title="Saved."
      action={
        <LinkButton size="sm" to="/dashboard/quotes">
          Your quotes
        </LinkButton>
      }
    >
      {saving.data.length === 1
        ? `Offer ${first.quote_number} is`
        : `${saving.data.length} offers, ${first.quote_number} to ${last.quote_number}, are`}{' '}
      in your company’s list of quotes. The prices are valid until {ends.at(-1) !== ends[0] && 'at least '}
      {formatInstant(ends[0] ?? first.valid_until)}. The search is kept in this browser until you sign out.
    </Banner>
  )
}
