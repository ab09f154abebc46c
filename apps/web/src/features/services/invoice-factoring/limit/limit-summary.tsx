import { type Incoterm, incoterms } from '@tradelane/contract/lists/incoterms'
import { counted } from '@tradelane/contract/primitives/counted'
import type { Currency } from '@tradelane/money'
import { useFormContext } from 'react-hook-form'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { type BuyerValues, dueOnDelivery, type LimitValues } from './limit-values.ts'

/** Step 3: what is requested, to be read before it is sent. */
export function LimitSummary() {
  const { companies } = useFormContext<LimitValues>().getValues()
  return (
    <div className="grid gap-6">
      {companies.map((buyer) => (
        <section
          key={buyer.invoice_buyer_id}
          aria-label={buyer.company_name}
          className="num border-t border-line pt-5 first:border-0 first:pt-0"
        >
          <h3 className="mb-3 font-semibold">{buyer.company_name}</h3>
          <DefinitionList facts={factsOf(buyer)} />
        </section>
      ))}
      <p className="text-ink-2">
        A request costs nothing and binds you to nothing. The finance partners' rates and fees are in the term
        sheet, which you sign with password and code.
      </p>
    </div>
  )
}

function factsOf(buyer: BuyerValues): Fact[] {
  return [
    { term: 'Registration number', value: buyer.company_registration_number },
    { term: 'Address', value: buyer.company_address },
    { term: 'Years of trading', value: buyer.trading_history },
    { term: 'Description of goods', value: buyer.description_goods },
    { term: 'Limit request', value: formatAmount(buyer.limit_request || '0', buyer.currency as Currency) },
    { term: 'Incoterms', value: `${buyer.inco_terms}, ${incoterms[buyer.inco_terms as Incoterm] ?? ''}` },
    ...termFacts(buyer),
  ]
}

function termFacts(buyer: BuyerValues): Fact[] {
  const { payment_term_1: first, payment_term_2, payment_term_3, payment_term_4 } = buyer
  const later = [payment_term_2, payment_term_3, payment_term_4]
  const rest = dueOnDelivery(buyer)
  return [
    { term: 'Payment term 1', value: share(first.percentage, 'in advance') },
    ...later.map(({ days, percentage }, index) => ({
      term: `Payment term ${index + 2}`,
      value: share(percentage, `after ${counted(Number(days), 'day')}`),
    })),
    ...(rest ? [{ term: 'On delivery', value: `${rest} %` }] : []),
  ]
}

const share = (percentage: string, when: string): string =>
  Number(percentage) === 0 ? 'None' : `${percentage} % ${when}`
