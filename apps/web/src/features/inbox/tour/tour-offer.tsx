import { type ReactNode, useState } from 'react'
import { keepPreference, readPreference } from '../../../lib/browser/preferences.ts'
import type { Tour } from '../../../lib/tour/tour-step.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { startTour } from './start-tour.ts'

type TourOfferProps = { tour: Tour; title: string; children: ReactNode }

/** Offers the tour of the trade until it is taken or declined once in this browser. The sidebar has it afterwards. */
export function TourOffer({ tour, title, children }: TourOfferProps) {
  const [isOpen, setOpen] = useState(readPreference('trade-tour') === undefined)
  if (!isOpen) return null
  // After the tour the focus comes back to its button: it stays until the page is left.
  const take = () => {
    keepPreference('trade-tour', '1')
    void startTour(tour)
  }
  const decline = () => {
    keepPreference('trade-tour', '1')
    setOpen(false)
  }
  return (
    <section aria-label={title} className="print:hidden">
      <Banner
        tone="info"
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" tone="main" onClick={take}>
              Take the tour
            </Button>
            <Button size="sm" onClick={decline}>
              Not now
            </Button>
          </div>
        }
      >
        {children}
      </Banner>
    </section>
  )
}
