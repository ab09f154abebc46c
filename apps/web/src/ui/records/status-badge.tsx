import type { Tone } from '@tradelane/contract/lifecycle/state-table'
import { Badge } from '../badge.tsx'
import { Tooltip } from '../tooltip.tsx'

/** Of a table of states in the contract, what a badge shows. */
type StateWords = { label: string; tone: Tone; explanation: string }

type StatusBadgeProps = {
  states: Readonly<Record<string, StateWords>>
  state: string | null
  /** Says more than the state's own word, and waits. */
  until?: string | undefined
}

/** The state of a record as its service names it. The tooltip says what it means. */
export function StatusBadge({ states, state, until }: StatusBadgeProps) {
  const name = String(state)
  // A state that a newer server knows and this page does not.
  const { label, tone, explanation } = states[name] ?? { label: name, tone: 'idle', explanation: '' }
  return (
    <Tooltip text={explanation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard as well */}
      <span tabIndex={0} className="relative z-1 inline-flex rounded-full">
        <Badge tone={until ? 'wait' : tone}>{until ?? label}</Badge>
      </span>
    </Tooltip>
  )
}
