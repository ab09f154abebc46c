import { links } from '@tradelane/contract/links/calls'
import { useState } from 'react'
import { formatDay, formatWeekday, today } from '../../../../lib/format/format-date.ts'
import { api } from '../../../../lib/net/api.ts'
import { Card } from '../../../../ui/card.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { DateInput, TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { AnswerForm } from '../../../../ui/links/answer-form.tsx'
import type { LinkWork } from '../../../../ui/links/link-page.tsx'
import type { OpenedLink } from '../../../../ui/links/open-link.tsx'
import { useLinkAnswer } from '../../../../ui/links/use-link-answer.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'

const other = 'other'

/** What is inspected, the days that are proposed, and who receives the inspector. */
export function DayForm({ token, opened, onDone, onClosed }: LinkWork) {
  const { proposed_days = '', last_day = '', ...known } = opened.fields
  const days = proposed_days.split(' ').filter((day) => day >= today())
  const [given, setGiven] = useState<DayAnswer>({ ...firstOf(known), chosen: days.length === 0 ? other : '' })
  const sending = useLinkAnswer({
    send: () => api(links.complete, { body: { token, session: opened.session, fields: fieldsOf(given) } }),
    onDone: ({ message }) => onDone(message),
    onClosed,
    values: fieldsOf(given),
  })
  const { faults } = sending
  const part = { given, faults, change: (changes: Partial<DayAnswer>) => setGiven({ ...given, ...changes }) }
  return (
    <AnswerForm label="Your answer" answer={sending} onSend={() => sending.send()}>
      <Card title="The inspection">
        <DefinitionList facts={opened.facts} />
      </Card>
      <DayFields {...part} days={days} lastDay={last_day} />
      <ReceiverFields {...part} />
    </AnswerForm>
  )
}

type DayAnswer = ReturnType<typeof firstOf> & {
  /** A proposed day, or `other`. */
  chosen: string
}
type PartProps = {
  given: DayAnswer
  faults: Readonly<Record<string, string>>
  change: (changes: Partial<DayAnswer>) => void
}

function DayFields({
  given,
  faults,
  change,
  days,
  lastDay,
}: PartProps & { days: string[]; lastDay: string }) {
  const isOther = given.chosen === other
  return (
    <>
      <RadioGroup
        label="Which day suits you?"
        choices={[
          ...days.map((day) => ({ value: day, label: formatWeekday(day) })),
          { value: other, label: 'Another day', help: `Until ${formatDay(lastDay)}` },
        ]}
        chosen={given.chosen || undefined}
        onChoose={(chosen) => change({ chosen })}
        error={isOther ? undefined : faults.day}
      />
      {isOther && (
        <DateInput
          label="The day that you propose"
          min={today()}
          max={lastDay}
          value={given.otherDay}
          onChange={({ target }) => change({ otherDay: target.value })}
          error={faults.day}
        />
      )}
    </>
  )
}

function ReceiverFields({ given, faults, change }: PartProps) {
  const field = (name: 'receiver_name' | 'receiver_phone' | 'address' | 'comment') => ({
    value: given[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: faults[name],
  })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label="Who receives the inspector"
          autoComplete="name"
          maxLength={100}
          {...field('receiver_name')}
        />
        <TextInput
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...field('receiver_phone')}
        />
      </div>
      <TextInput
        label="Address of the inspection"
        autoComplete="street-address"
        maxLength={300}
        {...field('address')}
      />
      <TextArea label="Comment" isOptional rows={2} maxLength={500} {...field('comment')} />
    </>
  )
}

const firstOf = ({ receiver_name = '', receiver_phone = '', address = '' }: OpenedLink['fields']) => ({
  ...{ receiver_name, receiver_phone, address },
  ...{ otherDay: '', comment: '' },
})

function fieldsOf({ chosen, otherDay, comment, ...answer }: DayAnswer) {
  const day = chosen === other ? otherDay : chosen
  return { ...answer, ...(day && { day }), ...(comment.trim() && { comment: comment.trim() }) }
}
