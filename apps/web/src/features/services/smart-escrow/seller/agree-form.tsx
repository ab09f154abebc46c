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
import type { OpenedEscrow } from './queries.ts'

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

type Given = { answer: Answer | undefined; name: string; reason: string }

const useSendAnswer = ({ opened, onDone, onEnded }: AgreeFormProps) =>
  useMutation({
    mutationFn: ({ answer, name, reason }: Given) => {
      const fields = { ...(answer && { answer }), name, ...(answer === 'decline' && { reason }) }
      return api(links.complete, { body: { ...opened, fields } })
    },
    onSuccess: ({ message }) => onDone(message),
    onError: (error) => isDeadLink(error) && onEnded(),
  })

/** The seller's answer, in its own name. */
export function AgreeForm(props: AgreeFormProps) {
  const [answer, setAnswer] = useState<Answer>()
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const sending = useSendAnswer(props)
  const focus = useFormFocus(sending.error)
  const faults = sending.error instanceof ApiError ? sending.error.fields : {}
  const isElsewhere = sending.error && !isDeadLink(sending.error) && Object.keys(faults).length === 0
  return (
    <form
      {...focus}
      noValidate
      aria-label="Your answer"
      className="grid gap-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate({ answer, name, reason })
      }}
    >
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
