import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Column } from '../../../ui/data-columns.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { ExcludeCountryForm } from './exclude-country-form.tsx'
import { excludedCountriesQuery, useAdmitCountry } from './queries.ts'

type Excluded = NonNullable<Awaited<ReturnType<NonNullable<typeof excludedCountriesQuery.queryFn>>>>[number]

const columns: Column<Excluded>[] = [
  { key: 'country', title: 'Country', cell: ({ name }) => name },
  { key: 'reason', title: 'Reason', className: 'wrap-anywhere', cell: ({ reason }) => reason },
  {
    key: 'saved',
    title: 'Saved',
    className: 'text-ink-2',
    cell: ({ saved_by, saved_at }) => `${saved_by}, ${formatDay(saved_at)}`,
  },
  { key: 'actions', title: 'Actions', isRight: true, cell: (excluded) => <Admit excluded={excluded} /> },
]

/** /admin/insurance/excluded-countries: from and to which nothing is insured. */
export function ExcludedCountriesPage() {
  const { data, error, refetch } = useQuery(excludedCountriesQuery)
  return (
    <>
      <PageHeader
        title="Excluded countries"
        lead="Nothing is insured that begins or ends in one of them. The customer is told so as soon as the place is entered."
        back={{ to: '/admin/insurance', label: 'Insurance' }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <Card isFlush title="Excluded">
          {error && !data ? (
            <ListFailure error={error} onRetry={refetch} />
          ) : (
            <DataTable
              label="Excluded countries"
              columns={columns}
              rows={data}
              rowKey={({ country }) => country}
              empty={<EmptyState title="No records found">No country is excluded.</EmptyState>}
            />
          )}
        </Card>
        <ExcludeCountryForm />
      </div>
    </>
  )
}

function Admit({ excluded: { country, name } }: { excluded: Excluded }) {
  const admitting = useAdmitCountry()
  return (
    <Button
      size="sm"
      tone="quiet"
      isBusy={admitting.isPending}
      busyText="Removing…"
      onClick={() => admitting.mutate(country, { onError: (error) => toast.error(messageOf(error)) })}
    >
      Remove<span className="sr-only"> {name}</span>
    </Button>
  )
}
