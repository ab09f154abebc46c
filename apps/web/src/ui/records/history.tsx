import type { WireTimelineItem } from '@tradelane/contract/lifecycle/timeline'
import { formatInstant } from '../../lib/format/format-date.ts'
import { unbroken } from '../page-header.tsx'
import { Timeline, type TimelineItem } from './timeline.tsx'

/** The history of a record, as the server sends it for every service. */
export function History({ timeline }: { timeline: readonly WireTimelineItem[] }) {
  const items = timeline.map(
    ({ to, title, text, tone, at }, index): TimelineItem => ({
      key: `${index} ${to}`,
      title,
      text: text && unbroken(text),
      at: formatInstant(at),
      state: tone === 'lost' ? 'lost' : 'done',
    }),
  )
  return (
    <div aria-live="polite">
      <Timeline label="What happened" items={items} />
    </div>
  )
}
