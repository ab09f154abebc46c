import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sellersDisputeCalls } from '@tradelane/contract/smart-escrow/dispute-calls'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { api } from '../../../../lib/net/api.ts'
import { linkFileQuery } from '../../../../lib/queries/documents.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'
import type { Answer } from '../../../../ui/forms/use-sending.ts'
import { AllowedAction } from '../../../../ui/records/record-action.tsx'
import type { DisputeActs, Said } from '../parts/dispute-acts.ts'
import { DisputesCard } from '../parts/disputes-card.tsx'
import { type OpenedEscrow, type SellersEscrow, sellersBlockRecord } from './seller-queries.ts'

const newsEveryMs = 15_000

type SellersDisputesProps = {
  escrow: SellersEscrow
  opened: OpenedEscrow
  /** Reads the escrow again. */
  onActed: () => Promise<void>
}

/** The disputes of an escrow, for its seller. The record above notices a dead link. */
export function SellersDisputes({ escrow, opened, onActed }: SellersDisputesProps) {
  const client = useQueryClient()
  const queryKey = ['sellers-disputes', opened.token]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(sellersDisputeCalls.list, { body: opened }, { signal }),
    meta: { isPrivate: true },
    retry: (count, error) => !isDeadLink(error) && count < 2,
    refetchInterval: ({ state }) => (state.error ? false : newsEveryMs),
  })
  const refresh = () => {
    void onActed()
    return client.invalidateQueries({ queryKey })
  }
  if (!data) return null
  return (
    <DisputesCard
      {...data}
      blocks={escrow.blocks.map((block) => sellersBlockRecord(escrow, block))}
      acts={actsOf(opened, (sent) => sent.finally(refresh))}
      fileQuery={({ statement_id }) => linkFileQuery(opened, statement_id)}
    />
  )
}

/** The file goes with the call: the seller has no store of its own. */
const withFile = ({ file, fileName }: Said) =>
  file === '' ? {} : { base64File: file, file_name: fileName.slice(0, 255) }

const actsOf = (opened: OpenedEscrow, change: (sent: Promise<Answer>) => Promise<Answer>): DisputeActs => ({
  Action: AllowedAction,
  upload: fileBase64,
  open: (condition, said) =>
    change(
      api(sellersDisputeCalls.open, {
        body: { ...opened, condition, reason: said.text, ...withFile(said) },
      }),
    ),
  speak: (dispute_id, said) =>
    change(
      api(sellersDisputeCalls.speak, { body: { ...opened, dispute_id, text: said.text, ...withFile(said) } }),
    ),
  offer: (dispute_id, released_percent, note) =>
    change(api(sellersDisputeCalls.offer, { body: { ...opened, dispute_id, released_percent, note } })),
  answer: (dispute_id, offer_id, answer) =>
    change(api(sellersDisputeCalls.answer, { body: { ...opened, dispute_id, offer_id, answer } })),
  escalate: (dispute_id) => change(api(sellersDisputeCalls.escalate, { body: { ...opened, dispute_id } })),
})
