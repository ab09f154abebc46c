import { services } from '@tradelane/contract/services/registry'
import { releaseEventOf } from '@tradelane/contract/smart-escrow/release-events'
import { Link } from 'react-router'
import type { WireBlock } from './escrow-queries.ts'

type Condition = WireBlock['condition_approval'][number]
type ReleaseTextProps = {
  item: Pick<Condition, 'decision'>
  released: NonNullable<Condition['released_by']>
  isOffice: boolean
}

/** The event that meets a condition, with a link to its record. */
export function ReleaseText({ item, released, isOffice }: ReleaseTextProps) {
  const { event, subject_id, text } = released
  const info = services.find(({ subject }) => subject === releaseEventOf(event).service)
  const page = isOffice ? info?.officePage : info?.customerPage
  return (
    <>
      {item.decision === 'approved' ? 'Approved, released by ' : 'Released by '}
      {subject_id && page ? (
        <Link to={page(subject_id)} className="text-link">
          {text}
        </Link>
      ) : (
        text
      )}
    </>
  )
}
