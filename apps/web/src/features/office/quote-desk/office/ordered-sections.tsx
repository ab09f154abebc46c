import { deskServiceNames } from '@tradelane/contract/quote-desk/forms'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { Badge } from '../../../../ui/badge.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chips } from './chips.tsx'
import type { TradeOfDesk } from './desk-queries.ts'
import { type Ordered, orderedIn } from './ordered-in.ts'

/**
 * A section for each service that the specification names, with what is ordered of it in the transaction. Where nothing is and a request has
 * its own section, there is none.
 */
export function OrderedSections({ trade }: { trade: TradeOfDesk }) {
  const asked = new Set<string>(trade.cases.map(({ service }) => deskServiceNames[service]))
  const sections = orderedIn(trade).filter(({ title, records }) => records.length > 0 || !asked.has(title))
  return sections.map(({ title, records, status }) => (
    <Card key={title} title={title} action={records.length === 0 && <Badge tone="idle">{status}</Badge>}>
      {records.length === 0 ? (
        <p className="text-ink-2">Nothing of this is ordered in the transaction.</p>
      ) : (
        <ul className="grid gap-3">
          {records.map((record) => (
            <OrderedRow key={record.id} record={record} />
          ))}
        </ul>
      )}
    </Card>
  ))
}

function OrderedRow({ record: { subject, id, number, status, chips } }: { record: Ordered }) {
  const link = officeLink(subject, id)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="num font-medium">{number}</span>
      <Badge tone={status === 'Executed' || status === 'Approved' ? 'done' : 'idle'}>{status}</Badge>
      <Chips chips={chips} />
      {link && (
        <LinkButton size="sm" to={link} className="ml-auto" aria-label={`View Detail of ${number}`}>
          View Detail
        </LinkButton>
      )}
    </li>
  )
}
