import { collectionNote } from '@tradelane/contract/invoice-factoring/collections-calls'
import { useState } from 'react'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { DateInput, TextArea } from '../../../../ui/forms/text-input.tsx'
import { useSending } from '../../../../ui/forms/use-sending.ts'
import { type Collection, useNoteCollection } from '../parts/collection-queries.ts'

type Noted = Pick<Collection, 'invoice_factoring_id' | 'funding_number' | 'company_name'> &
  Partial<Pick<Collection, 'contact_person_name' | 'phone_number' | 'email'>>

/** What the buyer has said, and when to ask again. */
export function CollectionNoteDialog({ about, onClose }: { about: Noted; onClose: () => void }) {
  const { invoice_factoring_id, funding_number, company_name } = about
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [nextContact, setNextContact] = useState('')
  const noting = useNoteCollection()
  const sending = useSending(
    () =>
      noting.mutateAsync({
        invoice_factoring_id,
        text,
        ...(nextContact !== '' && { next_contact_on: nextContact }),
      }),
    { onDone: onClose },
  )
  const problem = collectionNote.safeParse(text).error?.issues[0]?.message
  const { fields: refused, message } = useRefusal(sending.error, { text, next_contact_on: nextContact })
  const contact = [about.contact_person_name, about.phone_number, about.email].filter(Boolean).join(', ')
  return (
    <FormDialog
      title={`Note on ${funding_number}`}
      lead={`Only the back office reads it. ${company_name}${contact && `: ${contact}`}`}
      onClose={onClose}
      onSubmit={() => {
        setIsChecked(true)
        if (problem === undefined) sending.mutate(undefined)
      }}
      submitText="Add note"
      busyText="Adding…"
      isBusy={sending.isPending}
    >
      <div className="grid gap-4">
        <TextArea
          label="Note"
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={(isChecked && problem) || refused.text}
        />
        <DateInput
          label="Next contact"
          isOptional
          value={nextContact}
          onChange={({ target }) => setNextContact(target.value)}
          error={refused.next_contact_on}
        />
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
