import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { Timeline } from '../../../ui/records/timeline.tsx'
import { ExampleCard } from './example-card.tsx'

export function ExamplePayment() {
  return (
    <ExampleCard what="a payment" title="Hanse Teile GmbH, Hamburg" tone="done" status="Paid">
      <DefinitionList
        layout="summary"
        facts={[
          { term: 'You send', value: '1,000.00 USD' },
          { term: 'Fee', value: '0.50 USD' },
          { term: 'Locked rate', value: '1 USD = 0.880200 EUR' },
          { term: 'They receive', value: '879.76 EUR', startsGroup: true },
        ]}
      />
      <div className="mt-5 border-t border-line pt-5">
        <Timeline
          label="Steps of the example payment"
          items={[
            {
              key: 'submitted',
              title: 'Approved by you',
              at: '14:05',
              state: 'done',
              text: 'With password and code',
            },
            { key: 'sent', title: 'Sent to the bank', at: '14:06', state: 'done' },
            { key: 'paid', title: 'Credited to your supplier', at: 'next day, 10:31', state: 'done' },
          ]}
        />
      </div>
    </ExampleCard>
  )
}
