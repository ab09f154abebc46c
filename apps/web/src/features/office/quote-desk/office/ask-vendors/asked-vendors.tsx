import type { Tone } from '@tradelane/contract/lifecycle/state-table'
import { counted } from '@tradelane/contract/primitives/counted'
import { type AskState, lostReasons, type WireVendorAsk } from '@tradelane/contract/quote-desk/vendor-asks'
import { Link } from 'react-router'
import { formatAmount } from '../../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../../lib/format/format-date.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import type { Column } from '../../../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../../../ui/lists/data-table.tsx'
import { NamedFile } from '../../offer-file.tsx'
import { NamedLines } from '../../offer-lines.tsx'
import { answerFileQuery } from '../desk-queries.ts'
import type { OfferRows } from '../use-offer-rows.ts'

const states: Record<AskState, { label: string; tone: Tone }> = {
  ASKED: { label: 'Asked', tone: 'wait' },
  ANSWERED: { label: 'Answered', tone: 'done' },
  CANNOT_OFFER: { label: 'Cannot offer', tone: 'idle' },
  LATE: { label: 'No answer in time', tone: 'lost' },
  ENDED: { label: 'No longer needed', tone: 'idle' },
  REPLACED: { label: 'Asked again', tone: 'idle' },
}

/** Of which the vendor has a mail. */
const outcomes: Record<NonNullable<WireVendorAsk['outcome']>, { label: string; tone: Tone }> = {
  won: { label: 'Won', tone: 'done' },
  lost: { label: 'Lost', tone: 'idle' },
}

const columnsOf = (form: OfferRows | undefined): Column<WireVendorAsk>[] => [
  {
    key: 'vendor',
    title: 'Vendor',
    className: 'wrap-anywhere',
    cell: ({ vendor_id, vendor_name, recipient, email }) => (
      <span className="grid justify-items-start">
        <Link to={`/admin/vendors/${vendor_id}`} className="text-link">
          {vendor_name}
        </Link>
        <span className="text-xs text-ink-2">
          {recipient}, {email}
        </span>
      </span>
    ),
  },
  { key: 'asked', title: 'Asked', className: 'num', cell: ({ asked_at }) => formatInstant(asked_at) },
  {
    key: 'until',
    title: 'Answer until',
    className: 'num',
    cell: ({ answer_until }) => formatInstant(answer_until),
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state, answered_at, cannot_offer, is_used, outcome, end_reason }) => (
      <span className="grid justify-items-start gap-1">
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        {outcome && <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge>}
        {outcome && end_reason && end_reason !== 'won' && (
          <span className="text-xs">{lostReasons[end_reason]}</span>
        )}
        {is_used && <span className="text-xs">Used in an offer</span>}
        {answered_at && <span className="num text-xs text-ink-2">{formatInstant(answered_at)}</span>}
        {cannot_offer && <span className="text-xs wrap-anywhere">{cannot_offer}</span>}
      </span>
    ),
  },
  {
    key: 'answer',
    title: 'Answer',
    cell: (ask) => ask.offer && <Answer ask={ask} offer={ask.offer} form={form} />,
  },
]

type AnswerProps = AskProps & { offer: NonNullable<WireVendorAsk['offer']> }

/** What the vendor asks, and what the customer would pay. */
function Answer({ ask, offer, form }: AnswerProps) {
  const { buy_amount, quote_amount, currency, margin_percent, eta, valid_until } = offer
  const { inclusions, exclusions, remarks, file_name } = offer
  return (
    <span className="grid justify-items-start gap-0.5">
      <span className="num font-medium">{formatAmount(buy_amount, currency)}</span>
      <span className="num text-xs text-ink-2">
        {formatAmount(quote_amount, currency)} with{' '}
        {margin_percent === null ? 'our fee' : `${margin_percent} %`}
      </span>
      <span className="num text-xs text-ink-2">
        {counted(eta, 'day')}, valid until {formatDay(valid_until)} (UTC)
      </span>
      <NamedLines title="Included" lines={inclusions} />
      <NamedLines title="Not included" lines={exclusions} />
      {remarks && <span className="text-xs whitespace-pre-line wrap-anywhere">{remarks}</span>}
      {file_name && <NamedFile query={answerFileQuery(ask.ask_id)} name={file_name} />}
      {form && <UseAnswer ask={ask} form={form} />}
    </span>
  )
}

type AskProps = { ask: WireVendorAsk; form: OfferRows | undefined }

/** Fills a row of the quote form, whose name is typed next. */
function UseAnswer({ ask, form }: { ask: WireVendorAsk; form: OfferRows }) {
  const row = form.rows.findIndex(({ ask_id }) => ask_id === ask.ask_id)
  const { use } = form
  if (row >= 0) return <span className="text-xs text-ink-2">In quote {row + 1} below.</span>
  if (!use || ask.ended_at) return null
  return (
    <Button
      size="sm"
      className="mt-1"
      aria-label={`Use this answer of ${ask.vendor_name}`}
      onClick={() => use(ask)}
    >
      Use this answer
    </Button>
  )
}

/** Whom the desk has asked, until when, and what came of it. */
export function AskedVendors({
  asks,
  form,
}: {
  asks: readonly WireVendorAsk[]
  form: OfferRows | undefined
}) {
  if (asks.length === 0) return null
  return (
    <DataTable
      label="Asked vendors"
      columns={columnsOf(form)}
      rows={asks}
      rowKey={({ ask_id }) => ask_id}
      mostCards={20}
      empty={null}
    />
  )
}
