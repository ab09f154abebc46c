import { disputeActions } from '@tradelane/contract/smart-escrow/actions'
import { escrowDisputeStateTable } from '@tradelane/contract/smart-escrow/dispute-states'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Button } from '../../../../ui/button.tsx'
import { DocumentDialog, FileDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { type AnyDispute, type DisputeActs, type FileQueryOf, type Offer, sideNames } from './dispute-acts.ts'
import { AnswerOffer, DisputeActions } from './dispute-dialogs.tsx'

type DisputeViewProps = {
  dispute: AnyDispute
  /** For who reads a file in another way than by its link. */
  fileQuery?: FileQueryOf | undefined
  /** Of a side; the back office reads only. */
  acts?: DisputeActs
}

/** One dispute: what is split, what both sides wrote, and their offers. */
export function DisputeView({ dispute, fileQuery, acts }: DisputeViewProps) {
  return (
    <section className="grid gap-4" aria-label={`Dispute ${dispute.dispute_number}`}>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-medium">
          {dispute.dispute_number}, block {dispute.block}
        </h3>
        <StatusBadge states={escrowDisputeStateTable} state={dispute.state} />
      </div>
      <DefinitionList facts={factsOf(dispute)} />
      <Statements dispute={dispute} fileQuery={fileQuery} />
      {dispute.offers.length > 0 && (
        <div className="grid gap-1">
          <h4 className="font-medium">Offers</h4>
          <ul className="divide-y divide-line border-t border-line">
            {dispute.offers.map((offer) => (
              <li key={offer.offer_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
                <OfferText dispute={dispute} offer={offer} />
                {acts && offer.may_answer && (
                  <acts.Action action={disputeActions.answer} record={{ state: dispute.state }}>
                    {() => <AnswerOffer dispute={dispute} acts={acts} offer={offer} />}
                  </acts.Action>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {acts && <DisputeActions dispute={dispute} acts={acts} />}
    </section>
  )
}

function factsOf(dispute: AnyDispute): Fact[] {
  const { result, currency } = dispute
  const opened = [
    { term: 'In dispute', value: formatAmount(dispute.amount, currency) },
    { term: 'Opened', value: `${sideNames[dispute.opened_by]}, ${formatDay(dispute.opened_at)}` },
  ]
  if (result)
    return [
      ...opened,
      {
        term: 'Paid to the seller',
        value: `${formatAmount(result.released, currency)} (${result.released_percent} %)`,
        startsGroup: true,
      },
      { term: 'Back to the buyer', value: formatAmount(result.refunded, currency) },
      ...(result.reason ? [{ term: 'Reason', value: result.reason }] : []),
    ]
  if (dispute.state === 'escalated') return opened
  return [
    ...opened,
    { term: 'Answer by', value: formatInstant(dispute.answer_due_at) },
    { term: 'Tradelane can be asked from', value: formatInstant(dispute.escalation_from) },
    { term: 'Tradelane decides from', value: formatInstant(dispute.escalates_at) },
  ]
}

function Statements({ dispute, fileQuery }: DisputeViewProps) {
  const [shown, setShown] = useState<AnyDispute['statements'][number]>()
  const title = shown ? `File of ${sideNames[shown.side].toLowerCase()}` : ''
  const url = shown && 'file' in shown ? shown.file : undefined
  const close = () => setShown(undefined)
  return (
    <div className="grid gap-1">
      <h4 className="font-medium">Statements</h4>
      <ul className="divide-y divide-line border-t border-line">
        {dispute.statements.map((statement) => (
          <li key={statement.statement_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-[180px]">
              <p className="whitespace-pre-line wrap-anywhere">{statement.text}</p>
              <p className="text-xs text-ink-2">
                {sideNames[statement.side]}, {formatInstant(statement.made_at)}
              </p>
            </div>
            {statement.has_file && (
              <Button size="sm" tone="quiet" onClick={() => setShown(statement)}>
                View file
                <span className="sr-only"> of {formatInstant(statement.made_at)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <DocumentDialog url={url ?? undefined} title={title} onClose={close} />
      {shown && fileQuery && <FileDialog query={fileQuery(shown)} title={title} onClose={close} />}
    </div>
  )
}

const answered = { accepted: 'Accepted', refused: 'Refused', replaced: 'Not open any more' } as const

function OfferText({ dispute, offer }: { dispute: AnyDispute; offer: Offer }) {
  const amount = (value: number) => formatAmount(value, dispute.currency)
  return (
    <div className="min-w-0 flex-1 basis-[220px]">
      <p className="num">
        {offer.released_percent} %: {amount(offer.released)} to the seller, {amount(offer.refunded)} back to
        the buyer
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{offer.note}</p>
      <p className="text-xs text-ink-2">
        {sideNames[offer.side]}, {formatInstant(offer.made_at)}
        {offer.answer && `. ${answered[offer.answer]}`}
      </p>
    </div>
  )
}
