import { useMutation } from '@tanstack/react-query'
import { links } from '@tradelane/contract/links/calls'
import { useState } from 'react'
import { formatDay, today } from '../../../lib/format/format-date.ts'
import { api } from '../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { isDeadLink } from '../../../lib/queries/links.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import type { OpenedLink } from '../../../ui/open-link.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { DateInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useFormFocus } from '../../../ui/use-form-focus.ts'

type DayFormProps = {
  token: string
  opened: OpenedLink
  onDone: (message: string) => void
  onDead: () => void
}

const other = 'other'

/** What is inspected, the days that are proposed, and who receives the inspector. */
export function DayForm(props: DayFormProps) {
  const { opened } = props
  const { proposed_days = '', last_day = '', ...known } = opened.fields
  const days = proposed_days.split(' ').filter((day) => day >= today())
  const [chosen, setChosen] = useState<string | undefined>(days.length === 0 ? other : undefined)
  const [given, setGiven] = useState({ otherDay: '', ...firstOf(known) })
  const sending = useSendDay(props)
  const focus = useFormFocus(sending.error)
  const faults = sending.error instanceof ApiError ? sending.error.fields : {}
  const isElsewhere = sending.error && !isDeadLink(sending.error) && Object.keys(faults).length === 0
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value })
  return (
    <form
      {...focus}
      noValidate
      aria-label="Your answer"
      className="grid gap-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate({ ...given, day: chosen === other ? given.otherDay : (chosen ?? '') })
      }}
    >
      <Card title="The inspection">
        <DefinitionList facts={opened.facts} />
      </Card>
      <RadioGroup
        label="Which day suits you?"
        choices={[
          ...days.map((day) => ({ value: day, label: formatDay(day) })),
          { value: other, label: 'Another day', help: `Until ${formatDay(last_day)}` },
        ]}
        chosen={chosen}
        onChoose={setChosen}
        error={chosen === other ? undefined : faults.day}
      />
      {chosen === other && (
        <DateInput
          label="The day that you propose"
          min={today()}
          max={last_day}
          value={given.otherDay}
          onChange={set('otherDay')}
          error={faults.day}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label="Who receives the inspector"
          autoComplete="name"
          maxLength={100}
          value={given.receiver_name}
          onChange={set('receiver_name')}
          error={faults.receiver_name}
        />
        <TextInput
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          value={given.receiver_phone}
          onChange={set('receiver_phone')}
          error={faults.receiver_phone}
        />
      </div>
      <TextInput
        label="Address of the inspection"
        autoComplete="street-address"
        maxLength={300}
        value={given.address}
        onChange={set('address')}
        error={faults.address}
      />
      <TextArea
        label="Comment"
        isOptional
        rows={2}
        maxLength={500}
        value={given.comment}
        onChange={set('comment')}
        error={faults.comment}
      />
      {isElsewhere && (
        <Banner tone="lost" isAlert>
          {messageOf(sending.error)}
        </Banner>
      )}
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

const firstOf = ({ receiver_name = '', receiver_phone = '', address = '' }: OpenedLink['fields']) => ({
  ...{ receiver_name, receiver_phone, address },
  comment: '',
})

type Given = ReturnType<typeof firstOf> & { day: string; otherDay: string }

function useSendDay({ token, opened: { session }, onDone, onDead }: DayFormProps) {
  return useMutation({
    mutationFn: ({ comment, otherDay: _isInDay, day, ...answer }: Given) => {
      const fields = { ...answer, ...(day && { day }), ...(comment.trim() && { comment: comment.trim() }) }
      return api(links.complete, { body: { token, session, fields } })
    },
    onSuccess: ({ message }) => onDone(message),
    onError: (error) => isDeadLink(error) && onDead(),
  })
}
