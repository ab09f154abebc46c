import { dayText } from '@tradelane/contract/primitives/day-text'
import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'

type ReadFieldsProps = { read: NonNullable<WireTradeDocument['read']> }

/** What a file seems to say, to be checked, and what could not be read of it. */
export function ReadFields({ read: { unread, fields } }: ReadFieldsProps) {
  const said = fields ? linesOf(fields) : []
  return (
    <div className="num text-xs text-ink-2">
      {said.length > 0 && (
        <>
          <span className="text-wait">Read from the file, please check:</span> {said.join(', ')}.{' '}
        </>
      )}
      {unread}
    </div>
  )
}

type Fields = NonNullable<ReadFieldsProps['read']['fields']>

function linesOf(fields: Fields): string[] {
  const { number, date, total, currency, net_weight, gross_weight, incoterm, hs_codes } = fields
  const named: readonly (readonly [string, string | null | undefined])[] = [
    ['number', number],
    ['seller', fields.seller],
    ['buyer', fields.buyer],
    ['consignee', fields.consignee],
    ['goods', fields.goods],
    ['packages', fields.packages],
    ['date', date && dayText(date)],
    ['total', total && `${total} ${currency ?? ''}`],
    ['net', net_weight && `${net_weight} kg`],
    ['gross', gross_weight && `${gross_weight} kg`],
    ['Incoterm', incoterm],
    ['from', fields.port_of_loading],
    ['to', fields.port_of_discharge],
    ['origin', fields.origin],
    ['freight', fields.freight_terms],
    ['on board', fields.on_board && dayText(fields.on_board)],
    ['sum insured', fields.insured && `${fields.insured} ${currency ?? ''}`],
    ['HS', hs_codes.length > 0 ? hs_codes.join(' ') : null],
  ]
  return named.flatMap(([label, value]) => (value ? [`${label} ${value}`] : []))
}
