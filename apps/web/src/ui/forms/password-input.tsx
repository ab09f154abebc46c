import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { controlLook } from './control-look.ts'
import { Field } from './field.tsx'
import { splitFieldProps } from './split-field-props.ts'
import type { TextInputProps } from './text-input.tsx'

/** Give it `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput(props: TextInputProps) {
  const [field, control] = splitFieldProps(props)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlLook, 'pr-11')}
            {...wiring}
            {...control}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label="Show password"
            className="absolute inset-y-px right-px grid w-10 place-items-center rounded-r-md text-ink-2 hover:text-ink focus-visible:-outline-offset-2"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
