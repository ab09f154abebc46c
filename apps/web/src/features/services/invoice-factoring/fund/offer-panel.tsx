import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { ChecksList } from '../parts/checks-list.tsx'
import { offerFacts } from '../parts/offer-facts.tsx'
import type { useOffer } from './use-offer.ts'

type OfferPanelProps = ReturnType<typeof useOffer> & { hasFiles: boolean }

/** Beside the form: what the invoice would bring, and whether it can be funded. */
export function OfferPanel({ offer, problem, askAgain, isAsking, hasFiles }: OfferPanelProps) {
  const isAvailable = offer?.checks.every(({ passed }) => passed)
  return (
    <div className="grid gap-4" aria-busy={isAsking}>
      <Card title="Offer">
        {offer ? (
          <div className={isAvailable ? 'num' : 'num text-ink-2'}>
            {!isAvailable && <p className="mb-3 font-medium text-lost">Not available: see the checks.</p>}
            <DefinitionList layout="summary" facts={offerFacts(offer)} />
          </div>
        ) : (
          <p role="status" className={problem ? 'font-medium text-lost' : 'text-ink-2'}>
            {problem ?? 'Choose buyer, finance partner and term, and enter amount and shipment date.'}
          </p>
        )}
        {askAgain && (
          <Button size="sm" className="mt-3" onClick={askAgain}>
            Try again
          </Button>
        )}
      </Card>
      {offer && (
        <Card title="Checks">
          <ChecksList checks={offer.checks} hasFiles={hasFiles} />
        </Card>
      )}
    </div>
  )
}
