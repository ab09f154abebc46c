import { DefinitionList } from '../../ui/definition-list.tsx'
import { Badge } from '../../ui/status-badge.tsx'
import { Timeline } from '../../ui/timeline.tsx'

/** What a finished payment looks like inside; said to be an example. */
export function ExamplePayment() {
  return (
    <figure className="floating rounded-lg p-6">
      <figcaption className="mb-4 flex flex-wrap items-center gap-3">
        <span>
          <span className="block text-xs text-ink-2">Example of a payment</span>
          <span className="text-base font-semibold">Hanse Teile GmbH, Hamburg</span>
        </span>
        <span className="ml-auto">
          <Badge tone="done">Paid</Badge>
        </span>
      </figcaption>
      <div className="num">
        <DefinitionList
          layout="summary"
          facts={[
            { term: 'You send', value: '1,000.00 USD' },
            { term: 'Fee (0.05 %)', value: '0.50 USD' },
            { term: 'Locked rate', value: '1 USD = 0.880200 EUR' },
            { term: 'They receive', value: '879.76 EUR', startsGroup: true },
          ]}
        />
      </div>
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
    </figure>
  )
}
