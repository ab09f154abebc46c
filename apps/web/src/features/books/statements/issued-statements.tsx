import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Statement } from '@tradelane/contract/statements/calls'
import { FileText } from 'lucide-react'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { formatNumber } from '../../../lib/format/format-number.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { StatementFormats } from './statement-formats.tsx'
import { statementsQuery, useTakeAgain } from './statement-queries.ts'

/** The statements that were issued, newest first. A statement that is downloaded again is the same. */
export function IssuedStatements() {
  const [page, setPage] = usePageParam()
  const again = useTakeAgain()
  return (
    <Card title="Your statements" isFlush className="mt-4">
      {again.error && (
        <div className="px-5 pb-4">
          <Banner tone="lost" isAlert>
            {messageOf(again.error)}
          </Banner>
        </div>
      )}
      <RecordList
        label="Your statements"
        query={useQuery({ ...statementsQuery(page), placeholderData: keepPreviousData })}
        rowsOf={({ data }) => data}
        columns={columnsFor(again)}
        rowKey={({ statement_id }) => statement_id}
        onPage={setPage}
        empty={{
          icon: FileText,
          title: 'No statement yet',
          text: 'Your statements will appear here. You can download them again at any time.',
        }}
      />
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
          {is_interim && <span className="block text-xs text-ink-2">Interim, not final</span>}
        </>
      ),
    },
    { key: 'entries', title: 'Entries', isRight: true, cell: ({ entries }) => formatNumber(entries) },
    {
      key: 'closing',
      title: 'Closing balance',
      isRight: true,
      cell: ({ closing, currency }) => <Amount value={closing} currency={currency} />,
    },
    {
      key: 'file',
      title: 'Download',
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
