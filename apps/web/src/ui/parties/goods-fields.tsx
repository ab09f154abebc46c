import type { NeededDetail } from '@tradelane/contract/shipments/missing-details'
import { Select } from '../forms/select.tsx'
import { TextArea, TextInput } from '../forms/text-input.tsx'
import { type DetailsForm, Missing } from './party-fields.tsx'
import { incotermOptions } from './party-words.ts'
import { TermsLink } from './terms-link.tsx'

type GoodsFieldsProps = { form: DetailsForm; missing: readonly NeededDetail[]; isOffice: boolean }

export function GoodsFields({ form, missing, isOffice }: GoodsFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">Goods</legend>
      <TextArea
        label="Description"
        help={missing.includes('goods_description') ? <Missing /> : undefined}
        error={errors.goods_description?.message}
        {...register('goods_description')}
      />
      <div className="grid gap-4 @min-[28rem]:grid-cols-2 @min-[48rem]:grid-cols-3">
        <Select
          label="Incoterm"
          help={
            <>
              {missing.includes('incoterm') && <Missing />} {!isOffice && <TermsLink />}
            </>
          }
          placeholder="Not agreed yet"
          options={incotermOptions}
          error={errors.incoterm?.message}
          {...register('incoterm', { setValueAs: (code: string) => code || null })}
        />
        <TextInput
          label={isOffice ? 'Customer’s reference' : 'Your reference'}
          isOptional
          help="An order or an invoice. You can give it later."
          error={errors.customer_reference?.message}
          {...register('customer_reference')}
        />
        <TextInput
          label="HS codes"
          isOptional={!missing.includes('hs_codes')}
          help={
            missing.includes('hs_codes') ? (
              <Missing who="Customs" />
            ) : (
              '6 to 10 digits each, with commas between them. You can give them later.'
            )
          }
          error={codesError(errors.hs_codes)}
          {...register('hs_codes', { setValueAs: codesOf })}
        />
      </div>
      <PackageFields form={form} />
    </fieldset>
  )
}

/** What the carrier prints beside the goods. */
function PackageFields({ form: { register, formState } }: Pick<GoodsFieldsProps, 'form'>) {
  const { errors } = formState
  return (
    <div className="grid gap-4 @min-[28rem]:grid-cols-2 @min-[48rem]:grid-cols-3">
      <TextInput
        label="Place behind the Incoterm"
        isOptional
        error={errors.named_place?.message}
        {...register('named_place')}
      />
      <TextInput
        label="Packages"
        isOptional
        help="How many of which kind: 75 cartons."
        error={errors.packages?.message}
        {...register('packages')}
      />
      <TextArea
        label="Marks on the packages"
        isOptional
        error={errors.marks?.message}
        {...register('marks')}
      />
    </div>
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
