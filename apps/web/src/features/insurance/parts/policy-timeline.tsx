import type { PolicyState } from '@tradelane/contract/insurance/policy'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { Timeline, type TimelineItem } from '../../../ui/timeline.tsx'
import { policyStatus } from './policy-words.ts'
import type { PolicyPage } from './queries.ts'

const titles: Record<PolicyState, string> = {
  draft: 'Saved',
  submitted: 'Sent to us',
  quoted: 'Quoted',
  bound: 'Insured, certificate issued',
  expired: 'Expired',
  denied: 'Denied',
  cancelled: 'Cancelled',
}

/** As the customer sees it, and as the back office does. */
type Shown = Pick<PolicyPage, 'insurance' | 'timeline'>

/** What happened, and below it who acts next and by when. */
export function PolicyTimeline({ page }: { page: Shown }) {
  const items: TimelineItem[] = page.timeline.map(({ to, at }, index) => ({
    key: `${index} ${to}`,
    title: titles[to as PolicyState] ?? to,
    at: formatInstant(at),
    state: to === 'denied' ? 'lost' : 'done',
  }))
  const next = nextOf(page.insurance)
  return (
    <div aria-live="polite">
      <Timeline label="What happened" items={next ? [...items, next] : items} />
    </div>
  )
}

function nextOf(policy: PolicyPage['insurance']): TimelineItem | undefined {
  const { state, quote, payment, respond_due_at } = policy
  const item = (title: string, text: string, by: string | null): TimelineItem => ({
    key: 'next',
    title,
    text,
    ...(by && { at: `by ${formatDay(by)}` }),
    state: 'now',
  })
  if (payment === 'processing')
    return item(
      'Next: the payments provider',
      'Collects the premium; the certificate follows by itself.',
      null,
    )
  if (state === 'draft') return item('Your turn', 'Approve it on the summary, and it is sent to us.', null)
  if (state === 'submitted') return item('Next: Tradelane', policyStatus(state).explanation, respond_due_at)
  if (state === 'quoted' && quote?.is_expired)
    return item('Your turn', 'The quote has expired: ask for a new one.', null)
  if (state === 'quoted' && quote)
    return item('Your turn', 'Bind the quote: the premium is paid and the cover begins.', quote.valid_until)
  return undefined
}
