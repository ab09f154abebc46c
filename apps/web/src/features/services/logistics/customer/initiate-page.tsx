import { Check } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Wizard, WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { WizardTrade } from '../../../../ui/wizard/wizard-trade.tsx'
import type { BookingMode } from './cargo-form.ts'
import { findCargo, keepCargo } from './cargo-memory.ts'
import { freightSteps, initiateStep } from './cargo-steps.ts'
import { description, disclaimer, features } from './initiate-facts.ts'
import { InitiateLanes } from './initiate-lanes.tsx'
import { cargoAddress, isIntroSkipped, skipIntro } from './initiate-skip.ts'

/** /logistics: what freight is like here, and which of the two forms it begins with. */
export function InitiatePage() {
  const [address] = useSearchParams()
  // Asked once: ticking the box on this page is for the next time.
  const [isSkipped] = useState(() => isIntroSkipped() && !address.has('intro'))
  return isSkipped ? <Navigate to={cargoAddress} replace /> : <Intro />
}

function Intro() {
  const [booking, setBooking] = useState<BookingMode>(() => findCargo().booking)
  const navigate = useNavigate()
  const goOn = () => {
    keepCargo({ ...findCargo(), booking })
    void navigate(cargoAddress)
  }
  return (
    <>
      <PageHeader
        title="Logistics"
        lead={description}
        actions={
          <>
            <LinkButton to="/insurance/policies">Policies</LinkButton>
            <LinkButton to="/logistics/shipments">Shipments</LinkButton>
          </>
        }
      />
      <Wizard
        label="Freight steps"
        steps={freightSteps}
        current={initiateStep}
        onStep={(index) => index > initiateStep && goOn()}
        trade={<WizardTrade />}
        isWide
        summary={<Features />}
      >
        <div className="grid gap-6">
          <InitiateLanes />
          <RadioGroup label="Booking" choices={modes} chosen={booking} onChoose={setBooking} />
          <SkipNextTime />
        </div>
        <WizardActions
          back={<LinkButton to="/dashboard">Back</LinkButton>}
          next={
            <Button tone="main" onClick={goOn}>
              Next
            </Button>
          }
        />
      </Wizard>
    </>
  )
}

const modes = [
  {
    value: 'simpleBooking',
    label: 'Simple Booking',
    help: 'Containers, trucks, part loads and air freight, with prices at once.',
  },
  {
    value: 'lcl',
    label: 'Custom Booking',
    help: 'Part loads (LCL) and bulk by sea, with category and freight basis.',
  },
] as const

function Features() {
  return (
    <Card title="What you get">
      <ul className="grid gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check size={18} className="mt-0.5 flex-none text-sea" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-xs text-ink-2">{disclaimer}</p>
    </Card>
  )
}

function SkipNextTime() {
  const [isSkipped, setIsSkipped] = useState(isIntroSkipped)
  return (
    <Checkbox
      label="Skip this page while initiating the next logistics transaction"
      checked={isSkipped}
      onChange={({ target }) => {
        skipIntro(target.checked)
        setIsSkipped(target.checked)
      }}
    />
  )
}
