import { formatMoney, type Money, parseMoney, percentOf } from '@tradelane/money'

/** The used part of the limit: a bar with the percentage as width, and the amount. */
export function CreditUsed({ limit, percent }: { limit: number; percent: number }) {
  const used = usedOf(parseMoney(String(limit), 'USD'), percent)
  return (
    <div>
      <div className="num flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">Credit used</span>
        <span>
          {formatMoney(used)} <span className="text-ink-2">· {percent} %</span>
        </span>
      </div>
      <div
        role="progressbar"
        aria-label="Credit used"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-2 overflow-hidden rounded-full bg-mist-2"
      >
        <div className="h-full rounded-full bg-sea" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

const usedOf = (limit: Money, percent: number): Money =>
  percentOf(limit, { numerator: BigInt(percent), denominator: 100n }, 'half-up')
