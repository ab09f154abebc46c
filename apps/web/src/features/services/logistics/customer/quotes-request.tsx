import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { keepQuote } from './quotes-memory.ts'
import { useSaveQuotes } from './quotes-queries.ts'

const summaryAddress = (shipmentId: string): string => `/logistics/summary?shipment_id=${shipmentId}`

type QuoteRequestProps = { offer: FreightWire; isFirst: boolean }

/** Chooses an offer: it joins the company's quotes, this browser keeps a copy, and the summary shows it. */
export function QuoteRequest({ offer, isFirst }: QuoteRequestProps) {
  const navigate = useNavigate()
  const { shipment_id: id, name } = offer
  const saving = useSaveQuotes()
  const choose = () =>
    saving.mutate([offer], {
      onSuccess: () => {
        keepQuote(offer)
        void navigate(summaryAddress(id))
      },
      onError: (error) => toast.error(messageOf(error)),
    })
  // A viewer sees the same page without its last step.
  if (!useMay('preparer')) {
    return (
      <LinkButton size="sm" to={summaryAddress(id)} aria-label={`View the offer of ${name}`}>
        View
      </LinkButton>
    )
  }
  return (
    <Button
      size="sm"
      tone={isFirst ? 'main' : 'plain'}
      onClick={choose}
      disabled={saving.isPending}
      aria-label={`Request ${name}`}
    >
      Request
    </Button>
  )
}
