import {
  monthsToReview,
  newRiskRating,
  type RiskRating,
  riskRatings,
  type WireRiskFile,
} from '@tradelane/contract/customers/file-calls'
import { useState } from 'react'
import { useBusinessNow } from '../../../lib/browser/business-clock.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput } from '../../../ui/forms/text-input.tsx'
import { useRateCustomer } from './file-queries.ts'
import { riskWords } from './risk-words.ts'

const usualDays = `${riskRatings.map((each) => `${riskWords[each]}: after ${monthsToReview[each]} months`).join('. ')}. You can choose another day.`

const options = riskRatings.map((value) => ({ value, label: riskWords[value] }))

/** A new rating. The day of review follows the rating until somebody chooses another one. */
export function RateDialog({ uid, risk, onClose }: { uid: string; risk: WireRiskFile; onClose: () => void }) {
  const now = useBusinessNow()
  const rate = useRateCustomer()
  const [rating, setRating] = useState<RiskRating | ''>(risk.current?.rating ?? '')
  const [chosenDay, setChosenDay] = useState<string>()
  const review_on = chosenDay ?? (rating === '' ? '' : dayInMonths(now, monthsToReview[rating]))
  return (
    <ReasonDialog
      title="Rate the risk of this customer"
      lead="Only the back office reads it. Earlier ratings stay."
      label="Reasons"
      rule={newRiskRating.shape.reasons}
      maxLength={2000}
      submitText="Save rating"
      busyText="Saving…"
      send={async (reasons) =>
        rating === ''
          ? undefined
          : rate.mutateAsync({ uid, version: risk.version, rating, reasons, review_on })
      }
      doneText="The rating is saved."
      onClose={onClose}
      further={{
        values: { rating, review_on },
        problems: {
          rating: rating === '' ? 'Choose a rating' : undefined,
          review_on: review_on === '' ? 'Enter a valid date' : undefined,
        },
        show: (shown) => (
          <>
            <Select
              label="Rating"
              placeholder="Choose a rating"
              options={options}
              value={rating}
              onChange={({ target }) => setRating(target.value as RiskRating | '')}
              error={shown.rating}
            />
            <DateInput
              label="Review on"
              help={usualDays}
              value={review_on}
              onChange={({ target }) => setChosenDay(target.value)}
              error={shown.review_on}
            />
          </>
        ),
      }}
    />
  )
}

function dayInMonths(now: Date, months: number): string {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}
