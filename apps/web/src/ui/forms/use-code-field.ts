import { useRef, useState } from 'react'
import { isNetworkFailure } from '../../lib/net/api-error.ts'

/** The digits of a `CodeInput`. After a refusal they are cleared, and the field has the focus for the next try. */
export function useCodeField() {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const refused = (error: unknown) => {
    // A wrong code is never sent again. After a timeout, the same code may still be right.
    if (!isNetworkFailure(error)) setCode('')
    input.current?.focus()
  }
  return { code, setCode, input, refused }
}
