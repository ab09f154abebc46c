import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { shortenEnd, shortenMiddle } from '../../lib/format/format-text.ts'
import { classNames } from '../class-names.ts'

type ShortIdProps = {
  id: string
  ends?: number
  /** Only so much of its beginning, as the specification wants quotes shown. */
  start?: number
}

/** A long id, shortened in its middle; a click copies the whole of it. */
export function ShortId({ id, ends = 4, start }: ShortIdProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => navigator.clipboard?.writeText(id).then(() => setIsCopied(true))
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      title={id}
      onClick={() => void copy()}
      className="num relative z-1 inline-flex print:inline-flex! items-center gap-1.5 rounded-sm hover:text-sea"
    >
      <span className="sr-only">Copy</span>
      {start === undefined ? shortenMiddle(id, ends) : shortenEnd(id, start)}
      <Icon
        size={14}
        className={classNames('print:hidden', isCopied ? 'text-done' : 'text-ink-3')}
        aria-hidden
      />
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  )
}
