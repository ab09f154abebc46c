import { pointsOf, verdictRules } from '@tradelane/contract/quality-assurance/checklist'
import { formatDay, today } from '../../../../lib/format/format-date.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DateInput, TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { useFormFocus } from '../../../../ui/forms/use-form-focus.ts'
import { messageOfLink } from '../../../../ui/links/message-of-link.ts'
import { CheckPoints } from './check-points.tsx'
import { DefectRows } from './defect-rows.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { ContainerRows, MeasurementRows, type PartProps, QuantityRows } from './report-rows.tsx'
import type { InspectionOrder, Photo, Report } from './report-values.ts'
import { ReviewReport } from './review-report.tsx'
import { SamplingPlan } from './sampling-plan.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { usePhotos } from './use-photos.ts'
import { type Saving, useReport } from './use-report.ts'

type ReportFormProps = {
  token: string
  session: string
  inspection: InspectionOrder
  first: Report
  isUnsaved: boolean
  photos: readonly Photo[]
  onDone: (message: string) => void
  onClosed: () => void
}

/** The report, one card for each part: made for a phone. */
export function ReportForm({ inspection, photos: known, ...work }: ReportFormProps) {
  const { report, change, session, saving, review, refusal, refused, faults, hasTried } = useReport({
    ...work,
    asked: inspection,
  })
  const photos = usePhotos({ token: work.token, session, known, onClosed: work.onClosed })
  const focus = useFormFocus(refused)
  const { quality_assurance: isTested, loading_inspection: isLoaded } = inspection
  const part = { report, change, faults }
  const shown = { token: work.token, session, photos }
  return (
    <form
      {...focus}
      noValidate
      aria-label="The report"
      className="grid grid-cols-1 gap-4 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        review.open()
      }}
    >
      {inspection.sampling && <SamplingPlan asked={inspection} />}
      <DayAndPieces {...part} asked={inspection} />
      {Boolean(isTested) && <QuantityRows {...part} />}
      <CheckPoints {...part} points={pointsOf(inspection)} />
      <DefectRows {...part} {...shown} />
      <MeasurementRows {...part} />
      {Boolean(isLoaded) && <ContainerRows {...part} />}
      <PhotoGrid {...shown} title="Photos of the goods" place="goods" orphansOf={report} />
      <PhotoGrid {...shown} title="Photos of the packing" place="packing" />
      {Boolean(isLoaded) && <PhotoGrid {...shown} title="Photos of the container" place="container" />}
      <SignatureCard {...part} />
      <VerdictRules />
      <Refused hasFaults={hasTried && Object.keys(faults).length > 0} refusal={refusal} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" tone="main" size="lg" disabled={photos.pending.length > 0}>
          Send the report
        </Button>
        <SavingState saving={saving} uploads={photos.pending.length} />
      </div>
      {review.isOpen && (
        <ReviewReport report={report} asked={inspection} photos={photos.stored.length} review={review} />
      )}
    </form>
  )
}

function Refused({ hasFaults, refusal }: { hasFaults: boolean; refusal: Error | null }) {
  if (!hasFaults && (!refusal || isDeadLink(refusal))) return null
  return (
    <Banner tone="lost" isAlert>
      {hasFaults ? 'Some details are missing or wrong. Correct the marked fields.' : messageOfLink(refusal)}
    </Banner>
  )
}

const savingTexts: Record<Saving, string> = {
  saved: 'Everything is saved.',
  saving: 'Saving…',
  waiting: 'No connection. Your entries are kept on this phone, and sent as soon as possible.',
  refused: 'Not saved. Correct the marked fields.',
}

const SavingState = ({ saving, uploads }: { saving: Saving; uploads: number }) => (
  <p role="status" className="text-ink-2">
    {uploads > 0
      ? `${uploads} ${uploads === 1 ? 'photo is' : 'photos are'} on the way.`
      : savingTexts[saving]}
  </p>
)

function DayAndPieces({
  report,
  change,
  faults,
  asked: { sampling, first_day: firstDay },
}: PartProps & { asked: InspectionOrder }) {
  return (
    <Card title="Inspection">
      <div className="grid gap-4">
        <DateInput
          label="Day of the inspection"
          min={firstDay ?? undefined}
          max={today()}
          value={report.inspected_on}
          onChange={({ target }) => change({ inspected_on: target.value })}
          error={faults.inspected_on}
        />
        <TextInput
          label="Inspected pieces"
          inputMode="numeric"
          isOptional={sampling === null}
          value={report.pieces_inspected}
          onChange={({ target }) => change({ pieces_inspected: target.value })}
          error={faults.pieces_inspected}
        />
      </div>
    </Card>
  )
}

function SignatureCard({ report, change, faults }: PartProps) {
  return (
    <Card title="Comment and signature">
      <div className="grid gap-4">
        <TextArea
          label="Comment"
          isOptional
          value={report.comment}
          onChange={({ target }) => change({ comment: target.value })}
          error={faults.comment}
        />
        <TextInput
          label="Your name"
          autoComplete="name"
          value={report.signature.name}
          onChange={({ target }) => change({ signature: { ...report.signature, name: target.value } })}
          error={faults['signature.name']}
        />
        <SignaturePad
          strokes={report.signature.strokes}
          onDraw={(strokes) => change({ signature: { ...report.signature, strokes } })}
        />
        <p className="text-ink-2">
          You sign on {formatDay(today())}. The report cannot be changed afterwards.
        </p>
      </div>
    </Card>
  )
}

function VerdictRules() {
  return (
    <Card title="How the verdict is made">
      <ul className="grid list-disc gap-2 pl-5">
        {verdictRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
