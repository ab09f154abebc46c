import { useQuery } from '@tanstack/react-query'
import type { RiskRating, WireRiskFile } from '@tradelane/contract/customers/file-calls'
import { customerFile } from '@tradelane/contract/customers/file-calls'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { riskQuery } from './file-queries.ts'
import { RateDialog } from './rate-dialog.tsx'
import { riskWords } from './risk-words.ts'

const tones: Record<RiskRating, 'done' | 'wait' | 'lost'> = { low: 'done', medium: 'wait', high: 'lost' }

/** How risky it is to serve a customer, why, and when that is looked at again. */
export function RiskCard({ uid }: { uid: string }) {
  const { data, error, refetch } = useQuery(riskQuery(uid))
  return (
    <Card
      title="Risk rating"
      action={
        data && (
          <StaffOnly call={customerFile.rate}>
            <DialogButton size="sm" text={data.current ? 'Rate again' : 'Rate'}>
              {(close) => <RateDialog uid={uid} risk={data} onClose={close} />}
            </DialogButton>
          </StaffOnly>
        )
      }
    >
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : data ? (
        <Rating risk={data} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Card>
  )
}

type Rated = NonNullable<WireRiskFile['current']>

function Rating({ risk: { current, earlier } }: { risk: WireRiskFile }) {
  if (!current) return <p className="text-ink-2">This customer is not rated yet.</p>
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[current.rating]}>{riskWords[current.rating]}</Badge>
        <span className={current.is_due ? 'font-medium text-lost' : 'text-ink-2'}>
          {current.is_due ? 'To review since' : 'To review on'} {formatDay(current.review_on)}
        </span>
      </p>
      <Reasons rated={current} />
      {earlier.length > 0 && (
        <Collapsible title={`Earlier ratings (${earlier.length})`}>
          <ul className="grid gap-3">
            {earlier.map((rated) => (
              <li key={rated.rated_at} className="grid gap-1 border-t border-line pt-3">
                <span className="font-medium">{riskWords[rated.rating]}</span>
                <Reasons rated={rated} />
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </div>
  )
}

function Reasons({ rated: { reasons, rated_by, rated_at } }: { rated: Omit<Rated, 'is_due'> }) {
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{reasons}</p>
      <p className="text-xs text-ink-2">
        {rated_by}, {formatInstant(rated_at)}
      </p>
    </>
  )
}
