import type { WireRateCard } from '@tradelane/contract/logistics/rate-cards'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { rateCardChanges } from './rate-card-changes.ts'

/** Newest first: when each was saved, by whom, and what it changed. */
export function RateCardVersions({ versions }: { versions: readonly WireRateCard[] }) {
  return (
    <ol aria-label="Versions" className="divide-y divide-line">
      {versions.map((card, index) => {
        const before = versions[index + 1]
        return (
          <li key={card.version} className="py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">Version {card.version}</span>
              {before && (
                <time dateTime={card.saved_at} className="num text-xs leading-5 text-ink-2">
                  {formatInstant(card.saved_at)}
                </time>
              )}
            </div>
            <p className="text-ink-2">
              {before ? `Saved by ${card.saved_by}` : `The first version, by ${card.saved_by}`}
            </p>
            {before && <Changes lines={rateCardChanges(before, card)} />}
          </li>
        )
      })}
    </ol>
  )
}

function Changes({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p>Nothing was changed.</p>
  return (
    <ul className="num mt-1 grid gap-0.5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
