import type { MouseEvent } from 'react'
import { contact } from '../../../lib/queries/contact.ts'
import { hasSession } from '../../../lib/session/session.ts'
import type { Said } from './answer-question.ts'

type SayingProps = { saying: Said; onAsk: (question: string) => void; onFollow?: (path: string) => void }

export function Saying({ saying, onAsk, onFollow }: SayingProps) {
  if (saying.by === 'person') {
    return (
      <p className="max-w-[85%] self-end rounded-lg bg-sea-fill px-3.5 py-2 wrap-anywhere text-white">
        <span className="sr-only">You asked: </span>
        {saying.text}
      </p>
    )
  }
  const { text, question, link, more = [], offersContact } = saying
  return (
    <div className="grid max-w-[92%] justify-items-start gap-2 rounded-lg bg-mist-2 px-3.5 py-2.5">
      {question && <p className="font-medium">{question}</p>}
      <p>{text}</p>
      {link && hasSession('customer') && <PageLink {...link} {...(onFollow && { onFollow })} />}
      {offersContact && (
        <p>
          Write to{' '}
          <a href={`mailto:${contact.email}`} className="text-link">
            {contact.email}
          </a>{' '}
          or call {contact.phone}, {contact.hours}.
        </p>
      )}
      {more.length > 0 && <p className="text-xs text-ink-2">Related questions</p>}
      {more.map((further) => (
        <button key={further} type="button" onClick={() => onAsk(further)} className="text-link text-left">
          {further}
        </button>
      ))}
    </div>
  )
}

type PageLinkProps = { to: string; text: string; onFollow?: (path: string) => void }

/** The assistant also appears on pages without a router. There the browser follows the link. */
function PageLink({ to, text, onFollow }: PageLinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!onFollow || !isPlain) return
    event.preventDefault()
    onFollow(to)
  }
  return (
    <a href={to} onClick={follow} className="text-link">
      {text}
    </a>
  )
}
