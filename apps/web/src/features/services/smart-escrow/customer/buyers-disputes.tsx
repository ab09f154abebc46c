import { useQuery } from '@tanstack/react-query'
import { escrowDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { api } from '../../../../lib/net/api.ts'
import { recordsKey, useChange } from '../../../../lib/net/use-change.ts'
import { uploadTo } from '../../../../lib/queries/documents.ts'
import type { Answer } from '../../../../ui/forms/use-sending.ts'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { blockRecord } from '../parts/block-record.ts'
import type { DisputeActs, Said } from '../parts/dispute-acts.ts'
import { DisputesCard } from '../parts/disputes-card.tsx'
import { type EscrowPageData, service } from '../parts/escrow-queries.ts'

const newsEveryMs = 15_000

/** The disputes of an escrow, for the buyer. */
export function BuyersDisputes({ page }: { page: EscrowPageData }) {
  const { smart_escrow_id, conditions } = page.smart_escrow
  const { data } = useQuery({
    queryKey: [...recordsKey(service), 'disputes', smart_escrow_id],
    queryFn: ({ signal }) => api(escrowDisputes.list, { body: { smart_escrow_id } }, { signal }),
    refetchInterval: newsEveryMs,
  })
  const { mutateAsync } = useChange(service, (send: () => Promise<Answer>) => send())
  if (!data) return null
  const blocks = conditions.flatMap((block) => blockRecord(page, block) ?? [])
  return <DisputesCard {...data} blocks={blocks} acts={actsOf(smart_escrow_id, mutateAsync)} />
}

const withFile = ({ file }: Said) => (file === '' ? {} : { statement_file: file })

const actsOf = (
  smart_escrow_id: string,
  change: (send: () => Promise<Answer>) => Promise<Answer>,
): DisputeActs => ({
  Action: RecordAction,
  upload: uploadTo('smart_escrow'),
  open: (condition, said) =>
    change(() =>
      api(escrowDisputes.open, {
        body: { smart_escrow_id, condition, reason: said.text, ...withFile(said) },
      }),
    ),
  speak: (dispute_id, said) =>
    change(() => api(escrowDisputes.speak, { body: { dispute_id, text: said.text, ...withFile(said) } })),
  offer: (dispute_id, released_percent, note) =>
    change(() => api(escrowDisputes.offer, { body: { dispute_id, released_percent, note } })),
  answer: (dispute_id, offer_id, answer) =>
    change(() => api(escrowDisputes.answer, { body: { dispute_id, offer_id, answer } })),
  escalate: (dispute_id) => change(() => api(escrowDisputes.escalate, { body: { dispute_id } })),
})
