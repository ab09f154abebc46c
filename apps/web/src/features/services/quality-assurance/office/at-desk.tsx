import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'

/** The desk offers, publishes and denies. Here is the way to it. */
export function AtDesk({
  inspection: { transaction_id, respond_due_at },
}: {
  inspection: WireOfficeInspection
}) {
  return (
    <Card title="Quote">
      <div className="grid justify-items-start gap-4">
        <p className="num text-ink-2">
          Our quote desk makes the offer, or denies the request.
          {respond_due_at && ` Promised by ${formatInstant(respond_due_at)}.`}
        </p>
        <LinkButton tone="main" to={`/admin/quotes/${transaction_id}`}>
          Open at the quote desk
        </LinkButton>
      </div>
    </Card>
  )
}
