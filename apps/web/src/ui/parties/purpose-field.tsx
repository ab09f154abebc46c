import { useQuery } from '@tanstack/react-query'
import type { CorridorKey } from '@tradelane/contract/corridors/calls'
import { purposeCodes } from '@tradelane/contract/lists/payment-options'
import { useEffect } from 'react'
import { formatDay } from '../../lib/format/format-date.ts'
import { corridorQuery } from '../../lib/queries/corridor.ts'
import type { SelectSearchControl } from '../forms/combobox.tsx'
import { SelectSearch } from '../forms/select-search.tsx'

type PurposeFieldProps = Omit<SelectSearchControl, 'options' | 'placeholder'> & {
  /** Of the payee. */
  account: Partial<CorridorKey> | undefined
  /** The chosen purpose is none of this account. */
  onGone: () => void
  error?: string | undefined
  className?: string
}

/** Only what payments to this account can be for. Another account's purpose is not kept. */
export function PurposeField({ account, onGone, ...field }: PurposeFieldProps) {
  const { data: corridor } = useQuery(corridorQuery(account))
  // While nothing is known of the corridor, the server judges the choice.
  const taken = corridor?.purpose_codes.map(({ code }) => code) ?? Object.keys(purposeCodes)
  const isTaken = field.value === '' || taken.includes(field.value)
  useEffect(() => {
    if (!isTaken) onGone()
  }, [isTaken, onGone])
  return (
    <SelectSearch
      label="Purpose code"
      placeholder="Search by code or meaning"
      help={`What the payment is for, as reported to banks and authorities${ageOf(corridor)}`}
      options={options.filter(({ value }) => taken.includes(value))}
      {...field}
    />
  )
}

const options = Object.entries(purposeCodes).map(([value, meaning]) => ({
  value,
  label: `${value} ${meaning}`,
}))

const ageOf = (corridor: { is_old: boolean; as_of: string | null } | undefined): string =>
  corridor?.is_old && corridor.as_of
    ? `. The list is of ${formatDay(corridor.as_of)}: the payments provider does not answer now`
    : ''
