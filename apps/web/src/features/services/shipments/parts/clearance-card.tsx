import { clearanceStateTable } from '@tradelane/contract/shipments/clearance-states'
import { customsAsks, dutyTextInto } from '@tradelane/contract/shipments/customs-asks'
import { shippingDocuments } from '@tradelane/contract/shipments/shipping-documents'
import type { ReactNode } from 'react'
import { countryName } from '../../../../lib/format/country-names.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { OldFacts } from '../../../../ui/records/old-facts.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import type { BookingDetail } from './booking-queries.ts'

type ClearanceCardProps = {
  clearance: NonNullable<BookingDetail['clearance']>
  /** What can be done next. */
  actions?: ReactNode
}

/** The customs clearance: what is asked for, under which number the goods are declared, and who acts next. */
export function ClearanceCard({ clearance, actions }: ClearanceCardProps) {
  const { state, documents, declaration_number, next } = clearance
  const asked = askedFacts(clearance)
  return (
    <Card title="Customs clearance" action={<StatusBadge states={clearanceStateTable} state={state} />}>
      <DefinitionList
        layout="summary"
        facts={[
          ...documents.map(({ document_type, is_added }) => ({
            term: shippingDocuments[document_type],
            value: is_added ? 'Added' : 'Requested',
          })),
          ...asked.map((fact, index) => ({ ...fact, startsGroup: index === 0 })),
          {
            term: 'Declaration number',
            value: <span className="num">{declaration_number ?? 'Not declared yet'}</span>,
            startsGroup: true,
          },
          ...billFacts(clearance),
          ...(next ? [{ term: 'Next', value: next.text, startsGroup: true }] : []),
          ...(next?.by ? [{ term: 'Due', value: formatInstant(next.by) }] : []),
        ]}
      />
      {clearance.bill?.refusal && clearance.bill.payment === 'due' && (
        <div className="mt-4">
          <Banner tone="lost">{clearance.bill.refusal}</Banner>
        </div>
      )}
      <p className="mt-4 text-ink-2">
        {dutyTextInto(clearance.into)} <OldFacts of="customs" />
      </p>
      {actions && <div className="mt-4 flex flex-wrap items-start gap-3">{actions}</div>}
    </Card>
  )
}

type Clearance = ClearanceCardProps['clearance']

const paymentTexts: Record<NonNullable<Clearance['bill']>['payment'], string> = {
  due: 'Not paid',
  processing: 'Being paid',
  paid: 'Paid',
  refunded: 'Paid and refunded',
  cancelled: 'Nothing to pay',
}

/** Of a clearance that was ordered by itself. */
const billFacts = ({ bill }: Clearance): Fact[] =>
  bill === null
    ? []
    : [
        { term: 'Number', value: <span className="num">{bill.number}</span>, startsGroup: true },
        { term: 'Cleared by', value: bill.vendor_name },
        { term: 'Price', value: <Amount value={bill.amount} currency={bill.currency} /> },
        ...(bill.fee_rate ? [{ term: 'Rate of our fee', value: bill.fee_rate }] : []),
        { term: 'Payment', value: paymentTexts[bill.payment] },
      ]

/** What customs asks beside the documents. Without a code nobody knows what it will ask. */
const askedFacts = ({ asks, facts, has_codes }: Clearance): Fact[] => [
  ...asks.map(({ ask, is_given }) => ({
    term: customsAsks[ask],
    value: is_given ? <span className="num">{givenText(ask, facts)}</span> : 'Requested',
  })),
  ...(has_codes
    ? []
    : [
        { term: 'HS codes', value: 'Not given. Customs may ask for more once “Parties and goods” has them.' },
      ]),
]

function givenText(ask: Clearance['asks'][number]['ask'], facts: Clearance['facts']): string {
  const texts = {
    origin: countryName(facts.origin_country ?? ''),
    melt: countryName(facts.melt_country ?? ''),
    cbam: facts.cbam_declarant || 'Below 50 t a year',
    eudr: facts.eudr_statement || 'Not due for these goods or this importer',
  }
  return texts[ask] ?? ''
}
