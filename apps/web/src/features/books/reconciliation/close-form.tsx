import { differenceReason, type WireDifference } from '@tradelane/contract/reconciliation/calls'
import { useRef, useState } from 'react'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { headOf, setKey } from './difference-words.ts'
import { type Explanation, useCloseDifference } from './reconciliation-queries.ts'
import { sayOvertaken } from './say-overtaken.ts'
import { Searched } from './searched.tsx'
import { noSet, SetChoice } from './set-choice.tsx'

type CloseFormProps = { difference: WireDifference; explanation: Explanation; onClose: () => void }

const unchosen = 'Choose what explains it, or “None of these entries”'

/** Closes a difference with a reason, and with one of the sets that explain it or without. */
export function CloseForm({ difference, explanation, onClose }: CloseFormProps) {
  const { difference_id, version } = difference
  const [chosen, setChosen] = useState<string>()
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const choices = useRef<HTMLFieldSetElement>(null)
  const close = useCloseDifference()
  const { sets } = explanation
  // A search that was asked again may have others.
  const choice = sets.length === 0 ? noSet : [...sets.map(setKey), noSet].find((key) => key === chosen)
  const entries = sets.find((set) => setKey(set) === choice)?.entries.map(({ entry_id }) => entry_id) ?? []
  const body = { difference_id, version, reason, entries }
  const sending = useSending(() => close.mutateAsync(body).catch(sayOvertaken), { onDone: onClose })
  const problem = differenceReason.safeParse(reason).error?.issues[0]?.message
  const refusal = useRefusal(sending.error, { reason, entries: entries.join(' ') })
  const submit = () => {
    setIsChecked(true)
    if (choice === undefined) choices.current?.querySelector('input')?.focus()
    else if (problem !== undefined) field.current?.focus()
    else sending.mutate(undefined)
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
        <Searched difference={difference} explanation={explanation} />
        {sets.length > 0 && (
          <SetChoice
            ref={choices}
            {...{ difference, sets, chosen: choice, onChoose: setChosen }}
            error={(isChecked && choice === undefined && unchosen) || refusal.fields.entries}
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
