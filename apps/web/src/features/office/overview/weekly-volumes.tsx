import { useQuery } from '@tanstack/react-query'
import type { overview } from '@tradelane/contract/overview/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { formatDay } from '../../../lib/format/format-date.ts'
import { formatNumber } from '../../../lib/format/format-number.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ListPanel } from '../../../ui/lists/list-panel.tsx'
import { overviewQuery } from './overview-query.ts'

type Answer = WireOutput<typeof overview.get>
type Volume = NonNullable<Answer['volumes']>[number] & { weeks: readonly string[] }

/** What each service did by week: this week, the last one, and eight weeks as bars. */
export function WeeklyVolumes() {
  const query = useQuery(overviewQuery)
  const isUnread = query.data?.volumes === null
  return (
    <ListPanel
      title="Volumes by week"
      list={{
        label: 'Volumes by week',
        query,
        rowsOf: ({ volumes, weeks }) => (volumes ?? []).map((volume) => ({ ...volume, weeks })),
        columns,
        rowKey: ({ subject }) => subject,
        skeletonRows: 6,
        empty: {
          text: isUnread
            ? 'The volumes could not be read. Reload the page in a moment.'
            : 'No service is offered.',
        },
      }}
    >
      <p className="px-5 py-3 text-xs text-ink-2">Weeks begin on Monday, in UTC.</p>
    </ListPanel>
  )
}

const columns: Column<Volume>[] = [
  {
    key: 'service',
    title: 'Service',
    cell: ({ title, counts_as }) => (
      <>
        {title} <span className="text-ink-2">{counts_as}</span>
      </>
    ),
  },
  { key: 'weeks', title: 'Eight weeks', cell: (volume) => <Bars volume={volume} /> },
  { key: 'last', title: 'Last week', isRight: true, cell: ({ counts }) => <Count value={counts.at(-2)} /> },
  { key: 'this', title: 'This week', isRight: true, cell: ({ counts }) => <Count value={counts.at(-1)} /> },
]

const Count = ({ value = 0 }: { value: number | undefined }) => (
  <span className="num">{formatNumber(value)}</span>
)

const barHeight = 28

/** Each bar says its week and its count when it is pointed at; a screen reader reads them as one text. */
function Bars({ volume: { counts, weeks } }: { volume: Volume }) {
  const most = Math.max(1, ...counts)
  const words = weeks.map((week, index) => `week of ${formatDay(week)}: ${counts[index]}`)
  return (
    <svg role="img" aria-label={words.join(', ')} width={counts.length * 12} height={barHeight}>
      {counts.map((count, index) => {
        const height = Math.max(1, (count / most) * barHeight)
        return (
          <rect
            key={weeks[index]}
            x={index * 12}
            y={barHeight - height}
            width={9}
            height={height}
            className={count === 0 ? 'fill-line-2' : 'fill-sea'}
          >
            <title>{words[index]}</title>
          </rect>
        )
      })}
    </svg>
  )
}
