import {
  differenceReason,
  type WireDifference,
  type WireEntrySet,
} from '@tradelane/contract/reconciliation/calls'
import { useRef, useState } from 'react'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { headOf } from './difference-words.ts'
import { type Explanation, useCloseDifference } from './reconciliation-queries.ts'
import { sayOvertaken } from './say-overtaken.ts'
import { Searched } from './searched.tsx'
import { SetChoice } from './set-choice.tsx'

type CloseFormProps = { difference: WireDifference; explanation: Explanation; onClose: () => void }

/** Closes a difference with a reason, and with one of the sets that explain it or without. */
export function CloseForm({ difference, explanation, onClose }: CloseFormProps) {
  const { difference_id, version } = difference
  const [chosen, setChosen] = useState<WireEntrySet>()
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const close = useCloseDifference()
  const entries = chosen?.entries.map(({ entry_id }) => entry_id) ?? []
  const body = { difference_id, version, reason, entries }
  const sending = useSending(() => close.mutateAsync(body).catch(sayOvertaken), { onDone: onClose })
  const problem = differenceReason.safeParse(reason).error?.issues[0]?.message
  const refusal = useRefusal(sending.error, { reason, entries: entries.join(' ') })
  const submit = () => {
    setIsChecked(true)
    if (problem === undefined) sending.mutate(undefined)
    else field.current?.focus()
  }
  return (
    <FormDialog
      {...headOf(difference)}
      size="md"
      onClose={onClose}
      onSubmit={submit}
      submitText="Close the difference"
      busyText="Closing"
      isBusy={sending.isPending}
    >
      <div className="grid gap-4">
        <Searched explanation={explanation} />
        {explanation.sets.length > 0 && (
          <SetChoice
            difference={difference}
            sets={explanation.sets}
            chosen={chosen}
            onChoose={setChosen}
            error={refusal.fields.entries}
          />
        )}
        <TextArea
          ref={field}
          label="Reason"
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={(isChecked && problem) || refusal.fields.reason}
        />
        <p className="text-ink-2">Closing moves no money and books nothing.</p>
        {refusal.message && (
          <Banner tone="lost" isAlert>
            {refusal.message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
