import { useSuspenseQuery } from '@tanstack/react-query'
import { whenAdvanced, yourTerms } from '@tradelane/contract/invoice-factoring/assignment'
import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { financePartnersQuery } from '../../../../lib/queries/finance-partners.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { useLimitOfBuyer } from '../parts/limit-of-buyer.ts'
import { offerFacts } from '../parts/offer-facts.tsx'
import { XmlDifferences } from '../parts/xml-differences.tsx'
import type { Offer } from './fund-queries.ts'
import type { FundValues } from './fund-values.ts'
import type { useOffer } from './use-offer.ts'

type FundSummaryProps = { values: FundValues; offered: ReturnType<typeof useOffer> }

/** Step 3: everything once more, with its full cost. */
export function FundSummary({ values, offered: { offer, problem, askAgain } }: FundSummaryProps) {
  const { data: partners } = useSuspenseQuery(financePartnersQuery)
  const limit = useLimitOfBuyer(values.beneficiary_id)
  const partner = partners.find((one) => String(one.finance_partner_id) === values.finance_partner_id)
  const currency = offer?.currency ?? limit?.currency ?? 'USD'
  return (
    <div className="num grid gap-6">
      <Part title="Buyer" facts={buyerFacts(values)} />
      <Part
        title="Invoice"
        facts={[
          { term: 'Finance partner', value: partner?.finance_partner_name },
          { term: 'Finance term', value: `${values.finance_term} days` },
          { term: 'Invoice amount', value: formatAmount(values.invoice_amount || '0', currency as Currency) },
          { term: 'Invoice number', value: values.invoice_number },
          ...(values.invoice_date ? [{ term: 'Invoice date', value: formatDay(values.invoice_date) }] : []),
          ...(values.order_number ? [{ term: 'Order number', value: values.order_number }] : []),
          ...(values.ksef_number ? [{ term: 'KSeF number', value: values.ksef_number }] : []),
          { term: 'Shipment date', value: formatDay(values.shipment_date) },
          { term: 'Payment request', value: `${values.payment_request} %` },
          { term: 'Documents', value: documentsOf(values) },
        ]}
      />
      {offer && <Part title="Offer" layout="summary" facts={offerFacts(offer)} />}
      {problem && (
        <Banner
          tone="lost"
          isAlert
          action={
            askAgain && (
              <Button size="sm" onClick={askAgain}>
                Try again
              </Button>
            )
          }
        >
          {problem}
        </Banner>
      )}
      {offer && <Failed offer={offer} />}
      {offer && <XmlDifferences differences={offer.xml_differences} />}
      <p className="text-ink-2">
        Interest runs by actual days&nbsp;/&nbsp;360 from the day of the advance to the day on which the buyer
        pays. The buyer is asked to confirm the invoice before the advance is paid. {whenAdvanced}{' '}
        {yourTerms.join(' ')}
      </p>
    </div>
  )
}

function Failed({ offer: { checks } }: { offer: Offer }) {
  const failed = checks.find(({ passed }) => !passed)
  return failed ? (
    <Banner tone="lost" title="This invoice cannot be funded" isAlert>
      {failed.reason}
    </Banner>
  ) : null
}

function Part({ title, ...list }: { title: string; facts: Fact[]; layout?: 'rows' | 'summary' }) {
  return (
    <section aria-label={title} className="border-t border-line pt-5 first:border-0 first:pt-0">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <DefinitionList {...list} />
    </section>
  )
}

const buyerFacts = (values: FundValues): Fact[] => [
  { term: 'Company name', value: values.company_name },
  { term: 'Registration number', value: values.company_registration_number },
  { term: 'Address', value: values.company_address },
  { term: 'Contact person', value: values.contact_person_name },
  { term: 'Phone number', value: values.phone_number },
  { term: 'Email', value: values.email },
]

const documentsOf = (values: FundValues): string =>
  ['Invoice', 'Purchase order', ...(values.shipping_file ? ['Transport document'] : [])].join(', ')
