import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

type CopyButtonProps = {
  text: string
  /** What is copied, for screen readers, where several buttons are on a page: "IBAN". */
  subject?: string
  /** What the button says. */
  children?: string
}

/** Puts a text on the clipboard, and says so for two seconds. */
export function CopyButton({ text, subject, children = 'Copy' }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => navigator.clipboard?.writeText(text).then(() => setIsCopied(true))
  const Icon = isCopied ? Check : Copy
  const words = isCopied ? 'Copied' : children
  return (
    <>
      <Button size="sm" aria-label={subject && `${words} ${subject}`} onClick={() => void copy()}>
        <Icon size={14} aria-hidden />
        {words}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? `Copied ${subject ?? ''}` : ''}
      </span>
    </>
  )
}
