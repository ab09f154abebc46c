import { links } from '@tradelane/contract/links/calls'
import { useState } from 'react'
import { api } from '../../../../lib/net/api.ts'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { AnswerForm } from '../../../../ui/links/answer-form.tsx'
import { useLinkAnswer } from '../../../../ui/links/use-link-answer.ts'
import type { OpenedEscrow } from './seller-queries.ts'

type AgreeFormProps = { opened: OpenedEscrow; onDone: (message: string) => void; onEnded: () => void }
type Answer = 'agree' | 'decline'

const choices = [
  {
    value: 'agree',
    label: 'I agree to the terms',
    help: 'You can then present your documents with this link.',
  },
  {
    value: 'decline',
    label: 'I decline',
    help: 'The buyer reads your reason and can take the money back.',
  },
] as const

/** The seller's answer, in its own name. */
export function AgreeForm({ opened, onDone, onEnded }: AgreeFormProps) {
  const [answer, setAnswer] = useState<Answer>()
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const sending = useLinkAnswer({
    send: () => {
      const fields = { ...(answer && { answer }), name, ...(answer === 'decline' && { reason }) }
      return api(links.complete, { body: { ...opened, fields } })
    },
    onDone: ({ message }) => onDone(message),
    onClosed: onEnded,
    values: { answer, name, reason },
    isBelow: true,
  })
  const { faults } = sending
  return (
    <AnswerForm label="Your answer" answer={sending} onSend={() => sending.send()}>
      <RadioGroup
        label="Do you agree?"
        choices={choices}
        chosen={answer}
        onChoose={setAnswer}
        error={faults.answer}
      />
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={faults.name}
      />
      {answer === 'decline' && (
        <TextArea
          label="Reason"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={faults.reason}
        />
      )}
    </AnswerForm>
  )
}
