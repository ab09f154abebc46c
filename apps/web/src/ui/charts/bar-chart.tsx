import { classNames } from '../class-names.ts'
import { axisTicks } from './axis-ticks.ts'

/** The bars at one position of the horizontal axis: one for each series. */
export type BarGroup = { key: string; label: string; title: string; values: readonly number[] }
/** At most three: more cannot be distinguished. */
export type BarSeries = { name: string; tone: keyof typeof fills }

const fills = { main: 'fill-sea', second: 'fill-control', third: 'fill-ink-2' }
const swatches = { main: 'bg-sea', second: 'bg-control', third: 'bg-ink-2' }
const heightPx = 200

type BarChartProps = {
  groups: readonly BarGroup[]
  series: readonly BarSeries[]
  /** What the figures at the left are: "USD". */
  unit: string
}

/** Bars on labelled axes. Hidden from screen readers: the page also needs a table of the same figures. */
export function BarChart({ groups, series, unit }: BarChartProps) {
  const ticks = axisTicks(Math.max(...groups.flatMap(({ values }) => values)))
  const most = ticks.at(-1) ?? 1
  return (
    <div aria-hidden className="num grid grid-cols-[auto_1fr] gap-x-3 text-xs text-ink-2">
      <span className="col-span-full mb-3">{unit}</span>
      <div className="relative w-max" style={{ height: heightPx }}>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: yOf(tick, most) }}
          >
            {short.format(tick)}
          </span>
        ))}
        {/* Holds the column as wide as its widest figure. */}
        <span className="invisible">{ticks.map((tick) => short.format(tick)).sort(byLength)[0]}</span>
      </div>
      <svg width="100%" height={heightPx} className="overflow-visible">
        <title>{unit}</title>
        {ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={yOf(tick, most)}
            y2={yOf(tick, most)}
            className={tick === 0 ? 'stroke-line-2' : 'stroke-line'}
          />
        ))}
        {groups.map((group, index) => (
          <Bars key={group.key} group={group} place={index / groups.length} {...{ groups, series, most }} />
        ))}
      </svg>
      <div className="col-start-2 mt-2 flex">
        {groups.map(({ key, label }, index) => (
          <span
            key={key}
            className={classNames(
              'flex w-0 flex-1 justify-center whitespace-nowrap',
              isSpare(index, groups) && 'max-sm:invisible',
            )}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

type BarsProps = Pick<BarChartProps, 'groups' | 'series'> & { group: BarGroup; place: number; most: number }

function Bars({ group: { title, values }, place, groups, series, most }: BarsProps) {
  const room = 100 / groups.length
  const width = (room * 0.7) / series.length
  return (
    <g>
      <title>{title}</title>
      {/* The whole place answers to the pointer, also above a low bar. */}
      <rect x={`${place * 100}%`} width={`${room}%`} height={heightPx} className="fill-transparent" />
      {series.map(({ name, tone }, index) => {
        const value = values[index] ?? 0
        // A little money is not none.
        const height = value > 0 ? Math.max(2, heightPx - yOf(value, most)) : 0
        return (
          <rect
            key={name}
            x={`${place * 100 + room * 0.15 + index * width}%`}
            width={`${width * 0.94}%`}
            y={heightPx - height}
            height={height}
            rx={Math.min(2, height / 2)}
            className={fills[tone]}
          />
        )
      })}
    </g>
  )
}

/** The legend: each colour with its name and total. */
export function Legend({ entries }: { entries: readonly (BarSeries & { total: string })[] }) {
  return (
    <ul className="num flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
      {entries.map(({ name, tone, total }) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden className={classNames('size-2.5 rounded-full', swatches[tone])} />
          {name} <span className="font-medium text-ink">{total}</span>
        </li>
      ))}
    </ul>
  )
}

/** With many groups, narrow screens show every other label, counted back from the newest. */
const isSpare = (index: number, { length }: readonly BarGroup[]): boolean =>
  length > 6 && (length - 1 - index) % 2 === 1

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })
const byLength = (one: string, other: string) => other.length - one.length
const yOf = (value: number, most: number): number => heightPx * (1 - value / most)
