import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { type ReactNode, useEffect, useRef } from 'react'
import { stepOfField } from '../../../lib/wizard/steps.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { steps } from './request-steps.ts'
import { SectionFacts } from './section-facts.tsx'

type ReviewSectionProps = {
  index: number
  request: WireQuoteRequest
  /** Left out, nothing can be changed. */
  open?: { isOpen: boolean; isSaving: boolean; edit: () => void; done: () => void } | undefined
  /** Its fields. */
  children?: ReactNode
}

/** What a section says, or its fields, with what it still needs. */
export function ReviewSection({ index, request, open, children }: ReviewSectionProps) {
  const title = steps[index]?.title ?? ''
  const of = (messages: Readonly<Record<string, string>>) => [
    ...new Set(
      Object.entries(messages).flatMap(([path, message]) =>
        stepOfField(steps, path) === index ? [message] : [],
      ),
    ),
  ]
  const section = useFocusOf(open?.isOpen)
  const missing = request.state === 'DRAFT' ? of(request.missing) : []
  const warnings = of(request.warnings)
  return (
    <div ref={section}>
      <Card
        title={title}
        action={
          open &&
          !open.isOpen && (
            <Button size="sm" aria-label={`Edit: ${title}`} onClick={open.edit}>
              Edit
            </Button>
          )
        }
      >
        {open?.isOpen ? (
          <form
            aria-label={title}
            noValidate
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              open.done()
            }}
          >
            {children}
            <Button type="submit" className="w-fit" isBusy={open.isSaving} busyText="Saving…">
              Done
            </Button>
          </form>
        ) : (
          <div className="grid gap-4">
            {missing.length > 0 && (
              <Banner tone="wait" title="Before you can submit.">
                <Messages messages={missing} />
              </Banner>
            )}
            {warnings.length > 0 && (
              <Banner tone="info">
                <Messages messages={warnings} />
              </Banner>
            )}
            <SectionFacts index={index} request={request} />
          </div>
        )}
      </Card>
    </div>
  )
}

/** The focus goes into the fields as they open, and back to the button as they close: what had it is gone. */
function useFocusOf(isOpen: boolean | undefined) {
  const section = useRef<HTMLDivElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (isOpen === before.current) return
    before.current = isOpen
    const wanted = isOpen ? '[aria-invalid="true"], input, select, textarea' : 'button'
    section.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [isOpen])
  return section
}

function Messages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 1) return messages[0]
  return (
    <ul className="list-disc pl-5">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}
