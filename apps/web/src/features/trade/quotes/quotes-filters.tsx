import { ChoiceButtons } from '../../../ui/forms/choice-buttons.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import type { QuotesAddress } from './use-quotes-address.ts'

const periodNames = { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' }

export function QuotesFilters({ address }: { address: QuotesAddress }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-5 pb-3">
      <ChoiceButtons
        label="Period of the quotes"
        choices={periodNames}
        chosen={address.period}
        onChoose={address.choose}
      />
      <div className="min-w-0 flex-1 basis-[200px] sm:max-w-[280px]">
        <SearchField
          label="Search quotes"
          placeholder="Id, product, currency, partner"
          value={address.search}
          onSearch={address.searchFor}
        />
      </div>
    </div>
  )
}
