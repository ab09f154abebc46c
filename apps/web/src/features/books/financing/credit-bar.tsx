import { formatPercent } from '../../../lib/format/format-amount.ts'

type CreditBarProps = {
  /** The used amount, as it is to be read. */
  used: string
  /** Of the limit. A limit that was reduced later can be used to more than 100 percent. */
  percent: number
}

/** The used part of a limit: a bar with the percentage as width, and the amount. */
export function CreditBar({ used, percent }: CreditBarProps) {
  const width = Math.min(100, percent)
  return (
    <div>
      <div className="num flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">Credit used</span>
        <span>
          {used} <span className="text-ink-2">· {shortPercent(percent)} %</span>
        </span>
      </div>
      <div
        role="progressbar"
        aria-label="Credit used"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={width}
        aria-valuetext={`${used}, ${shortPercent(percent)} percent of the limit`}
        className="mt-2 h-2 overflow-hidden rounded-full bg-mist-2"
      >
        <div
          className={percent > 100 ? 'h-full rounded-full bg-lost' : 'h-full rounded-full bg-sea'}
          style={{ width: `${width}%` }}
        />
      </div>
    </div>
  )
}

/** "35", "3.4": no decimals where there are none. */
const shortPercent = (percent: number): string => formatPercent(percent).replace(/\.?0+$/, '')
