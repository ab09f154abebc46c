import { type AskedDetails, asksCharcoal, detailsFaults } from '@tradelane/contract/shipments/asked-details'
import type { NeededDetail } from '@tradelane/contract/shipments/missing-details'
import { Checkbox } from '../forms/checkbox.tsx'
import { TextInput } from '../forms/text-input.tsx'
import { type DetailsForm, Missing } from './party-fields.tsx'

type CharcoalFieldsProps = { form: DetailsForm; missing: readonly NeededDetail[]; asked: AskedDetails }

/** An empty field is one that is not known yet. */
const orNull = (text: string | number | null | undefined) => (text === '' || text === undefined ? null : text)
/** With a decimal point or comma. */
const degrees = (text: string | number | null | undefined) =>
  orNull(typeof text === 'string' ? text.trim().replace(',', '.') : text)

/** The days and temperatures that the declaration of UN 1361 has. */
export function CharcoalFields({ form, missing, asked }: CharcoalFieldsProps) {
  const { register, formState } = form
  if (!asksCharcoal(asked)) return <NotCharcoal form={form} asked={asked} />
  const errors = formState.errors.charcoal
  const noteOf = (field: NeededDetail) => (missing.includes(field) ? <Missing /> : undefined)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">Charcoal (UN 1361)</legend>
      <div className="grid items-start gap-4 @min-[28rem]:grid-cols-2 @min-[64rem]:grid-cols-4">
        <TextInput
          label="Produced on"
          type="date"
          help={noteOf('charcoal.produced_on')}
          error={errors?.produced_on?.message}
          {...register('charcoal.produced_on', { setValueAs: orNull })}
        />
        <TextInput
          label="Packed on"
          type="date"
          help={noteOf('charcoal.packed_on')}
          error={errors?.packed_on?.message}
          {...register('charcoal.packed_on', { setValueAs: orNull })}
        />
        <TextInput
          label="Charcoal when packed (°C)"
          inputMode="decimal"
          help={noteOf('charcoal.material_temperature_c')}
          error={errors?.material_temperature_c?.message}
          {...register('charcoal.material_temperature_c', { setValueAs: degrees })}
        />
        <TextInput
          label="Air when packed (°C)"
          inputMode="decimal"
          help={noteOf('charcoal.ambient_temperature_c')}
          error={errors?.ambient_temperature_c?.message}
          {...register('charcoal.ambient_temperature_c', { setValueAs: degrees })}
        />
      </div>
      <Checkbox
        label="Treated with steam or inert gas"
        help="Otherwise it lies open for two weeks between production and packing."
        {...register('charcoal.treated')}
      />
    </fieldset>
  )
}

/** Where the description may mean charcoal and none was declared. */
function NotCharcoal({ form, asked }: Omit<CharcoalFieldsProps, 'missing'>) {
  const details = form.watch()
  const isAsked = 'goods_description' in detailsFaults({ ...details, not_charcoal: false }, asked)
  if (!isAsked) return null
  return (
    <Checkbox
      label="These goods are not charcoal"
      help="By sea, charcoal is always dangerous goods (UN 1361): it is declared with the search, before the price."
      {...form.register('not_charcoal', { deps: ['goods_description'] })}
    />
  )
}
