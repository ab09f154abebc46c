import { useMutation } from '@tanstack/react-query'
import { links } from '@tradelane/contract/links/calls'
import { useState } from 'react'
import { api } from '../../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { useFormFocus } from '../../../../ui/forms/use-form-focus.ts'
import type { OpenedLink } from '../../../../ui/links/open-link.tsx'
import { InvoiceCards } from './invoice-cards.tsx'

type ConfirmFormProps = {
  token: string
  /** The supplier. */
  company: string
  opened: OpenedLink
  onDone: (message: string) => void
  onDead: () => void
}

type Answer = 'confirm' | 'dispute'
const choices = [
  {
    value: 'confirm',
    label: 'Yes, the invoice is right',
    help: 'We owe what is to be paid, and will pay it on the due date to the account above.',
  },
  { value: 'dispute', label: 'No, it is not right', help: 'Your supplier reads your comment.' },
] as const

type Given = { answer: Answer | undefined; name: string; comment: string }

function useSendAnswer({ token, opened, onDone, onDead }: ConfirmFormProps) {
  return useMutation({
    mutationFn: ({ answer, name, comment }: Given) => {
      const fields = { ...(answer && { answer }), name, ...(comment.trim() && { comment }) }
      return api(links.complete, { body: { token, session: opened.session, fields } })
    },
    onSuccess: ({ message }) => onDone(message),
    onError: (error) => isDeadLink(error) && onDead(),
  })
}

/** Amount and due date, and the buyer's answer. */
export function ConfirmForm(props: ConfirmFormProps) {
  const [answer, setAnswer] = useState<Answer>()
  const [name, setName] = useState('')
  const [comment, setComment] = useState('')
  const sending = useSendAnswer(props)
  const focus = useFormFocus(sending.error)
  const faults = sending.error instanceof ApiError ? sending.error.fields : {}
  const isElsewhere = sending.error && !isDeadLink(sending.error) && Object.keys(faults).length === 0
  return (
    <form
      {...focus}
      noValidate
      aria-label="The invoice and your answer"
      className="grid gap-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate({ answer, name, comment })
      }}
    >
      <InvoiceCards token={props.token} opened={props.opened} company={props.company} />
      <RadioGroup
        label="Is it right?"
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
      <TextArea
        label={answer === 'dispute' ? 'What is not right' : 'Comment'}
        isOptional={answer !== 'dispute'}
        maxLength={400}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        error={faults.comment}
      />
      {isElsewhere && <Problem error={sending.error} />}
      <Button
        type="submit"
        tone="main"
        size="lg"
        isBusy={sending.isPending}
        busyText="Sending…"
        className="sm:justify-self-start"
      >
        Send the answer
      </Button>
    </form>
  )
}

const Problem = ({ error }: { error: Error }) => (
  <Banner tone="lost" isAlert>
    {messageOf(error)}
  </Banner>
)
