import { type ChangeEvent, useRef, useState } from 'react'
import { ClosedSince } from './closed-since.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A single short field is typed again in no time, and secrets are not kept. */
const isWorthAsking = (changed: ReadonlySet<Field>): boolean => {
  const kept = [...changed].filter(({ type, value }) => type !== 'password' && value !== '')
  return kept.length > 1 || kept.some((field) => field instanceof HTMLTextAreaElement)
}

/** Escape and the cross are hit by mistake: asks before they throw away what was typed in several fields, or in words. */
export function useTypedGuard(onClose: () => void) {
  const changed = useRef(new Set<Field>())
  const [isAsking, setIsAsking] = useState(false)
  return {
    noteTyped: ({ target }: ChangeEvent<HTMLFormElement>) =>
      void changed.current.add(target as unknown as Field),
    close: () => (isWorthAsking(changed.current) ? setIsAsking(true) : onClose()),
    question: isAsking && (
      <ClosedSince value={undefined}>
        <ConfirmDialog
          title="Close without sending?"
          lead="What you have typed here will be lost."
          confirmText="Discard"
          cancelText="Keep typing"
          send={async () => undefined}
          onDone={onClose}
          onClose={() => setIsAsking(false)}
        />
      </ClosedSince>
    ),
  }
}
