import { transportFormText } from '@tradelane/contract/lists/transport-document-forms'
import { documentKinds } from '@tradelane/contract/smart-escrow/document-kinds'
import { examinationRules, isCompared } from '@tradelane/contract/smart-escrow/kind-of-title'
import { presentationStateTable } from '@tradelane/contract/smart-escrow/presentation-states'
import type { WirePresentation } from '@tradelane/contract/smart-escrow/presentations'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Button } from '../../../../ui/button.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'

type PresentationsProps<P extends WirePresentation> = {
  /** Of one document, newest first. */
  presentations: readonly P[]
  /** The document, for the buttons' names. */
  title: string
  onView: (presentation: P) => void
  actions?: (presentation: P) => ReactNode
}

/** What the seller presented, as both sides see it: the newest open, the ones before it folded. */
export function Presentations<P extends WirePresentation>(props: PresentationsProps<P>) {
  const [newest, ...earlier] = props.presentations
  if (!newest) return null
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <Presentation {...props} presentation={newest} />
      {props.actions?.(newest)}
      {earlier.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-2">Earlier versions ({earlier.length})</summary>
          <div className="mt-3 grid gap-4">
            {earlier.map((presentation) => (
              <Presentation key={presentation.presentation_id} {...props} presentation={presentation} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

type PresentationProps<P extends WirePresentation> = PresentationsProps<P> & { presentation: P }

function Presentation<P extends WirePresentation>({ presentation, title, onView }: PresentationProps<P>) {
  const { version, state, presented_at, differences } = presentation
  return (
    <section aria-label={`${title}, version ${version}`} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">Version {version}</span>
        <StatusBadge states={presentationStateTable} state={state} />
        <span className="text-xs text-ink-2">{formatInstant(presented_at)}</span>
        <Button size="sm" tone="quiet" onClick={() => onView(presentation)}>
          View
          <span className="sr-only">
            {' '}
            {title}, version {version}
          </span>
        </Button>
      </div>
      <DefinitionList facts={statedFacts(presentation)} />
      {differences.length > 0 ? (
        <div>
          <p className="font-medium">Differences</p>
          <ul className="list-disc pl-5">
            {differences.map(({ code, text, is_waived }) => (
              <li key={code} className="wrap-anywhere">
                {text} {is_waived && <span className="text-ink-2">Waived by the buyer.</span>}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-ink-2">
          {isCompared(presentation.kind)
            ? 'The check found no difference.'
            : 'Only the dates of this kind of document are checked. Read it.'}
        </p>
      )}
      {state === 'presented' && <Deadlines presentation={presentation} />}
    </section>
  )
}

function Deadlines({ presentation: { due_at, silent_at, differences } }: { presentation: WirePresentation }) {
  const isClean = differences.every(({ is_waived }) => is_waived)
  return (
    <p className="text-xs text-ink-2">
      To be examined by {formatInstant(due_at)}.{' '}
      {silent_at &&
        `Without a decision by ${formatInstant(silent_at)} it is ${isClean ? 'accepted' : 'refused for these differences'}.`}
    </p>
  )
}

const yesNo = { yes: 'Yes', no: 'No' }

const statedFacts = (stated: WirePresentation): Fact[] =>
  [
    { term: 'Kind', value: documentKinds[stated.kind] },
    { term: 'Form', value: transportFormText(stated) },
    { term: 'Number', value: stated.document_number },
    { term: 'Date', value: formatDay(stated.document_date) },
    {
      term: 'Amount',
      value: stated.amount !== null && stated.currency && formatAmount(stated.amount, stated.currency),
    },
    { term: 'Port of loading', value: stated.port_of_loading },
    { term: 'Port of discharge', value: stated.port_of_discharge },
    { term: 'Shipment date', value: stated.shipment_date && formatDay(stated.shipment_date) },
    { term: 'Transhipment', value: stated.transhipment && yesNo[stated.transhipment] },
    { term: 'Partial shipment', value: stated.partial_shipment && yesNo[stated.partial_shipment] },
    { term: 'Examined by', value: examinationRules(stated) },
  ].filter(({ value }) => Boolean(value))
