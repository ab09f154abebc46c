import type { WireCustomersCase, WireCustomersOffer } from '@tradelane/contract/quote-desk/calls'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { AcceptOffer } from './accept-offer.tsx'

type AcceptButtonProps = {
  offer: WireCustomersOffer
  service: WireCustomersCase['service']
  closed: string | undefined
}

/** At each open offer. Where its goods have changed it says so and is closed, before anybody pays. */
export const AcceptButton = ({ offer, service, closed }: AcceptButtonProps) => (
  <DialogButton size="sm" tone="main" text="Accept" aria-label={`Accept ${offer.quote_name}`} closed={closed}>
    {(close) => <AcceptOffer offer={offer} service={service} onClose={close} />}
  </DialogButton>
)
