import { Send, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { cannedTopics } from './canned-topics.ts'
import { useConversation } from './conversation.ts'
import { Saying } from './saying.tsx'

export type AssistantPanelProps = { onClose: () => void; onFollow?: (path: string) => void }

/** Not modal: the page stays usable, so that what an answer says can be done beside it. */
export function AssistantPanel({ onClose, onFollow }: AssistantPanelProps) {
  const { said, ask } = useConversation()
  const log = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [said])
  const send = (event: FormEvent) => {
    event.preventDefault()
    ask(field.current?.value ?? '')
    if (field.current) field.current.value = ''
  }
  return (
    <section
      role="dialog"
      aria-labelledby="assistant-title"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="floating fixed right-4 bottom-20 z-20 flex h-[min(560px,calc(100dvh-112px))] w-[min(380px,calc(100vw-32px))] animate-rise flex-col rounded-lg text-sm"
    >
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
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard
        tabIndex={0}
        className="flex flex-1 flex-col gap-3 overflow-y-auto p-5"
      >
        <p className="text-ink-2">
          Choose a topic, or ask in your own words. The answers are those of Help & Support.
        </p>
        {said.map((saying, index) => (
          <Saying key={index} saying={saying} onAsk={ask} {...(onFollow && { onFollow })} />
        ))}
      </div>
      <ul aria-label="Topics" className="flex flex-wrap gap-2 px-5 pb-3">
        {cannedTopics.map(({ title }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => ask(title)}
              className="rounded-full border border-line-2 px-3 py-1 text-xs font-medium text-sea hover:bg-sea-wash"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={send} className="flex gap-2 border-t border-line p-3">
        <input
          ref={field}
          aria-label="Your question"
          placeholder="Your question"
          maxLength={300}
          autoComplete="off"
          className="min-h-10 min-w-0 flex-1 rounded-md border border-control bg-paper px-3 text-base sm:text-sm"
        />
        <button
          type="submit"
          aria-label="Send"
          className="grid size-10 place-items-center rounded-md bg-sea-fill text-white hover:bg-sea-fill-strong"
        >
          <Send size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </form>
    </section>
  )
}
