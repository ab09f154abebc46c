import { factReading, facts, type WireFact } from '@tradelane/contract/facts/calls'
import { useState } from 'react'
import { businessNow } from '../../../lib/browser/business-clock.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput, TextInput } from '../../../ui/forms/text-input.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { useReadFact } from './fact-queries.ts'

export function ReadFact({ fact }: { fact: WireFact }) {
  return (
    <StaffOnly call={facts.read}>
      <DialogButton
        size="sm"
        text={
          <>
            Read again<span className="sr-only">: {fact.what}</span>
          </>
        }
      >
        {(close) => <ReadDialog fact={fact} onClose={close} />}
      </DialogButton>
    </StaffOnly>
  )
}

const today = () => businessNow().toISOString().slice(0, 10)

function ReadDialog({ fact, onClose }: { fact: WireFact; onClose: () => void }) {
  const [outcome, setOutcome] = useState<'unchanged' | 'changed'>('unchanged')
  const [readOn, setReadOn] = useState(today())
  const [source, setSource] = useState(fact.newest?.source ?? fact.source)
  const { mutateAsync: read } = useReadFact()
  const isChanged = outcome === 'changed'
  return (
    <ReasonDialog
      title="Read again"
      lead={`${fact.what}. ${fact.read_on ? `Read on ${formatDay(fact.read_on)}.` : ''}`}
      label={isChanged ? 'What has changed, as customers read it' : 'Note, if any'}
      {...(isChanged && { rule: neededNote })}
      submitText="Save"
      busyText="Saving…"
      send={(note) =>
        read({
          fact: fact.key,
          readings: fact.readings,
          outcome,
          read_on: readOn,
          source,
          ...(note.trim() && { note }),
        })
      }
      doneText="The reading has been saved."
      onClose={onClose}
      further={{
        values: { read_on: readOn, source },
        problems: { read_on: dayProblem(readOn), source: problemOf('source', source) },
        show: (shown) => (
          <>
            <Select
              label="The fact is"
              value={outcome}
              onChange={({ target }) => setOutcome(target.value as typeof outcome)}
              options={outcomes}
            />
            <DateInput
              label="Read on"
              max={today()}
              value={readOn}
              onChange={({ target }) => setReadOn(target.value)}
              error={shown.read_on}
            />
            <TextInput
              label="Source"
              value={source}
              maxLength={300}
              onChange={({ target }) => setSource(target.value)}
              error={shown.source}
            />
          </>
        ),
      }}
    />
  )
}

const problemOf = (name: 'read_on' | 'source', value: string) =>
  factReading.shape[name].safeParse(value).error?.issues[0]?.message

/** As the server says it. */
const dayProblem = (day: string) =>
  problemOf('read_on', day) ?? (day > today() ? 'The day is in the future' : undefined)

const outcomes = [
  { value: 'unchanged', label: 'As it was' },
  { value: 'changed', label: 'Different now' },
]

const neededNote = {
  safeParse: (text: string) =>
    text.trim() ? {} : { error: { issues: [{ message: 'Say what has changed' }] } },
}
