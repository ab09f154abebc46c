import type { MovementKind, WalletBalance } from '@tradelane/contract/wallet/calls'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { DateInput } from '../../ui/text-input.tsx'
import { AmountFilter } from './amount-filter.tsx'
import type { MovementsWish } from './queries.ts'
import type { ChangeWish } from './use-movements-wish.ts'

const kinds: Record<MovementKind, string> = {
  balance: 'Balance added',
  payment: 'Payments',
  conversion: 'Conversions',
}
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))
const directionOptions = [
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
]
const nothing = { from: '', to: '', kind: '', direction: '', search: '', amount_from: '', amount_to: '' }

type MovementFiltersProps = {
  balances: readonly WalletBalance[]
  wish: MovementsWish
  change: ChangeWish
}

export function MovementFilters({ balances, wish, change }: MovementFiltersProps) {
  const hasMore = Boolean(wish.kind || wish.direction || wish.amount_from || wish.amount_to)
  const isFiltered = hasMore || Boolean(wish.from || wish.to || wish.search)
  return (
    <div className="grid gap-3 px-5 pb-4">
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Account"
          options={balances.map(({ curSymbol }) => ({ value: curSymbol, label: curSymbol }))}
          value={wish.currency}
          onChange={({ target }) => change({ currency: target.value })}
        />
        <DateInput
          label="From"
          isOptional
          value={wish.from}
          max={wish.to || undefined}
          onChange={({ target }) => change({ from: target.value })}
        />
        <DateInput
          label="To"
          isOptional
          value={wish.to}
          min={wish.from || undefined}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label="Search description, payee or reference"
          value={wish.search}
          onSearch={(search) => change({ search })}
        />
        {isFiltered && (
          <Button size="sm" tone="quiet" onClick={() => change(nothing)}>
            Clear filters
          </Button>
        )}
      </div>
      <MoreFilters wish={wish} change={change} hasMore={hasMore} />
    </div>
  )
}

type MoreFiltersProps = Omit<MovementFiltersProps, 'balances'> & { hasMore: boolean }

function MoreFilters({ wish, change, hasMore }: MoreFiltersProps) {
  const { kind, direction, amount_from, amount_to } = wish
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
