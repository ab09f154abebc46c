import { type RefObject, useState } from 'react'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { PriceCalculator } from './price-calculator.tsx'
import { isIntroSkipped, skipIntro } from './skip-intro.ts'
import type { Entered } from './use-price.ts'

type InitiateStepProps = {
  /** What the calculator begins with. */
  entered: Entered
  /** Holds what was calculated. */
  estimate: RefObject<Entered | undefined>
}

/** Step 1: what a payment would cost. Nothing is saved or moved here. */
export function InitiateStep({ entered, estimate }: InitiateStepProps) {
  return (
    <div className="grid gap-6">
      <p className="-mt-3 text-ink-2">See what a payment would cost. Nothing is saved or sent here.</p>
      <PriceCalculator
        start={entered}
        onCalculate={(calculated) => {
          estimate.current = calculated
        }}
      />
      <SkipNextTime />
    </div>
  )
}

function SkipNextTime() {
  const [isSkipped, setIsSkipped] = useState(isIntroSkipped)
  return (
    <Checkbox
      label="Skip this page next time"
      checked={isSkipped}
      onChange={({ target }) => {
        skipIntro(target.checked)
        setIsSkipped(target.checked)
      }}
    />
  )
}
