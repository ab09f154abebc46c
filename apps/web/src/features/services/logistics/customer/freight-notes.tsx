import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { Badge } from '../../../../ui/badge.tsx'

type Notes = { offer: Pick<FreightWire, 'notes'> }
type Kind = NonNullable<FreightWire['notes']>[number]['kind']

const names: Record<Kind, string> = {
  dangerous: 'Dangerous goods',
  reefer: 'Refrigerated',
  gauge: 'Out of gauge',
  weight: 'Heavy container',
}

/** Which special cargo the offer is for. */
export function FreightBadges({ offer: { notes = [] } }: Notes) {
  const kinds = [...new Set(notes.map(({ kind }) => kind))]
  if (kinds.length === 0) return null
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {kinds.map((kind) => (
        <Badge key={kind} tone={kind === 'dangerous' ? 'wait' : 'idle'}>
          {names[kind]}
        </Badge>
      ))}
    </span>
  )
}

/** What the carrier must know of the cargo. */
export function FreightNotes({ offer: { notes = [] } }: Notes) {
  if (notes.length === 0) return null
  return (
    <ul aria-label="Special cargo" className="grid gap-1">
      {notes.map(({ kind, text }) => (
        <li key={text} className="flex flex-wrap items-baseline gap-x-2">
          <Badge tone={kind === 'dangerous' ? 'wait' : 'idle'}>{names[kind]}</Badge>
          <span className="min-w-0 flex-1">{text}</span>
        </li>
      ))}
    </ul>
  )
}
