import { escrowAmendmentStateTable } from '@tradelane/contract/smart-escrow/amendment-states'
import type { WireSellersAmendment } from '@tradelane/contract/smart-escrow/amendment-values'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'

export type AnyAmendment = Omit<WireSellersAmendment, 'may_answer'>
type Difference = AnyAmendment['differences'][number]

type AmendmentsCardProps<A extends AnyAmendment> = {
  amendments: readonly A[]
  action?: ReactNode
  /** What the reader can do about an amendment. */
  actsOn?: (amendment: A) => ReactNode
  /** Opens the file of a document that is added. */
  onView: (amendment: A, difference: Difference) => void
}

/** Changes of a running escrow, with what was agreed before; nothing where there is none and none can be prepared. */
export function AmendmentsCard<A extends AnyAmendment>({
  amendments,
  action,
  actsOn,
  onView,
}: AmendmentsCardProps<A>) {
  if (amendments.length === 0 && !action) return null
  return (
    <Card title="Changes" action={action}>
      <div className="grid gap-8">
        {amendments.length === 0 && (
          <p className="text-ink-2">
            You can propose a change of this escrow. It takes effect once the seller agrees.
          </p>
        )}
        {amendments.map((amendment) => (
          <Amendment key={amendment.amendment_id} amendment={amendment} onView={onView}>
            {actsOn?.(amendment)}
          </Amendment>
        ))}
      </div>
    </Card>
  )
}

type AmendmentProps<A extends AnyAmendment> = Pick<AmendmentsCardProps<A>, 'onView'> & {
  amendment: A
  children: ReactNode
}

function Amendment<A extends AnyAmendment>({ amendment, onView, children }: AmendmentProps<A>) {
  const title = amendment.position === null ? 'New change' : `Change ${amendment.position}`
  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-medium">{title}</h3>
        <StatusBadge states={escrowAmendmentStateTable} state={amendment.state} />
        {amendment.proposed_at && (
          <span className="text-xs text-ink-2">Proposed on {formatDay(amendment.proposed_at)}</span>
        )}
      </div>
      <Differences amendment={amendment} onView={onView} />
      {amendment.note && <p className="whitespace-pre-line wrap-anywhere">“{amendment.note}”</p>}
      <Money amendment={amendment} />
      {amendment.state === 'declined' && (
        <p className="wrap-anywhere text-ink-2">
          {amendment.answered_by} declined: {amendment.reason}
        </p>
      )}
      {children}
    </section>
  )
}

function Differences<A extends AnyAmendment>({ amendment, onView }: Omit<AmendmentProps<A>, 'children'>) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {amendment.differences.map((difference, index) => (
        <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="basis-[200px] text-ink-2">{difference.what}</span>
          <span className="num min-w-0 flex-1 basis-[200px] wrap-anywhere">
            {difference.before !== null && (
              <>
                <span className="sr-only">Before: </span>
                <del className="text-ink-2 no-underline">{difference.before}</del>
              </>
            )}
            {difference.before !== null && difference.after !== null && <span aria-hidden> → </span>}
            {difference.after !== null && (
              <>
                <span className="sr-only">Proposed: </span>
                <ins className="font-medium no-underline">{difference.after}</ins>
              </>
            )}
          </span>
          {difference.item_id && (
            <button type="button" className="text-link" onClick={() => onView(amendment, difference)}>
              View document
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Money({ amendment }: { amendment: AnyAmendment }) {
  const { held, fee, back, currency, state } = amendment
  const isOver = state === 'declined' || state === 'withdrawn' || state === 'lapsed'
  if (held > 0)
    return (
      <p className="text-ink-2">
        {isOver
          ? `${formatAmount(held, currency)} went back to the buyer.`
          : `The buyer ${state === 'accepted' ? 'set' : 'sets'} ${formatAmount(held, currency)} more aside, including a fee of ${formatAmount(fee, currency)}.`}
      </p>
    )
  if (back === 0 || isOver) return null
  return (
    <p className="text-ink-2">
      {formatAmount(back, currency)} {state === 'accepted' ? 'went' : 'go'} back to the buyer. The fee is not
      given back.
    </p>
  )
}
