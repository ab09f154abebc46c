import {
  rateCards,
  savedRateCard,
  unusedTerms,
  type WireRateCard,
} from '@tradelane/contract/logistics/rate-cards'
import type { ComponentProps } from 'react'
import { productSaver } from '../../../../lib/format/product-saver.ts'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { SavingTrouble, type Since, useOpened } from '../../../../ui/forms/saved-since.tsx'
import { StaffFields } from '../../../../ui/forms/staff-fields.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { DollarField } from './dollar-field.tsx'
import { useSaveRateCard } from './rate-card-queries.ts'
import { modelCardText, modeWords, priceTerms, type Term, termWords, wholeTerms } from './rate-card-words.ts'

/** Sends the version that it was opened with, so that another person's newer version is not overwritten unseen. */
export function RateCardForm({ newest }: { newest: WireRateCard }) {
  const [edited, since] = useOpened(newest)
  return <EditForm key={edited.version} edited={edited} since={since} />
}

function EditForm({ edited, since }: { edited: WireRateCard; since: Since | undefined }) {
  const { mode, currency, saved_by, saved_at, ...editable } = edited
  const form = useContractForm(savedRateCard, editable)
  const { register, control, formState } = form
  const saving = useSaveRateCard()
  const modeText = modeWords[mode]
  const words = termWords(modeText)
  const isUsed = (term: Term) => !unusedTerms[mode].includes(term)
  const save = form.handleSubmit(async () => {
    const body = form.getValues()
    try {
      const { message } = await saving.mutateAsync(body)
      form.reset(body)
      toast.success(message)
    } catch (error) {
      showRefusedFields(form, error)
    }
  })
  return (
    <Card title="Terms">
      <LeaveGuard isDirty={formState.isDirty} />
      <form noValidate onSubmit={save} className="grid gap-5">
        <StaffFields call={rateCards.save}>
          <CarrierField {...register('carrier')} error={formState.errors.carrier?.message} />
          {modeText.counted && <p className="text-ink-2">{modeText.counted}</p>}
          {modeText.elsewhere && <p className="text-ink-2">{modeText.elsewhere}</p>}
          {saved_by === productSaver && <p className="text-ink-2">{modelCardText}</p>}
          <div className="grid gap-5 sm:grid-cols-2">
            {priceTerms.filter(isUsed).map((term) => (
              <DollarField key={term} control={control} name={term} {...words[term]} />
            ))}
            {wholeTerms.filter(isUsed).map((term) => (
              <TextInput
                key={term}
                inputMode="numeric"
                autoComplete="off"
                label={words[term].label}
                help={words[term].help}
                error={formState.errors[term]?.message}
                {...register(term, { setValueAs: wholeOf })}
              />
            ))}
          </div>
          <Checkbox
            label="Offered to customers"
            help="A carrier that is not offered keeps its rate card, but does not appear in searches."
            error={formState.errors.is_offered?.message}
            {...register('is_offered')}
          />
          <SavingTrouble since={since} form={formState} saving={saving} />
          <div className="flex justify-end">
            <Button type="submit" tone="main" isBusy={saving.isPending} busyText="Saving…">
              Save version {edited.version + 1}
            </Button>
          </div>
        </StaffFields>
      </form>
    </Card>
  )
}

const CarrierField = (props: Omit<ComponentProps<typeof TextInput>, 'label'>) => (
  <TextInput label="Carrier" help="The vendor of this name. A new name adds a vendor." {...props} />
)

/** An empty field is no zero. */
const wholeOf = (text: unknown): number => (text === '' ? Number.NaN : Number(text))
