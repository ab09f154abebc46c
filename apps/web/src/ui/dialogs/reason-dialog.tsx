import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRefusal } from '../../lib/forms/use-refusal.ts'
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
  /** Said if the answer has no message. */
  doneText?: string
  onClose: () => void
  /** Further fields that cannot be wrong. */
  children?: ReactNode
  /** Further fields with rules of their own. */
  further?: FurtherFields
}

type Problems = Readonly<Record<string, string | undefined>>
type FurtherFields = {
  /** What is in each field, by its name in the call: what the server said of it goes once it is changed. */
  values: Readonly<Record<string, unknown>>
  /** What is wrong with each field, by its name in the call. */
  problems: Problems
  /** Gets the problems that are to be seen: from the first try to send on, and the server's. */
  show: (shown: Problems) => ReactNode
  /** They come after the text, as papers do; otherwise before it: first what is decided, then why. */
  isAfterText?: true
}

/** The text, whose name in the call the dialog does not know. */
const main = 'text of the dialog'

/** Asks for a reason, a question or an answer in words, sends it, and closes. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label = 'Reason', maxLength = 1000, rule, onClose, children, further } = props
  const [text, setText] = useState('')
  const [tries, setTries] = useState(0)
  const isChecked = tries > 0
  const box = useRef<HTMLDivElement>(null)
  const sending = useSending(props.send, { doneText: props.doneText, onDone: onClose })
  const problem = rule?.safeParse(text).error?.issues[0]?.message
  const refusal = useRefusal(sending.error, { ...further?.values, [main]: text }, main)
  const shown = Object.entries(further?.problems ?? {}).map(([name, wrong]) => [
    name,
    (isChecked && wrong) || refusal.fields[name],
  ])
  const fields = further?.show(Object.fromEntries(shown))
  const submit = () => {
    setTries(tries + 1)
    const problems = [problem, ...Object.values(further?.problems ?? {})]
    if (!problems.some(Boolean)) sending.mutate(text)
  }
  // Also what the server refuses.
  useEffect(() => {
    if (tries > 0 || sending.error) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, sending.error])
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
      <div ref={box} className="grid gap-4">
        {!further?.isAfterText && fields}
        <TextArea
          label={label}
          isOptional={rule === undefined}
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={(isChecked && problem) || refusal.fields[main]}
        />
        {children}
        {further?.isAfterText && fields}
        {refusal.message && (
          <Banner tone="lost" isAlert>
            {refusal.message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
