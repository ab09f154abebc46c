import { MessageCircleQuestion, X } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { contact } from '../../lib/queries/contact.ts'
import type { AssistantPanelProps } from './assistant-panel.tsx'

type HelpAssistantProps = {
  /** Navigates within the application. Without it, the browser follows links. */
  onFollow?: (path: string) => void
}

/** Floats at the bottom right of every page. Everything except its button is loaded when it is first opened. */
export function HelpAssistant({ onFollow }: HelpAssistantProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>()
  const [isFailed, setIsFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    setIsOpen(!isOpen)
    if (isOpen || Panel) return
    import('./assistant-panel.tsx').then(
      ({ AssistantPanel }) => setPanel(() => AssistantPanel),
      () => setIsFailed(true),
    )
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const Icon = isOpen ? X : MessageCircleQuestion
  return (
    <div className="print:hidden">
      {isOpen && Panel && <Panel onClose={close} {...(onFollow && { onFollow })} />}
      {isOpen && isFailed && (
        <p role="alert" className="floating fixed right-4 bottom-20 z-20 rounded-md p-3">
          The assistant could not be loaded. Write to {contact.email}.
        </p>
      )}
      <button
        ref={button}
        type="button"
        aria-label="Help assistant"
        aria-expanded={isOpen}
        onClick={toggle}
        className="fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full bg-sea-fill text-white shadow-float hover:bg-sea-fill-strong"
      >
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
