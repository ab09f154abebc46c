import type { MovementKind } from '@tradelane/contract/movements/calls'
import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput } from '../../../ui/forms/text-input.tsx'
import { AmountFilter } from './amount-filter.tsx'
import type { ChangeFilter } from './use-movement-filter.ts'
import type { MovementFilter } from './wallet-queries.ts'

const kinds: Record<MovementKind, string> = {
  balance: 'Balance added',
  payment: 'Payments',
  incoming: 'Money received',
  conversion: 'Conversions',
  factoring: 'Invoice factoring',
}
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))
const directionOptions = [
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
]
const nothing = { from: '', to: '', kind: '', direction: '', search: '', amount_from: '', amount_to: '' }

type MovementFiltersProps = {
  balances: readonly WalletBalance[]
  filter: MovementFilter
  change: ChangeFilter
}

export function MovementFilters({ balances, filter, change }: MovementFiltersProps) {
  const hasMore = Boolean(filter.kind || filter.direction || filter.amount_from || filter.amount_to)
  const isFiltered = hasMore || Boolean(filter.from || filter.to || filter.search)
  return (
    <div className="grid gap-3 px-5 pb-4 print:hidden">
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Account"
          options={balances.map(({ curSymbol }) => ({ value: curSymbol, label: curSymbol }))}
          value={filter.currency}
          onChange={({ target }) => change({ currency: target.value })}
        />
        <DateInput
          label="From"
          isOptional
          value={filter.from}
          max={filter.to || undefined}
          onChange={({ target }) => change({ from: target.value })}
        />
        <DateInput
          label="To"
          isOptional
          value={filter.to}
          min={filter.from || undefined}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label="Search by description, payee, sender or reference"
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
        {isFiltered && (
          <Button size="sm" tone="quiet" onClick={() => change(nothing)}>
            Clear filters
          </Button>
        )}
      </div>
      <MoreFilters filter={filter} change={change} hasMore={hasMore} />
    </div>
  )
}

type MoreFiltersProps = Omit<MovementFiltersProps, 'balances'> & { hasMore: boolean }

function MoreFilters({ filter, change, hasMore }: MoreFiltersProps) {
  const { kind, direction, amount_from, amount_to } = filter
  return (
    <details open={hasMore || undefined}>
      <summary className="text-link w-fit cursor-pointer">More filters</summary>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label="Kind"
          isOptional
          placeholder="All"
          options={kindOptions}
          value={kind}
          onChange={({ target }) => change({ kind: target.value })}
        />
        <Select
          label="Direction"
          isOptional
          placeholder="In and out"
          options={directionOptions}
          value={direction}
          onChange={({ target }) => change({ direction: target.value })}
        />
        <AmountFilter
          label="Amount from"
          value={amount_from}
          onChange={(text) => change({ amount_from: text })}
        />
        <AmountFilter label="Amount to" value={amount_to} onChange={(text) => change({ amount_to: text })} />
      </div>
    </details>
  )
}
