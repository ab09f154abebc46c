import { hsDigits, hsText } from '@tradelane/contract/hs-codes/code-text'
import { dutyStatusNames } from '@tradelane/contract/landed-cost/parts'
import { countryName } from '@tradelane/contract/lists/bank-countries'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { CostBar } from './cost-bar.tsx'
import { kindNames } from './cost-kinds.ts'
import type { LandedCost, LandedCostBody } from './estimate-values.ts'

type Line = LandedCost['lines'][number]

export function EstimateResult({ body, answer }: { body: LandedCostBody; answer: LandedCost }) {
  const { lines, currency, total, total_without_tax, per_unit, lacks_duty, is_complete, warnings } = answer
  const code = hsDigits(body.hs_code)
  return (
    <Card
      title={`${body.incoterm}, ${countryName(body.origin)} to ${countryName(body.destination)}`}
      className="min-w-0"
    >
      <div className="grid gap-4">
        {!is_complete && (
          <Banner tone="lost" title={lacks_duty ? 'DUTY AND TAX ARE MISSING' : 'INCOMPLETE'}>
            {lacks_duty
              ? 'Customs charge these goods, and no rate is known here. The sum is not what they cost at their destination.'
              : 'Duty, tax or further charges are missing from this total, or are not certain.'}
          </Banner>
        )}
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure name={nameOfTotal(answer)} isSmall={lacks_duty}>
            {formatAmount(total, currency)}
          </Figure>
          {lines.some(({ kind, amount }) => kind === 'tax' && Number(amount) > 0) && (
            <Figure name="Without tax that you recover">{formatAmount(total_without_tax, currency)}</Figure>
          )}
          {per_unit !== null && <Figure name="Per unit">{formatAmount(per_unit, currency)}</Figure>}
          <Figure name="HS code">{code ? hsText(code) : body.hs_code}</Figure>
        </dl>
        <CostBar lines={lines} currency={currency} />
        {warnings.length > 0 && (
          <Banner tone="wait">
            <ul className="grid list-disc gap-1 pl-4">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Banner>
        )}
        <DataTable
          label={`Costs under ${body.incoterm} to ${countryName(body.destination)}`}
          columns={columnsOf(currency)}
          rows={lines}
          rowKey={({ kind }) => kind}
          empty={null}
        />
      </div>
    </Card>
  )
}

function nameOfTotal({ lacks_duty, is_complete }: LandedCost): string {
  if (lacks_duty) return 'Without duty and tax'
  return is_complete ? 'Landed cost' : 'Without what is missing'
}

type FigureProps = { name: string; isSmall?: boolean; children: string }

const Figure = ({ name, isSmall = false, children }: FigureProps) => (
  <div>
    <dt className="text-xs text-ink-2">{name}</dt>
    <dd className={classNames('num', !isSmall && 'text-lg font-semibold')}>{children}</dd>
  </div>
)

const columnsOf = (currency: LandedCost['currency']): Column<Line>[] => [
  {
    key: 'kind',
    title: 'Cost',
    isMain: true,
    cell: ({ kind, paid_by }) => (
      <>
        {kindNames[kind]}
        {paid_by === 'seller' && (
          <span className="block text-xs font-normal text-ink-2">Paid by the seller</span>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    isRight: true,
    className: 'num whitespace-nowrap',
    cell: ({ amount, is_not_given }) => (is_not_given ? 'Not given' : formatAmount(amount, currency)),
  },
  {
    key: 'basis',
    title: 'Rate, base and source',
    className: 'wrap-anywhere',
    cell: ({ rate, basis, status, source, as_of, is_not_given }) => (
      <>
        {rate !== undefined && <span className="num font-medium">{rate} %: </span>}
        {basis}
        {status && status !== 'known' && (
          <span className="block text-xs font-medium text-wait">{dutyStatusNames[status]}</span>
        )}
        {!is_not_given && (
          <span className="block text-xs text-ink-2">
            {source}, {formatDay(as_of)}
          </span>
        )}
      </>
    ),
  },
]
