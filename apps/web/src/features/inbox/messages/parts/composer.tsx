import { longestMessage, newMessage } from '@tradelane/contract/messages/forms'
import { type KeyboardEvent, useState } from 'react'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { AttachButton, type Attachment } from './attach-button.tsx'

type Words = { text: string; documents: string[] }

/** What is written and not sent yet. */
export type Draft = { text: string; attached: readonly Attachment[] }
export const noDraft: Draft = { text: '', attached: [] }
/** Where a field begins with a draft of another one, and hands its own on. */
export type KeptDraft = { draft?: Draft; onDraft?: (draft: Draft) => void }

type ComposerProps = KeptDraft & {
  onSend: (words: Words) => Promise<unknown>
  /** Only companies can store documents. */
  mayAttach: boolean
  isFocused?: boolean
}

/** The field for a message. The text stays until the message has been sent. */
export function Composer({ onSend, mayAttach, isFocused, draft = noDraft, onDraft }: ComposerProps) {
  const form = useContractForm(newMessage, { text: draft.text, documents: [] })
  const [attached, setAttached] = useState(draft.attached)
  const [failure, setFailure] = useState<unknown>()
  const send = form.handleSubmit(async ({ text }) => {
    setFailure(undefined)
    // Before it is sent: a conversation that it starts is shown at once, and begins with the draft.
    onDraft?.(noDraft)
    try {
      await onSend({ text, documents: attached.map(({ url }) => url) })
      form.reset({ text: '', documents: [] })
      setAttached([])
      form.setFocus('text')
    } catch (error) {
      onDraft?.({ text, attached })
      if (!showRefusedFields(form, error)) setFailure(error)
    }
  })
  const attach = (files: readonly Attachment[]) => {
    setAttached(files)
    onDraft?.({ text: form.getValues('text'), attached: files })
  }
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
        {...form.register('text', { onChange: ({ target }) => onDraft?.({ text: target.value, attached }) })}
      />
      {failure !== undefined && (
        <Banner tone="lost" isAlert>
          {messageOf(failure, 'Your message was not sent.')}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {mayAttach && <AttachButton attached={attached} onChange={attach} />}
        <Button type="submit" tone="main" className="ml-auto" isBusy={isSubmitting} busyText="Sending…">
          Send
        </Button>
      </div>
    </form>
  )
}
