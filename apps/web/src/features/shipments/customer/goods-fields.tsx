import { Select } from '../../../ui/select.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { incotermOptions } from '../parts/party-words.ts'
import type { DetailsForm } from './party-fields.tsx'

export function GoodsFields({ form }: { form: DetailsForm }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">Goods</legend>
      <TextArea
        label="Description"
        isOptional
        error={errors.goods_description?.message}
        {...register('goods_description')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Incoterm"
          isOptional
          placeholder="Not agreed yet"
          options={incotermOptions}
          error={errors.incoterm?.message}
          {...register('incoterm', { setValueAs: (code: string) => code || null })}
        />
        <TextInput
          label="Your reference"
          isOptional
          help="An order or an invoice"
          error={errors.customer_reference?.message}
          {...register('customer_reference')}
        />
        <TextInput
          label="HS codes"
          isOptional
          help="6 to 10 digits each, with commas between them"
          error={codesError(errors.hs_codes)}
          {...register('hs_codes', { setValueAs: codesOf })}
        />
      </div>
    </fieldset>
  )
}

/** The field shows text; the form's value is the list of codes. */
const codesOf = (text: string | string[]): string[] =>
  String(text)
    .split(/[,;\s]+/)
    .filter((code) => code !== '')

type CodesError = { message?: string | undefined } | readonly ({ message?: string | undefined } | undefined)[]

/** Of the list, or of the first code that is wrong. */
function codesError(error: CodesError | undefined): string | undefined {
  if (!error) return undefined
  return 'message' in error ? error.message : Object.values(error).find((one) => one?.message)?.message
}
