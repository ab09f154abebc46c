import type { CostKind } from '@tradelane/contract/landed-cost/parts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { classNames } from '../../../ui/class-names.ts'
import { kindNames } from './cost-kinds.ts'
import type { LandedCost } from './estimate-values.ts'

const tones: Record<CostKind, string> = {
  goods: 'bg-sea-fill',
  to_port: 'bg-sea/80',
  freight: 'bg-sea/60',
  insurance: 'bg-done',
  duty: 'bg-wait',
  fees: 'bg-wait/60',
  tax: 'bg-lost',
}

/** The parts of the total as one bar, with their amounts under it. */
export function CostBar({ lines, currency }: Pick<LandedCost, 'lines' | 'currency'>) {
  const shown = lines.filter(({ amount }) => Number(amount) > 0)
  return (
    <figure>
      <div className="flex h-5 gap-0.5 overflow-hidden rounded-sm" aria-hidden>
        {shown.map(({ kind, amount }) => (
          <span key={kind} className={tones[kind]} style={{ flexGrow: Number(amount), minWidth: 2 }} />
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {shown.map(({ kind, amount }) => (
          <span key={kind} className="flex items-center gap-1.5">
            <span aria-hidden className={classNames('size-3 rounded-sm', tones[kind])} />
            {kindNames[kind]} <span className="num">{formatAmount(amount, currency)}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
