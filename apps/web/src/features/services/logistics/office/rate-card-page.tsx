import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { VendorLink } from '../../../../ui/parties/vendor-link.tsx'
import { RateCardForm } from './rate-card-form.tsx'
import { versionsQuery } from './rate-card-queries.ts'
import { RateCardVersions } from './rate-card-versions.tsx'
import { modeWords } from './rate-card-words.ts'

/** /admin/rate-cards/:cardId: one card, to be changed, and all that it has been. */
export function RateCardPage() {
  const { cardId = '' } = useParams()
  const { data } = useSuspenseQuery(versionsQuery(cardId))
  const { rate_cards: versions, vendor } = data
  const [newest] = versions
  if (!newest) return null
  return (
    <>
      <PageHeader
        title={newest.carrier}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            {modeWords[newest.mode].title}
            <Badge tone={newest.is_offered ? 'done' : 'idle'}>
              {newest.is_offered ? 'Offered' : 'Not offered'}
            </Badge>
            {vendor && (
              <span>
                <VendorLink vendor={vendor} />
              </span>
            )}
          </span>
        }
        back={{ to: '/admin/rate-cards', label: 'Rate cards' }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* What is typed stays as long as the page does; a newer version is loaded when it is asked for. */}
        <RateCardForm key={cardId} newest={newest} />
        <Card title="Versions">
          <RateCardVersions versions={versions} />
        </Card>
      </div>
    </>
  )
}
