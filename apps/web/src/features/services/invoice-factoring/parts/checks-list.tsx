import { CircleCheck, CircleX } from 'lucide-react'
import type { FundingPage } from './funding-queries.ts'

type ChecksListProps = {
  checks: FundingPage['checks']
  /** Invoice and purchase order are added. */
  hasFiles?: boolean
  /** The buyer says that the invoice is not right. */
  isDisputed?: boolean
}

/** Each check of an invoice, with pass or fail and its reason. */
export function ChecksList({ checks, hasFiles = true, isDisputed = false }: ChecksListProps) {
  const failed = checks.filter(({ passed }) => !passed).length
  return (
    <>
      <p role="status" className="mb-3 text-ink-2">
        {failed > 0
          ? `${failed} of ${checks.length} checks ${failed === 1 ? 'does' : 'do'} not pass.`
          : passedText(hasFiles, isDisputed)}
      </p>
      <ul aria-label="Checks" className="grid gap-2.5">
        {checks.map(({ check, passed, reason, warning }) => (
          <li key={check} className="num flex gap-2.5">
            {passed ? (
              <CircleCheck size={18} className="mt-0.5 flex-none text-done" aria-label="Passed" />
            ) : (
              <CircleX size={18} className="mt-0.5 flex-none text-lost" aria-label="Not passed" />
            )}
            <span className={passed ? '' : 'font-medium'}>
              {reason}
              {warning && <span className="block text-wait">{warning}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function passedText(hasFiles: boolean, isDisputed: boolean): string {
  if (isDisputed) return 'The checks passed, but the buyer disputes the invoice.'
  return hasFiles
    ? 'This invoice can be funded.'
    : 'The checks passed. Add the invoice and the purchase order.'
}
