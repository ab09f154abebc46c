import { links } from '@tradelane/contract/links/calls'
import { useState } from 'react'
import { api } from '../../../../lib/net/api.ts'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { AnswerForm } from '../../../../ui/links/answer-form.tsx'
import type { LinkWork } from '../../../../ui/links/link-page.tsx'
import { useLinkAnswer } from '../../../../ui/links/use-link-answer.ts'
import { InvoiceCards } from './invoice-cards.tsx'

type Answer = 'confirm' | 'dispute'
const choices = [
  {
    value: 'confirm',
    label: 'Yes, the invoice is right',
    help: 'We owe what is to be paid, and will pay it on the due date to the account above.',
  },
  { value: 'dispute', label: 'No, it is not right', help: 'Your supplier reads your comment.' },
] as const

type AnswerFields = { answer: Answer | undefined; name: string; comment: string }

/** Amount and due date, and the buyer's answer. */
export function ConfirmForm({ token, link, opened, onDone, onClosed }: LinkWork) {
  const [given, setGiven] = useState<AnswerFields>({ answer: undefined, name: '', comment: '' })
  const set = (changed: Partial<AnswerFields>) => setGiven((before) => ({ ...before, ...changed }))
  const { answer, name, comment } = given
  const sending = useLinkAnswer({
    send: () => {
      const fields = { ...(answer && { answer }), name, ...(comment.trim() && { comment }) }
      return api(links.complete, { body: { token, session: opened.session, fields } })
    },
    onDone: ({ message }) => onDone(message),
    onClosed,
    values: given,
  })
  const { faults } = sending
  return (
    <AnswerForm label="The invoice and your answer" answer={sending} onSend={() => sending.send()}>
      <InvoiceCards token={token} opened={opened} company={link.company_name} />
      <RadioGroup
        label="Is it right?"
        choices={choices}
        chosen={answer}
        onChoose={(chosen) => set({ answer: chosen })}
        error={faults.answer}
      />
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={({ target }) => set({ name: target.value })}
        error={faults.name}
      />
      <TextArea
        label={answer === 'dispute' ? 'What is not right' : 'Comment'}
        isOptional={answer !== 'dispute'}
        maxLength={400}
        value={comment}
        onChange={({ target }) => set({ comment: target.value })}
        error={faults.comment}
      />
    </AnswerForm>
  )
}
