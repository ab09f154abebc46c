import { useSuspenseQuery } from '@tanstack/react-query'
import type { WirePriceRate } from '@tradelane/contract/price-rates/calls'
import { Percent } from 'lucide-react'
import { businessNow } from '../../../lib/browser/business-clock.ts'
import { usePendingChanges } from '../../../lib/queries/pending-changes.ts'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { WaitingCard } from '../../../ui/records/waiting-changes.tsx'
import { ChangeRate } from './change-rate.tsx'
import { trialOf } from './proposed-trial.tsx'
import { rateColumns } from './rate-columns.tsx'
import { ratesQuery, useClosed } from './rate-queries.ts'

const rateKinds = ['price_rate']

/** /admin/rates: what Tradelane charges by a rate, for all customers and for one, in versions. */
export function RatesPage() {
  const { data: rates } = useSuspenseQuery(ratesQuery())
  const waiting = usePendingChanges(rateKinds)
  const active = rates.filter(({ state }) => state === 'ACTIVE')
  const planned = active.filter(
    ({ valid_from }) => valid_from && Date.parse(valid_from) > businessNow().getTime(),
  )
  const closed = useClosed()
  return (
    <>
      <PageHeader
        title="Rates"
        lead="What we charge by a rate. A customer’s own rate is changed in its profile. Earlier charges keep their version."
        actions={
          <DialogButton text="Change a rate" tone="main" closed={closed}>
            {(close) => <ChangeRate onClose={close} />}
          </DialogButton>
        }
      />
      <div className="grid gap-4">
        <WaitingCard changes={waiting} beside={trialOf} />
        <Card title="In force" isFlush>
          <Versions label="Rates in force" rates={active.filter((rate) => !planned.includes(rate))} />
        </Card>
        {planned.length > 0 && (
          <Card title="Planned" isFlush>
            <Versions label="Planned rates" rates={planned} />
          </Card>
        )}
        <Card title="Earlier versions" isFlush>
          <Versions label="Earlier versions" rates={rates.filter(({ state }) => state === 'RETIRED')} />
        </Card>
      </div>
    </>
  )
}

const Versions = ({ label, rates }: { label: string; rates: readonly WirePriceRate[] }) => (
  <DataTable
    label={label}
    columns={rateColumns(rates)}
    rows={rates}
    rowKey={({ rate_id }) => rate_id}
    empty={
      <EmptyState icon={Percent} title="No earlier versions">
        A version will appear here once a new one has replaced it.
      </EmptyState>
    }
  />
)
