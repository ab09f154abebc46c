import { MessageCircleQuestion, X } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { contact } from '../../../lib/queries/contact.ts'
import type { AssistantPanelProps } from './assistant-panel.tsx'

type HelpAssistantProps = {
  /** Navigates within the application. Without it, the browser follows links. */
  onFollow?: (path: string) => void
  /** Part of a bar, where it covers nothing, instead of floating at the bottom right. */
  isInBar?: boolean
}

/** Everything except its button is loaded when it is first opened. */
export function HelpAssistant({ onFollow, isInBar = false }: HelpAssistantProps) {
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
      {isOpen && Panel && <Panel isBelowBar={isInBar} onClose={close} {...(onFollow && { onFollow })} />}
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
        {...(isInBar && { title: 'Help assistant' })}
        className={isInBar ? barLook : floatingLook}
      >
        <Icon size={isInBar ? 20 : 22} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

const floatingLook =
  'fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full bg-sea-fill text-white shadow-float hover:bg-sea-fill-strong'
const barLook =
  'grid size-9 place-items-center rounded-md text-ink-2 transition-colors hover:bg-mist-2 hover:text-ink'
