import { defectClasses } from '@tradelane/contract/quality-assurance/checklist'
import { countDefects, judgeReport } from '@tradelane/contract/quality-assurance/judge-report'
import { lotDifference } from '@tradelane/contract/quality-assurance/lot-difference'
import { reportForm } from '@tradelane/contract/quality-assurance/report-form'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { formatNumber } from '../../../../lib/format/format-number.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import type { InspectionOrder, Report } from './report-values.ts'

type ReviewReportProps = {
  /** Whole. */
  report: Report
  asked: InspectionOrder
  photos: number
  review: { send: () => void; close: () => void; isSending: boolean }
}

/** The numbers of the report and what they mean for the lot, before it is sent and cannot be changed any more. */
export function ReviewReport({ report, asked, photos, review }: ReviewReportProps) {
  const form = reportForm.parse(report)
  const { sampling } = asked
  const plan = sampling ? { ...sampling, sampleSize: sampling.sample_size } : undefined
  const { reasons } = judgeReport(form, asked, plan)
  const counts = countDefects(form.defects)
  const difference = lotDifference(form.quantities, asked.lot_size)
  const pieces = formatNumber(form.pieces_inspected ?? 0)
  return (
    <Dialog
      isOpen
      title="Send this report?"
      lead="It cannot be changed after it is sent."
      onClose={review.close}
      isBusy={review.isSending}
      actions={
        <>
          <Button onClick={review.close} disabled={review.isSending}>
            Go back
          </Button>
          <Button tone="main" onClick={review.send} isBusy={review.isSending} busyText="Sending…">
            Send report
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DefinitionList
          facts={[
            { term: 'Day', value: formatDay(form.inspected_on) },
            {
              term: 'Inspected pieces',
              value: plan ? `${pieces} of ${formatNumber(plan.sampleSize)} pieces` : pieces,
            },
            {
              term: 'Pieces with defects',
              value: defectClasses.map((name) => `${formatNumber(counts[name])} ${name}`).join(', '),
            },
            { term: 'Photos', value: String(photos) },
            { term: 'Signed by', value: form.signature.name },
          ]}
        />
        {difference && <Banner tone="wait">{difference}</Banner>}
        {reasons.length === 0 ? (
          <Banner tone="done">By the published rules, the lot passes.</Banner>
        ) : (
          <Banner tone="lost" title="By the published rules, the lot is rejected.">
            <ul aria-label="Reasons" className="list-disc pl-5">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
