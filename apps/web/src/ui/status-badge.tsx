import { Badge } from './badge.tsx'
import { type Status, type StatusKind, statusOf } from './status-table.ts'
import { Tooltip } from './tooltip.tsx'

/** The state of something, from the one table of states; what it means is its tooltip. */
export function StatusBadge({ kind, state }: { kind: StatusKind; state: string | null }) {
  return <StatusMark {...statusOf(kind, state)} />
}

/** The same for a state whose words only some pages load. */
export function StatusMark({ label, tone, explanation }: Status) {
  return (
    <Tooltip text={explanation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard as well */}
      <span tabIndex={0} className="relative z-1 inline-flex rounded-full">
        <Badge tone={tone}>{label}</Badge>
      </span>
    </Tooltip>
  )
}
