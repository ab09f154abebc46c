import { Card } from '../../../ui/card.tsx'
import { DefinitionList, type Fact } from '../../../ui/records/definition-list.tsx'

/** Amounts, account and details of a payment, as the customer and the back office see it. */
export function PaymentFactsCard({
  amounts,
  account,
  details,
}: Record<'amounts' | 'account' | 'details', Fact[]>) {
  return (
    <Card title="Payment">
      <div className="num grid gap-5">
        <DefinitionList facts={amounts} />
        <div className="border-t border-line pt-5">
          <DefinitionList facts={account} />
        </div>
        <div className="border-t border-line pt-5">
          <DefinitionList facts={details} />
        </div>
      </div>
    </Card>
  )
}
