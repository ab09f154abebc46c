import { sellersAmendmentActions } from '@tradelane/contract/smart-escrow/actions'
import { sellersAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import { useState } from 'react'
import { api } from '../../../../lib/net/api.ts'
import { linkFileQuery } from '../../../../lib/queries/documents.ts'
import { FileDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { AnswerForm } from '../../../../ui/links/answer-form.tsx'
import { useLinkAnswer } from '../../../../ui/links/use-link-answer.ts'
import { AllowedAction } from '../../../../ui/records/record-action.tsx'
import { AmendmentsCard } from '../parts/amendments-card.tsx'
import type { OpenedEscrow, SellersEscrow } from './seller-queries.ts'

type SellersAmendmentsProps = {
  escrow: SellersEscrow
  opened: OpenedEscrow
  /** With what the answer has said. */
  onDone: (message: string) => void
  onEnded: () => void
}

/** What the buyer proposes to change, with the seller's answer. */
export function SellersAmendments({ escrow, ...answering }: SellersAmendmentsProps) {
  const [shown, setShown] = useState<{ key: string; title: string }>()
  return (
    <>
      <AmendmentsCard
        amendments={escrow.amendments}
        actsOn={({ state, amendment_id }) => (
          <AllowedAction action={sellersAmendmentActions.answer} record={{ state }}>
            {() => <ChangeAnswer amendmentId={amendment_id} {...answering} />}
          </AllowedAction>
        )}
        onView={(_amendment, { item_id, after }) =>
          setShown({ key: item_id ?? '', title: after ?? 'Added document' })
        }
      />
      {shown && (
        <FileDialog
          query={linkFileQuery(answering.opened, shown.key)}
          title={shown.title}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

const choices = [
  {
    value: 'agree',
    label: 'I agree to the change',
    help: 'The escrow changes at once.',
  },
  {
    value: 'decline',
    label: 'I decline the change',
    help: 'The escrow goes on as it is.',
  },
] as const

type ChangeAnswerProps = Omit<SellersAmendmentsProps, 'escrow'> & { amendmentId: string }
type AnswerFields = { answer: 'agree' | 'decline' | undefined; name: string; reason: string }
type Body = Parameters<typeof api<typeof sellersAmendments.answer>>[1]['body']

function ChangeAnswer({ opened, amendmentId, onDone, onEnded }: ChangeAnswerProps) {
  const [given, setGiven] = useState<AnswerFields>({ answer: undefined, name: '', reason: '' })
  const set = (changed: Partial<AnswerFields>) => setGiven((before) => ({ ...before, ...changed }))
  const sending = useLinkAnswer({
    send: () => {
      const { answer, name, reason } = given
      const said = { ...(answer && { answer }), name, ...(answer === 'decline' && { reason }) }
      const body = { ...opened, amendment_id: amendmentId, ...said } as Body
      return api(sellersAmendments.answer, { body })
    },
    onDone: ({ message }) => onDone(message ?? 'Your answer has been sent.'),
    onClosed: onEnded,
    values: given,
    isBelow: true,
  })
  const { faults } = sending
  return (
    <AnswerForm label="Answer to the change" answer={sending} onSend={() => sending.send()}>
      <RadioGroup
        label="Do you agree to the change?"
        choices={choices}
        chosen={given.answer}
        onChoose={(answer) => set({ answer })}
        error={faults.answer}
      />
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={100}
        value={given.name}
        onChange={({ target }) => set({ name: target.value })}
        error={faults.name}
      />
      {given.answer === 'decline' && (
        <TextArea
          label="Reason"
          maxLength={500}
          value={given.reason}
          onChange={({ target }) => set({ reason: target.value })}
          error={faults.reason}
        />
      )}
    </AnswerForm>
  )
}
