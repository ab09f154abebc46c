import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Statement } from '@tradelane/contract/statements/calls'
import { FileText } from 'lucide-react'
import { usePageParam } from '../../lib/browser/use-page-param.ts'
import { formatDay } from '../../lib/format/format-date.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { Amount } from '../../ui/amount.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { statementsQuery, useTakeAgain } from './queries.ts'
import { StatementFormats } from './statement-formats.tsx'

/** The statements that were made, newest first; each can be taken again, and is the same. */
export function IssuedStatements() {
  const [page, setPage] = usePageParam()
  const { data, error } = useQuery({ ...statementsQuery(page), placeholderData: keepPreviousData })
  const again = useTakeAgain()
  const failure = again.error ?? (data ? null : error)
  return (
    <Card title="Your statements" isFlush className="mt-4">
      {failure && (
        <div className="px-5 pb-4">
          <Banner tone="lost" isNews>
            {messageOf(failure)}
          </Banner>
        </div>
      )}
      {!(error && !data) && (
        <DataTable
          label="Your statements"
          columns={columnsFor(again)}
          rows={data?.data}
          rowKey={({ statement_id }) => statement_id}
          empty={
            <EmptyState icon={FileText} title="No statement yet">
              The statements you make stand here, and can be taken again at any time.
            </EmptyState>
          }
        />
      )}
      {data && (
        <Pagination
          page={page}
          totalPages={data.pagination.total_pages}
          total={data.pagination.total}
          onPage={setPage}
        />
      )}
    </Card>
  )
}

function columnsFor(again: ReturnType<typeof useTakeAgain>): Column<Statement>[] {
  return [
    { key: 'number', title: 'Statement', cell: ({ number }) => <span className="num">{number}</span> },
    {
      key: 'period',
      title: 'Period',
      cell: ({ from, to, is_interim }) => (
        <>
          <span className="num whitespace-nowrap">{`${formatDay(from)} – ${formatDay(to)}`}</span>
          {is_interim && <span className="block text-xs text-ink-2">The last day was still running</span>}
        </>
      ),
    },
    { key: 'entries', title: 'Entries', isRight: true, cell: ({ entries }) => entries.toLocaleString('en') },
    {
      key: 'closing',
      title: 'Closing balance',
      isRight: true,
      cell: ({ closing, currency }) => <Amount value={closing} currency={currency} />,
    },
    {
      key: 'file',
      title: 'Take again',
      cell: ({ statement_id, number }) => (
        <StatementFormats
          size="sm"
          subject={`Statement ${number}`}
          busy={
            again.isPending && again.variables.statementId === statement_id
              ? again.variables.format
              : undefined
          }
          onTake={(format) => again.mutate({ statementId: statement_id, format })}
        />
      ),
    },
  ]
}
