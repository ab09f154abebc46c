import { Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'

/** Takes the focus when it appears. */
export function AskForm({ onAsk }: { onAsk: (question: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onAsk(field.current?.value ?? '')
    if (field.current) field.current.value = ''
  }
  return (
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
  )
}
