import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, help, error, ...control }: CheckboxProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(help || error)
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5 gap-y-1">
      <span className="relative mt-0.5 grid size-4.5 place-items-center">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={hasNote ? noteId : undefined}
          className="peer size-4.5 appearance-none rounded-sm border border-control bg-paper checked:border-sea-fill checked:bg-sea-fill disabled:opacity-50 aria-invalid:border-lost"
          {...control}
        />
        <Check
          size={14}
          strokeWidth={3}
          className="pointer-events-none absolute hidden text-white peer-checked:block"
          aria-hidden
        />
      </span>
      <label htmlFor={id}>{label}</label>
      {hasNote && (
        <div className="col-start-2">
          <FieldNote id={noteId} help={help} error={error} />
        </div>
      )}
    </div>
  )
}
