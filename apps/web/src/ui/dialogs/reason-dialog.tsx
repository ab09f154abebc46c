import { type ReactNode, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../banner.tsx'
import { TextArea } from '../forms/text-input.tsx'
import { type Answer, useSending } from '../forms/use-sending.ts'
import { FormDialog } from './form-dialog.tsx'

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
  /** Further fields that cannot be wrong. */
  children?: ReactNode
  /** Further fields with rules of their own. */
  further?: FurtherFields
}

type Problems = Readonly<Record<string, string | undefined>>
type FurtherFields = {
  /** What is wrong with each field, by its name in the call. */
  problems: Problems
  /** Gets the problems that are to be seen: from the first try to send on, and the server's. */
  show: (shown: Problems) => ReactNode
}

/** Asks for a reason, a question or an answer in words, sends it, and closes. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label = 'Reason', maxLength = 1000, rule, onClose, children, further } = props
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const sending = useSending(props.send, { doneText: props.doneText, onDone: onClose })
  const problem = rule?.safeParse(text).error?.issues[0]?.message
  const { refused, shown, isRefusedAtField } = sortRefusals(sending.error, isChecked, further?.problems)
  const submit = () => {
    setIsChecked(true)
    if (problem !== undefined) field.current?.focus()
    else if (!Object.values(further?.problems ?? {}).some(Boolean)) sending.mutate(text)
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
        {further?.show(shown)}
        {sending.error && !isRefusedAtField && (
          <Banner tone="lost" isAlert>
            {messageOf(sending.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

/** What the server says about a further field belongs there; everything else concerns the text. */
function sortRefusals(error: unknown, isChecked: boolean, problems: Problems = {}) {
  const fields = Object.entries(error instanceof ApiError ? error.fields : {})
  const at = (name: string) => fields.find(([path]) => path.split('.')[0] === name)?.[1]
  const shown = Object.entries(problems).map(([name, problem]) => [name, (isChecked && problem) || at(name)])
  return {
    refused: fields.find(([path]) => !((path.split('.')[0] ?? '') in problems))?.[1],
    shown: Object.fromEntries(shown) as Problems,
    isRefusedAtField: fields.length > 0,
  }
}
