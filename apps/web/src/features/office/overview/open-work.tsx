import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format/format-number.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { overviewQuery, type WireOpenWork } from './overview-query.ts'

/** So many lines come while they load: the height stays. */
const expected = 10

/** What waits this morning and why. Each line leads to its list; those with nothing stay, quiet. */
export function OpenWork() {
  const { data, error, refetch } = useQuery(overviewQuery)
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  const lines = data?.open_work ?? Array.from({ length: expected }, () => undefined)
  return (
    <Card title="What waits" isFlush>
      {data?.unread.map(({ title, link }) => (
        <div key={title} className="px-5 pb-3">
          <Banner tone="lost" isAlert>
            {title} could not be read. <Link to={link}>Open the list</Link>, or reload the page in a moment.
          </Banner>
        </div>
      ))}
      <ul className="grid overflow-hidden rounded-b-lg border-t border-line sm:grid-cols-2 xl:grid-cols-3">
        {lines.map((line, index) => (
          <li key={line?.key ?? index} className="-mr-px -mb-px border-r border-b border-line">
            {line ? <Line line={line} /> : <Skeleton className="m-5 h-20" />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Line({ line: { title, explanation, count, amounts, link } }: { line: WireOpenWork }) {
  return (
    <Link to={link} className="grid h-full content-start gap-1 p-5 hover:bg-mist-2">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{title}</span>
        <span className={classNames('num text-lg font-semibold', count === 0 && 'text-ink-2')}>
          {formatNumber(count)}
        </span>
      </span>
      {amounts.map(({ currency, amount }) => (
        <Amount key={currency} value={amount} currency={currency} />
      ))}
      <span className="text-xs text-ink-2">{explanation}</span>
    </Link>
  )
}
