import { useQuery } from '@tanstack/react-query'
import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { lastFour } from '../../../lib/format/format-text.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList, type Fact } from '../../../ui/records/definition-list.tsx'
import type { PaymentWizardState } from './use-payment-wizard.ts'

/** What is known so far, beside the form. */
export function SoFar({ wizard: { values, payee, amounts } }: { wizard: PaymentWizardState }) {
  const { data: user } = useQuery(profileQuery)
  const { quote } = amounts.price
  const { amount_sent_currency: from, amount_received_currency: to } = values
  const facts: Fact[] = [
    { term: 'From', value: user?.company_name },
    { term: 'To', value: payee.partner?.company_name },
    {
      term: 'Account',
      value: payee.account && `${payee.account.currency} ${lastFour(payee.account.account_no)}`,
    },
    ...(quote
      ? [
          { term: 'Amount', value: formatAmount(quote.amount_sent, from as Currency), startsGroup: true },
          { term: 'Fee', value: formatAmount(quote.fees, from as Currency) },
          { term: 'Receives', value: formatAmount(quote.amount_received, to as Currency) },
        ]
      : []),
  ]
  return (
    <Card title="So far">
      <div className="num">
        <DefinitionList layout="summary" facts={facts} />
      </div>
    </Card>
  )
}
