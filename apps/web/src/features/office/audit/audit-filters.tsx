import { useAddress } from '../../../lib/browser/use-address.ts'
import type { ListAddress } from '../../../lib/browser/use-list-address.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { DateInput } from '../../../ui/forms/text-input.tsx'
import type { AuditFilter } from './audit-queries.ts'

const names = ['actor', 'subject', 'from', 'to'] as const

/** What the address says beside the search. */
export function useAuditFilter(search: string) {
  const [address, changeAddress] = useAddress()
  const read = (name: string) => address.get(name) ?? ''
  const filter: AuditFilter = {
    ...{ search, actor: read('actor'), subject: read('subject') },
    ...{ from: read('from'), to: read('to') },
  }
  const change = (name: (typeof names)[number], value: string) =>
    changeAddress(
      (next) => {
        next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
      },
      { replace: true },
    )
  const clear = () =>
    changeAddress((next) => {
      for (const name of ['search', 'page', ...names]) next.delete(name)
    })
  return { filter, change, clear }
}

type AuditFiltersProps = ReturnType<typeof useAuditFilter> & { address: Pick<ListAddress, 'searchFor'> }

export function AuditFilters({ address, filter, change, clear }: AuditFiltersProps) {
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <div className="grid gap-3 p-5 pb-4 print:hidden">
      <div className="grid gap-3 md:grid-cols-3">
        <SearchField
          label="Who, call, record id, reason or request"
          value={filter.search}
          onSearch={address.searchFor}
        />
        <SearchField
          label="Colleague’s name, or whole email address"
          value={filter.actor}
          onSearch={(text) => change('actor', text)}
        />
        <SearchField
          label="Record: number, company, kind or id"
          value={filter.subject}
          onSearch={(text) => change('subject', text)}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <DateInput
          label="From"
          isOptional
          value={filter.from}
          max={filter.to || undefined}
          onChange={({ target }) => change('from', target.value)}
        />
        <DateInput
          label="To"
          isOptional
          value={filter.to}
          min={filter.from || undefined}
          onChange={({ target }) => change('to', target.value)}
        />
        {isFiltered && (
          <Button tone="quiet" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  )
}
