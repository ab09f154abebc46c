import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { keepQuote } from './quotes-memory.ts'
import { quotesListKey } from './quotes-queries.ts'

const summaryAddress = (shipmentId: string): string => `/logistics/summary?shipment_id=${shipmentId}`

type QuoteRequestProps = { offer: FreightWire; isFirst: boolean }

/** Chooses an offer: it joins the company's quotes, this browser keeps a copy, and the summary shows it. */
export function QuoteRequest({ offer, isFirst }: QuoteRequestProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { shipment_id: id, name } = offer
  const choosing = useMutation({
    mutationFn: () => api(freightQuotes.save, { body: { shipment_ids: [id] } }),
    onSuccess: () => {
      keepQuote(offer)
      void client.invalidateQueries({ queryKey: quotesListKey })
      void navigate(summaryAddress(id))
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  // Whoever may only look sees the same page, without its last step.
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
      onClick={() => choosing.mutate()}
      disabled={choosing.isPending}
      aria-label={`Request ${name}`}
    >
      Request
    </Button>
  )
}
