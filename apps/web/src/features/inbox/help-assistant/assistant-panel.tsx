import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { AskForm } from './ask-form.tsx'
import { cannedTopics } from './canned-topics.ts'
import { useConversation } from './conversation.ts'
import { Saying } from './saying.tsx'

export type AssistantPanelProps = {
  /** Its button is in the bar at the top, not at the bottom. */
  isBelowBar: boolean
  onClose: () => void
  onFollow?: (path: string) => void
}

/** Not modal: the page stays usable, so that users can follow an answer while they read it. */
export function AssistantPanel({ isBelowBar, onClose, onFollow }: AssistantPanelProps) {
  const { said, ask } = useConversation()
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [said])
  return (
    <section
      role="dialog"
      aria-labelledby="assistant-title"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={classNames(
        isBelowBar ? 'top-18' : 'bottom-20',
        'floating fixed right-4 z-20 flex h-[min(560px,calc(100dvh-112px))] w-[min(380px,calc(100vw-32px))] animate-rise flex-col rounded-lg text-sm',
      )}
    >
      <Head onClose={onClose} />
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        className="flex flex-1 flex-col gap-3 overflow-y-auto p-5"
      >
        <p className="text-ink-2">
          Choose a topic, or ask in your own words. Answers come from Help & Support.
        </p>
        {said.map((saying, index) => (
          <Saying key={index} saying={saying} onAsk={ask} {...(onFollow && { onFollow })} />
        ))}
      </div>
      <Topics onAsk={ask} />
      <AskForm onAsk={ask} />
    </section>
  )
}

function Head({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex items-center border-b border-line py-3 pr-3 pl-5">
      <h2 id="assistant-title" className="flex-1 text-base font-semibold">
        Help assistant
      </h2>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-9 place-items-center rounded-md text-ink-2 hover:bg-mist-2"
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

function Topics({ onAsk }: { onAsk: (topic: string) => void }) {
  return (
    <ul aria-label="Topics" className="flex flex-wrap gap-2 px-5 pb-3">
      {cannedTopics.map(({ title }) => (
        <li key={title}>
          <button
            type="button"
            onClick={() => onAsk(title)}
            className="rounded-full border border-line-2 px-3 py-1 text-xs font-medium text-sea hover:bg-sea-wash"
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}
