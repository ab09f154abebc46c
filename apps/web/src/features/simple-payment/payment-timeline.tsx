import { formatDay, formatInstant } from '../../lib/format/format-date.ts'
import { Timeline, type TimelineItem } from '../../ui/timeline.tsx'
import type { PaymentDetail } from './queries.ts'

const nextTitles = {
  you: 'Your turn',
  approver: 'Next: an approver',
  tradelane: 'Next: Tradelane',
  provider: 'Next: the payments provider',
  bank: "Next: the beneficiary's bank",
}
const badEnds = new Set(['rejected', 'returned', 'cancelled'])

/** What happened, and below it what happens next, who does it and by when. */
export function PaymentTimeline({ page: { timeline, next } }: { page: PaymentDetail }) {
  const items: TimelineItem[] = timeline.map(({ status, title, text, at }, index) => ({
    key: `${index} ${status}`,
    title,
    text,
    at: formatInstant(at),
    state: badEnds.has(status) ? 'lost' : 'done',
  }))
  if (next) {
    items.push({
      key: 'next',
      title: nextTitles[next.who],
      text: next.text,
      ...(next.by && { at: `by ${formatDay(next.by)}` }),
      state: 'now',
    })
  }
  return (
    <div aria-live="polite">
      <Timeline label="What happened" items={items} />
    </div>
  )
}
