import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** The props of every form field. */
export type FieldProps = {
  label: string
  /** Below the control, until there is an error. */
  help?: ReactNode
  /** What to do about it, in words. */
  error?: string | undefined
  isOptional?: boolean | undefined
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean | undefined
  className?: string | undefined
}

/** What the control inside must carry, so that label, help and error belong to it. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export function Field(props: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const { label, help, error, isOptional, isLabelHidden, className, children } = props
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error || help)
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
        {isOptional && !isLabelHidden && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional ? undefined : true,
      })}
      {hasNote && <FieldNote id={noteId} help={help} error={error} />}
    </div>
  )
}

/** The line below a control: its help, or what is wrong with it. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  if (!error) {
    return (
      <div id={id} className="text-xs text-ink-2">
        {help}
      </div>
    )
  }
  return (
    <p id={id} className="flex gap-1.5 text-xs font-medium text-lost">
      <CircleAlert size={14} className="mt-0.5 flex-none" aria-hidden />
      {error}
    </p>
  )
}
