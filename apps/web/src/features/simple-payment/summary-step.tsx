import { useSuspenseQuery } from '@tanstack/react-query'
import { exemptionCodes, purposeCodes } from '@tradelane/contract/payment-options'
import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../lib/format-amount.ts'
import { partnersQuery } from '../../lib/partners.ts'
import { profileQuery } from '../../lib/profile.ts'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { HeldPrice } from './held-price.tsx'
import type { PaymentValues } from './payment-form.ts'
import type { Price } from './use-price.ts'

type SummaryStepProps = { values: PaymentValues; price: Price }

/** Step 4: everything once more, to be read before it is approved. */
export function SummaryStep({ values, price }: SummaryStepProps) {
  const { data: user } = useSuspenseQuery(profileQuery)
  const payee = usePayee(values)
  const { quote } = price
  const { amount_sent_currency: from, amount_received_currency: to } = values
  const named = (code: string, codes: Record<string, string>) => (code ? `${code} ${codes[code]}` : '')
  return (
    <div className="grid gap-6">
      <Part
        title="Sender and beneficiary"
        facts={[
          { term: 'Sender', value: user.company_name },
          { term: 'Beneficiary', value: payee?.partner.company_name },
          { term: 'Account Reference Name', value: payee?.account?.account_ref_name },
          { term: 'Account holder', value: payee?.account?.account_holder_name },
          { term: 'Account no. / IBAN', value: payee?.account?.account_no },
          { term: 'Bank', value: payee?.account?.bank },
        ]}
      />
      <Part
        title="Amounts"
        facts={[
          { term: 'You send', value: quote && formatAmount(quote.amount_sent, from as Currency) },
          { term: 'Fee, inside it', value: quote && formatAmount(quote.fees, from as Currency) },
          { term: 'They receive', value: quote && formatAmount(quote.amount_received, to as Currency) },
        ]}
      />
      <HeldPrice price={price} from={from} to={to} />
      <Part
        title="Details"
        facts={[
          { term: 'Reference', value: values.reference },
          { term: 'Reason', value: values.reason },
          { term: 'Paid from', value: values.paid_from },
          { term: 'Purpose code', value: named(values.purposeCode, purposeCodes) },
          { term: 'Source of funds', value: values.sourceOfFunds },
          { term: 'Exemption code', value: named(values.exemptionCode, exemptionCodes) },
        ]}
      />
    </div>
  )
}

function Part({ title, facts }: { title: string; facts: { term: string; value: string | undefined }[] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <DefinitionList facts={facts} />
    </section>
  )
}

/** The partner and account that are chosen, from the list of partners. */
export function usePayee({ beneficiary_id, beneficiary_account_id }: PaymentValues) {
  const { data: partners } = useSuspenseQuery(partnersQuery())
  const partner = partners.find((each) => each.beneficiary_id === beneficiary_id)
  if (!partner) return undefined
  const account = partner.account_details.find(
    (each) => each.beneficiary_account_id === beneficiary_account_id,
  )
  return { partner, account }
}
