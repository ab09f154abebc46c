import { type ReactNode, useRef, useState } from 'react'
import { ApiError, messageOf } from '../lib/net/api-error.ts'
import { Banner } from './banner.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextArea } from './text-input.tsx'
import { type Answer, useSending } from './use-sending.ts'

/** A rule of the contract for one text. */
type TextRule = {
  safeParse: (text: string) => { error?: { issues: readonly { message: string }[] } | undefined }
}

type ReasonDialogProps = {
  title: string
  /** Who reads the text, and what will happen. */
  lead: ReactNode
  label?: string
  maxLength?: number
  /** Without a rule the text may be left out. */
  rule?: TextRule
  submitText: string
  busyText: string
  cancelText?: string
  tone?: 'danger' | 'main'
  send: (text: string) => Promise<Answer | undefined>
  doneText: string
  onClose: () => void
  /** Further fields. */
  children?: ReactNode
}

/** Asks for a reason, a question or an answer in words, sends it, and closes. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label = 'Reason', maxLength = 1000, rule, onClose, children } = props
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const sending = useSending(props.send, { doneText: props.doneText, onDone: onClose })
  const problem = rule?.safeParse(text).error?.issues[0]?.message
  const refused = refusedField(sending.error)
  const submit = () => {
    setIsChecked(true)
    if (problem === undefined) sending.mutate(text)
    else field.current?.focus()
  }
  return (
    <FormDialog
      title={props.title}
      lead={props.lead}
      onClose={onClose}
      onSubmit={submit}
      submitText={props.submitText}
      busyText={props.busyText}
      {...(props.cancelText && { cancelText: props.cancelText })}
      {...(props.tone && { tone: props.tone })}
      isBusy={sending.isPending}
    >
      <div className="grid gap-4">
        <TextArea
          ref={field}
          label={label}
          isOptional={rule === undefined}
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={(isChecked && problem) || refused}
        />
        {children}
        {sending.error && !refused && (
          <Banner tone="lost" isAlert>
            {messageOf(sending.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

/** The dialog has one text: what the server says about any field concerns it. */
function refusedField(error: unknown): string | undefined {
  return error instanceof ApiError ? Object.values(error.fields)[0] : undefined
}
