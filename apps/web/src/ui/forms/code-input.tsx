import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'
import { type Ref, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { FieldNote } from './field.tsx'

const boxes = 6

export type CodeInputProps = {
  label: string
  value: string
  onChange: (code: string) => void
  /** Called when all six digits are entered, to send them. */
  onComplete?: (code: string) => void
  onBlur?: () => void
  /** Turns the boxes red and appears below them. */
  error?: string | undefined
  help?: string
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * Six boxes over one real input: digits only, pasting the whole code works, phones offer it from the message.
 */
export function CodeInput(props: CodeInputProps) {
  const { label, error, help, isDisabled, ref, onChange, onComplete, onBlur, value } = props
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error || help)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) note.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <OTPInput
        id={id}
        value={value}
        onChange={onChange}
        {...(onComplete && { onComplete })}
        {...(onBlur && { onBlur })}
        {...(ref && { ref })}
        maxLength={boxes}
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
        inputMode="numeric"
        autoComplete="one-time-code"
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={hasNote ? noteId : undefined}
        containerClassName="w-fit"
        render={({ slots, isFocused }) => (
          <div className="flex gap-2" aria-hidden>
            {slots.map((slot, index) => (
              <span
                // The boxes never change places.
                key={index}
                className={classNames(
                  'num relative grid h-12 w-10 place-items-center rounded-md border bg-paper text-lg font-semibold sm:w-11',
                  index === 2 && 'mr-2',
                  error ? 'border-lost' : 'border-control',
                  isFocused && slot.isActive && 'outline-2 outline-sea',
                  isDisabled && 'bg-mist-2 text-ink-2',
                )}
              >
                {slot.char}
                {slot.hasFakeCaret && <span className="h-6 w-px animate-shimmer bg-ink" />}
              </span>
            ))}
          </div>
        )}
      />
      {/* Read aloud also where the focus stays, and in view where the dialog is longer than the screen. */}
      <div ref={note} aria-live="polite" className="empty:hidden">
        {hasNote && <FieldNote id={noteId} help={help} error={error} />}
      </div>
    </div>
  )
}
