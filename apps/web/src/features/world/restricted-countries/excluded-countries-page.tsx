import { useQuery } from '@tanstack/react-query'
import { restrictedCountries } from '@tradelane/contract/restricted-countries/calls'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { OldFacts } from '../../../ui/records/old-facts.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { toast } from '../../../ui/toast.ts'
import { ExcludeCountryForm } from './exclude-country-form.tsx'
import { excludedCountriesQuery, useAdmitCountry } from './restricted-country-queries.ts'

type Excluded = NonNullable<Awaited<ReturnType<NonNullable<typeof excludedCountriesQuery.queryFn>>>>[number]

const columns: Column<Excluded>[] = [
  { key: 'country', title: 'Country', cell: ({ name }) => name },
  {
    key: 'basis',
    title: 'Excluded from',
    cell: ({ basis }) => (basis === 'sanctions' ? 'All services' : 'Freight and insurance'),
  },
  {
    key: 'reason',
    title: 'Reason',
    className: 'wrap-anywhere',
    cell: ({ reason, source, published_on }) => (
      <>
        {reason}
        {source && (
          <div className="text-xs text-ink-2">
            {source}
            {published_on && `, ${formatDay(published_on)}`}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'saved',
    title: 'Saved',
    className: 'text-ink-2',
    cell: ({ saved_by, saved_at }) =>
      `${saved_by === 'system' ? 'Shipped with Tradelane' : saved_by}, ${formatDay(saved_at)}`,
  },
  { key: 'actions', title: 'Actions', isRight: true, cell: (excluded) => <Admit excluded={excluded} /> },
]

/** /admin/insurance/excluded-countries: what no service reaches, for payments, freight and insurance alike. */
export function ExcludedCountriesPage() {
  return (
    <ListPage
      title="Excluded countries"
      lead="One list for payments, freight and insurance. We pay to no bank in a country under sanctions, and we neither carry nor insure goods from or to any country of the list."
      back={{ to: '/admin/insurance', label: 'Insurance' }}
      cardTitle="Excluded"
      address={useListAddress()}
      list={{
        label: 'Excluded countries',
        query: useQuery(excludedCountriesQuery),
        rowsOf: (countries) => countries,
        columns,
        rowKey: ({ country, region }) => `${country} ${region}`,
        empty: { text: 'No country is excluded.' },
      }}
      above={<OldFacts of="excludedCountries" />}
      beside={<ExcludeCountryForm />}
    />
  )
}

function Admit({ excluded: { country, region, name } }: { excluded: Excluded }) {
  const admitting = useAdmitCountry()
  return (
    <StaffOnly call={restrictedCountries.admit}>
      <Button
        size="sm"
        tone="quiet"
        isBusy={admitting.isPending}
        busyText="Removing…"
        onClick={() =>
          admitting.mutate(
            { country, ...(region && { region }) },
            { onError: (error) => toast.error(messageOf(error)) },
          )
        }
      >
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </StaffOnly>
  )
}
