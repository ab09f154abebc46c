import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { ChoiceButtons } from '../../../ui/forms/choice-buttons.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type PlayedPayments, playedPaymentsQuery, useBehave } from './payout-queries.ts'
import { PlayedPayoutItem } from './played-payout-item.tsx'

const answerTexts = { 'at-once': 'At once', slow: 'Late', never: 'Never' } as const

/** The payments provider: how it behaves, and its payouts. */
export function ProviderPanel() {
  const { data, error, refetch } = useQuery(playedPaymentsQuery)
  return (
    <Card title="Payments provider">
      <p className="text-ink-2">
        Hold a payout, refuse it, return its money, or let the provider answer late.
      </p>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      {data && (
        <>
          <Manners manners={data.manners} />
          {data.payouts.length === 0 ? (
            <EmptyState icon={Landmark} title="No payouts yet">
              A payout appears here when a payment is submitted.
            </EmptyState>
          ) : (
            <Payouts payouts={data.payouts} />
          )}
        </>
      )}
    </Card>
  )
}

const shownAtFirst = 5

function Payouts({ payouts }: Pick<PlayedPayments, 'payouts'>) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {payouts.slice(0, isWhole ? undefined : shownAtFirst).map((payout) => (
          <PlayedPayoutItem key={payout.provider_reference} payout={payout} />
        ))}
      </ul>
      {!isWhole && payouts.length > shownAtFirst && (
        <Button size="sm" tone="quiet" onClick={() => setIsWhole(true)}>
          {`Show all ${payouts.length}`}
        </Button>
      )}
    </>
  )
}

function Manners({ manners }: Pick<PlayedPayments, 'manners'>) {
  const behaving = useBehave()
  // What was just chosen, until the provider has it.
  const [chosen, setChosen] = useState<PlayedPayments['manners']>()
  const shown = chosen ?? manners
  const behave = (change: Partial<PlayedPayments['manners']>) => {
    const wanted = { ...shown, ...change }
    setChosen(wanted)
    behaving.mutate(wanted, { onSettled: () => setChosen(undefined) })
  }
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span>Answers new payouts</span>
        <ChoiceButtons
          label="Answers new payouts"
          choices={answerTexts}
          chosen={shown.answers}
          onChoose={(answers) => behave({ answers })}
        />
      </div>
      <Checkbox
        label="Payouts go on by themselves"
        help="Switch this off to decide each step of a payout below."
        checked={shown.moves_on}
        onChange={({ target }) => behave({ moves_on: target.checked })}
      />
      {behaving.error && (
        <Banner tone="lost" isAlert>
          {messageOf(behaving.error)}
        </Banner>
      )}
    </div>
  )
}
