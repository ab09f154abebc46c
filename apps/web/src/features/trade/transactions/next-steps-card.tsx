import { useQuery } from '@tanstack/react-query'
import { useSandboxClock } from '../../../lib/browser/business-clock.ts'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { type NextRecord, nextStepsQuery } from '../../../lib/queries/next-steps.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { nextTitle } from '../../../ui/records/next-step.tsx'

/** Every record of the trade, and what waits for whom. What waits for somebody comes first. */
export function NextStepsCard({ transactionId }: { transactionId: string }) {
  const { data } = useQuery(nextStepsQuery(transactionId))
  const mayApprove = useMay('approver')
  const isSandbox = useSandboxClock() !== undefined
  // The page's other cards say what could not be loaded.
  if (!data || data.records.length === 0) return null
  const rows = data.records.toSorted((one, other) => Number(!one.next) - Number(!other.next))
  return (
    <Card
      title="What waits for whom"
      isFlush
      action={
        isSandbox && (
          <LinkButton tone="quiet" to={`/sandbox?transaction_id=${transactionId}`}>
            Play the other parties
          </LinkButton>
        )
      }
    >
      <DataTable
        label="What waits for whom"
        columns={columnsFor(mayApprove)}
        rows={rows}
        rowKey={({ subject, id }) => `${subject} ${id}`}
        rowLink={({ link }) => link}
        empty={null}
      />
    </Card>
  )
}

const columnsFor = (mayApprove: boolean): Column<NextRecord>[] => [
  { key: 'what', title: 'Service', isMain: true, cell: ({ title }) => title },
  { key: 'detail', title: 'About', className: 'wrap-anywhere', cell: ({ detail }) => detail },
  {
    key: 'next',
    title: 'Next',
    cell: ({ next, warning }) => (
      <>
        {next ? (
          <>
            <span className="font-medium">{nextTitle(next.who, { mayApprove })}.</span> {next.text}
            {next.by && <span className="num text-ink-2"> By {formatInstant(next.by)}.</span>}
          </>
        ) : (
          'Nothing more is expected'
        )}
        {warning && <span className="num block text-wait">{warning}</span>}
      </>
    ),
  },
]
