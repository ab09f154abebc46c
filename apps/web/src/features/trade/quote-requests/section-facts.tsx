import { useQuery } from '@tanstack/react-query'
import { hsText } from '@tradelane/contract/hs-codes/code-text'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { valueOfLine } from '@tradelane/contract/quote-requests/value-of-goods'
import { type Currency, formatMoney } from '@tradelane/money'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { partnersQuery } from '../../../lib/queries/partners.ts'
import { groupDigits } from '../../../ui/forms/typed-amount.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { nameFacts, partnerFacts, routeFacts, serviceFacts, unitName } from './request-facts.ts'

/** What the request says of one step. */
export function SectionFacts({ index, request }: { index: number; request: WireQuoteRequest }) {
  if (index === 0) return <Goods request={request} />
  if (index === 1) return <DefinitionList facts={routeFacts(request)} />
  if (index === 2) return <Partner request={request} />
  return <DefinitionList facts={serviceFacts(request)} />
}

function Partner({ request }: { request: WireQuoteRequest }) {
  const id = request.counterparty?.beneficiary_id
  const { data: partners } = useQuery({ ...partnersQuery(), enabled: Boolean(id) })
  const name = id ? partners?.find((one) => one.beneficiary_id === id)?.company_name : undefined
  return <DefinitionList facts={partnerFacts(request, name)} />
}

type Line = WireQuoteRequest['goods'][number] & { number: number }

function Goods({ request }: { request: WireQuoteRequest }) {
  const { currency, total } = request
  return (
    <div className="grid gap-4">
      <DefinitionList facts={nameFacts(request)} />
      {request.goods.length > 0 && (
        <DataTable
          label="Goods"
          columns={columnsIn(currency)}
          rows={request.goods.map((line, index) => ({ ...line, number: index + 1 }))}
          rowKey={({ number }) => String(number)}
          empty={null}
        />
      )}
      {total !== null && currency && (
        <p className="num text-right font-semibold">Value of the goods: {formatAmount(total, currency)}</p>
      )}
    </div>
  )
}

/** As the server adds it up: each line rounded once. */
function amountText({ quantity, unit_price }: Line, currency: Currency | null): string {
  if (quantity === null || unit_price === null || !currency) return '–'
  const value = valueOfLine({ quantity: String(quantity), unit_price: String(unit_price) }, currency)
  return value ? formatMoney(value) : '–'
}

const columnsIn = (currency: Currency | null): Column<Line>[] => [
  { key: 'goods', title: 'Goods', isMain: true, cell: ({ description }) => description ?? '–' },
  { key: 'hs', title: 'HS code', className: 'num', cell: ({ hs_code }) => hsText(hs_code ?? '–') },
  {
    key: 'quantity',
    title: 'Quantity',
    className: 'num',
    isRight: true,
    cell: ({ quantity, unit }) =>
      quantity === null ? '–' : `${groupDigits(String(quantity))} ${unitName(unit)}`,
  },
  {
    key: 'price',
    title: 'Price of one unit',
    className: 'num',
    isRight: true,
    cell: ({ unit_price }) =>
      unit_price === null ? '–' : `${groupDigits(String(unit_price))} ${currency ?? ''}`,
  },
  {
    key: 'amount',
    title: 'Amount',
    className: 'num',
    isRight: true,
    cell: (line) => amountText(line, currency),
  },
]
