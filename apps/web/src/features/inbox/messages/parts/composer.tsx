import { longestMessage, newMessage } from '@tradelane/contract/messages/forms'
import { type KeyboardEvent, useState } from 'react'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { AttachButton, type Attachment } from './attach-button.tsx'

type Words = { text: string; documents: string[] }

type ComposerProps = {
  onSend: (words: Words) => Promise<unknown>
  /** Only companies can store documents. */
  mayAttach: boolean
  isFocused?: boolean
}

/** The field for a message. The text stays until the message has been sent. */
export function Composer({ onSend, mayAttach, isFocused }: ComposerProps) {
  const form = useContractForm(newMessage, { text: '', documents: [] })
  const [attached, setAttached] = useState<readonly Attachment[]>([])
  const [failure, setFailure] = useState<unknown>()
  const send = form.handleSubmit(async ({ text }) => {
    setFailure(undefined)
    try {
      await onSend({ text, documents: attached.map(({ url }) => url) })
      form.reset()
      setAttached([])
      form.setFocus('text')
    } catch (error) {
      if (!showRefusedFields(form, error)) setFailure(error)
    }
  })
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
  }
  const { isSubmitting, errors } = form.formState
  return (
    <form onSubmit={send} noValidate className="grid gap-3 border-t border-line p-5 print:hidden">
      <TextArea
        label="Message"
        isLabelHidden
        rows={3}
        placeholder="Write a message"
        maxLength={longestMessage}
        autoFocus={isFocused}
        error={errors.text?.message}
        onKeyDown={sendByKey}
        {...form.register('text')}
      />
      {failure !== undefined && (
        <Banner tone="lost" isAlert>
          {messageOf(failure, 'Your message was not sent.')}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {mayAttach && <AttachButton attached={attached} onChange={setAttached} />}
        <Button type="submit" tone="main" className="ml-auto" isBusy={isSubmitting} busyText="Sending…">
          Send
        </Button>
      </div>
    </form>
  )
}
