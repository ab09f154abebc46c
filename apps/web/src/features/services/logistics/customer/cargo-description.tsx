import { namesCharcoal } from '@tradelane/contract/dangerous-goods/charcoal'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { charcoalAsked } from './cargo-dangerous-of.ts'
import type { CargoForm } from './cargo-form.ts'

/** What the goods are, for the booking; charcoal under another name is asked about before the price. */
export function CargoDescription() {
  const { register, watch, formState } = useFormContext<CargoForm>()
  const form = watch()
  const isAsked =
    namesCharcoal(form.goods_description) &&
    'goods_description' in charcoalAsked({ ...form, not_charcoal: false })
  return (
    <>
      <TextInput
        label="What the goods are"
        isOptional
        help="As on the invoice. You can change it with the booking."
        error={formState.errors.goods_description?.message}
        {...register('goods_description', { deps: ['not_charcoal'] })}
      />
      {isAsked && (
        <Checkbox
          label="These goods are not charcoal"
          help="By sea, charcoal is always dangerous goods (UN 1361): no test exempts it. Otherwise tick “Dangerous goods” below and declare it."
          {...register('not_charcoal', { deps: ['goods_description'] })}
        />
      )}
    </>
  )
}
