import { links } from '@tradelane/contract/links/calls'
import type { Currency } from '@tradelane/money'
import { useState } from 'react'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { focusFirstFault } from '../../../../lib/forms/focus-first-fault.ts'
import { apiUpload } from '../../../../lib/net/api-upload.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { whyRefused } from '../../../../ui/forms/file-rules.ts'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { AnswerForm } from '../../../../ui/links/answer-form.tsx'
import type { LinkWork } from '../../../../ui/links/link-page.tsx'
import { useLinkAnswer } from '../../../../ui/links/use-link-answer.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { type AnswerValues, firstAnswer, sentAnswer } from './answer-values.ts'
import { PriceFields } from './price-fields.tsx'

const answers = [
  { value: 'offer', label: 'Make an offer' },
  { value: 'cannot_offer', label: 'I cannot offer' },
] as const

/** What is wanted, and the vendor's price for it. An answer can be changed until it is used. */
export function VendorForm({ token, opened, onDone, onClosed }: LinkWork) {
  const { closed = '', currency = 'USD', file_name = '' } = opened.fields
  const [values, setValues] = useState(() => firstAnswer(opened.fields))
  const change = (changed: Partial<AnswerValues>) => setValues((before) => ({ ...before, ...changed }))
  const sending = useLinkAnswer({
    send: async () => {
      const file = values.file ? await fileBase64(values.file) : undefined
      const fields = sentAnswer(values, currency, file)
      return apiUpload(links.complete, { body: { token, session: opened.session, fields } }, () => undefined)
    },
    onDone: ({ message }) => onDone(message),
    onClosed,
    values,
  })
  const { faults } = sending
  // Without the file, or with another: as the vendor decides.
  const isHeld = values.answer === 'offer' && whyRefused(values.file) !== undefined
  const send = () => (isHeld ? focusFirstFault(sending.focus.ref.current) : sending.send())
  const wanted = (
    <Card title="What is needed">
      <DefinitionList facts={opened.facts.map(asLines)} />
    </Card>
  )
  if (closed)
    return (
      <div className="grid gap-5">
        <Banner tone="wait" title="No answer is possible any more" isAlert>
          {closed}
        </Banner>
        {wanted}
      </div>
    )
  return (
    <AnswerForm label="Your answer" answer={sending} onSend={send}>
      {wanted}
      <RadioGroup
        label="Your answer"
        choices={answers}
        chosen={values.answer}
        onChoose={(answer) => change({ answer })}
        error={faults.answer}
      />
      {values.answer === 'offer' ? (
        <PriceFields {...{ values, faults, change, currency: currency as Currency, sentFile: file_name }} />
      ) : (
        <TextArea
          label="Why you cannot offer"
          rows={3}
          maxLength={500}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
          error={faults.reason}
        />
      )}
    </AnswerForm>
  )
}

const asLines = ({ term, value }: { term: string; value: string }) => ({
  term,
  value: <span className="whitespace-pre-line">{value}</span>,
})
