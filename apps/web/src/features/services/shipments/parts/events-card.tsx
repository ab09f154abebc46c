import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Timeline, type TimelineItem } from '../../../../ui/records/timeline.tsx'
import { foldedEvents } from './event-items.ts'

/** The carrier's events around the present; all of them on request, and in print. */
export function EventsCard({ items }: { items: readonly TimelineItem[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const folded = foldedEvents(items)
  const hasFolded = folded.some(({ isFolded }) => isFolded)
  return (
    <Card title="Events">
      <Timeline label="Events" items={isWhole ? items : folded} />
      {hasFolded && (
        <Button
          size="sm"
          className="mt-4 print:hidden"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${items.length} events`}
        </Button>
      )}
    </Card>
  )
}
