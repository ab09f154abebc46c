import { useQuery } from '@tanstack/react-query'
import type { accountSummary } from '@tradelane/contract/account-summary/calls'
import { type SummaryPeriod, summaryPeriods } from '@tradelane/contract/account-summary/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { Currency } from '@tradelane/money'
import { ChartColumn } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ChoiceButtons } from '../../../ui/forms/choice-buttons.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountSummaryQuery } from './summary-queries.ts'

/** The chart comes with the first movement. */
const SummaryFigures = lazy(() =>
  import('./summary-figures.tsx').then((module) => ({ default: module.SummaryFigures })),
)

const periodNames: Record<SummaryPeriod, string> = { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' }

/** Money in and out of one currency over time; period and currency are in the address. */
export function AccountSummaryPanel() {
  const [periodText, setPeriod] = useAddressParam('summary')
  const [currencyText, setCurrency] = useAddressParam('summary-currency')
  const { data: balances } = useQuery(balancesQuery)
  const open = balances?.map(({ curSymbol }) => curSymbol) ?? []
  const period = summaryPeriods.find((known) => known === periodText) ?? 'weekly'
  const currency = open.find((known) => known === currencyText) ?? ('USD' as Currency)
  const { data, error, refetch } = useQuery(accountSummaryQuery(currency, period))
  return (
    <Card
      title="Account Summary"
      action={
        <Link to="/dashboard/wallet" className="text-link">
          View all<span className="sr-only"> movements</span>
        </Link>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <ChoiceButtons
          label="Period of the summary"
          choices={periodNames}
          chosen={period}
          onChoose={setPeriod}
        />
        <Select
          label="Account of the summary"
          isLabelHidden
          className="w-28"
          options={(open.length > 0 ? open : [currency]).map((code) => ({ value: code, label: code }))}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
        />
      </div>
      {error && !data ? (
        <Banner
          tone="lost"
          isAlert
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'The summary could not be loaded.')}
        </Banner>
      ) : (
        <div className="sm:min-h-[300px]">{data ? <Shown summary={data} /> : <Loading />}</div>
      )}
    </Card>
  )
}

type Summary = WireOutput<typeof accountSummary.get>

function Shown({ summary }: { summary: Summary }) {
  if (summary.money_in > 0 || summary.money_out > 0)
    return (
      <Suspense fallback={<Loading />}>
        <SummaryFigures summary={summary} />
      </Suspense>
    )
  return (
    <EmptyState icon={ChartColumn} title="No record found">
      Money in and out of your {summary.currency} account will appear here.
    </EmptyState>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading account summary">
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="mt-4 h-[250px]" />
    </div>
  )
}
