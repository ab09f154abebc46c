import { type DutyStatus, dutyStatuses, dutyStatusNames } from '@tradelane/contract/landed-cost/parts'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import { useBankCountryOptions } from '../../../../ui/forms/use-country-options.ts'
import type { DutyRateValues } from './duty-rate-values.ts'

const union = { value: 'EU', label: 'European Union, all members' }

const statusOptions = dutyStatuses.map((value) => ({ value, label: dutyStatusNames[value] }))

const days = [
  ['as_of', 'As of', false],
  ['valid_from', 'In force from', true],
  ['valid_to', 'In force to', true],
  ['next_revision_on', 'Next revision', true],
] as const

type DutyRateFieldsProps = {
  values: DutyRateValues
  problems: Readonly<Record<string, string | undefined>>
  /** What a line is of does not change with its version. */
  isNew: boolean
  onChange: (changed: Partial<DutyRateValues>) => void
}

export function DutyRateFields({ values, problems, isNew, onChange }: DutyRateFieldsProps) {
  const text = (name: TextName, label: string, more: TextMore = {}) => (
    <Text {...{ name, label, values, problems, onChange, ...more }} />
  )
  return (
    <>
      {isNew && <GoodsFields values={values} problems={problems} onChange={onChange} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Percentage"
          isOptional
          unit="%"
          decimals={3}
          value={values.percent}
          onChange={(percent) => onChange({ percent })}
          error={problems.percent}
        />
        {text('specific', 'In words', {
          help: 'Where a value is not enough: 3 EUR a kg',
          isOptional: true,
        })}
        <Select
          label="Status"
          options={statusOptions}
          value={values.status}
          onChange={({ target }) => onChange({ status: target.value as DutyStatus })}
        />
        {days.map(([name, label, isOptional]) => (
          <DateInput
            key={name}
            label={label}
            isOptional={isOptional}
            value={values[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            error={problems[name]}
          />
        ))}
        {text('note', 'Note', { isOptional: true })}
      </div>
      {text('source', 'Source')}
    </>
  )
}

/** What a line is of. */
function GoodsFields({ values, problems, onChange }: Omit<DutyRateFieldsProps, 'isNew'>) {
  const origins = useBankCountryOptions()
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Text
        {...{ values, problems, onChange }}
        name="hs_prefix"
        label="First digits"
        help="2, 4 or 6: 6302.60. Empty: all goods."
        isOptional
      />
      <SelectSearch
        label="Destination"
        placeholder="Select a country"
        options={[union, ...origins]}
        value={values.destination}
        onChange={(destination) => onChange({ destination })}
        error={problems.destination}
      />
      <SelectSearch
        label="Origin"
        isOptional
        placeholder="All origins"
        options={origins}
        value={values.origin}
        onChange={(origin) => onChange({ origin })}
        error={problems.origin}
      />
    </div>
  )
}

type TextName = Exclude<keyof DutyRateValues, 'status'>
type TextMore = { help?: string; isOptional?: boolean }
type TextProps = Omit<DutyRateFieldsProps, 'isNew'> & TextMore & { name: TextName; label: string }

const Text = ({ name, values, problems, onChange, ...look }: TextProps) => (
  <TextInput
    {...look}
    value={values[name]}
    onChange={({ target }) => onChange({ [name]: target.value })}
    error={problems[name]}
  />
)
