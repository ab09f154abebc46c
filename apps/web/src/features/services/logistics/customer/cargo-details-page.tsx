import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { ChoiceButtons } from '../../../../ui/forms/choice-buttons.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Wizard, WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { WizardTrade } from '../../../../ui/wizard/wizard-trade.tsx'
import { CargoCustom } from './cargo-custom.tsx'
import { CargoExtras } from './cargo-extras.tsx'
import type { CargoFormState } from './cargo-form.ts'
import { CargoGoods } from './cargo-goods.tsx'
import { cargoLoad } from './cargo-load.ts'
import { CargoPlaces } from './cargo-places.tsx'
import { CargoSoFar } from './cargo-so-far.tsx'
import { cargoStep, freightSteps, initiateStep } from './cargo-steps.ts'
import { CargoTransport } from './cargo-transport.tsx'
import { introAddress } from './initiate-skip.ts'
import { useCargoForm } from './use-cargo-form.ts'

/** /logistics/cargo-details: the cargo and its route. */
export function CargoDetailsPage() {
  const { form, submit } = useCargoForm()
  const navigate = useNavigate()
  const cargo = form.watch()
  const load = cargoLoad(cargo)
  return (
    <FormProvider {...form}>
      <PageHeader
        title="Cargo details"
        lead="Your cargo and its route. The next step shows the carriers’ prices."
        actions={<LinkButton to="/logistics/shipments">Shipments</LinkButton>}
      />
      <Wizard
        label="Freight steps"
        steps={freightSteps}
        current={cargoStep}
        onStep={(index) =>
          index === initiateStep ? void navigate(introAddress) : index > cargoStep && submit()
        }
        hasHeading={false}
        trade={<WizardTrade />}
        summary={<CargoSoFar form={cargo} />}
      >
        <form
          aria-label="Cargo details"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Booking form={form} />
          <div className="grid gap-6">
            <Part title="Transport">
              {cargo.booking === 'lcl' ? <CargoCustom load={load} /> : <CargoTransport load={load} />}
            </Part>
            <Part title="Places and day">
              <CargoPlaces />
            </Part>
            <Part title="Goods">
              <CargoGoods load={load} />
            </Part>
            <Part title="Optional services">
              <CargoExtras />
            </Part>
          </div>
          <WizardActions
            back={<LinkButton to={introAddress}>Back</LinkButton>}
            next={
              <Button type="submit" tone="main">
                Get quotes
              </Button>
            }
          />
        </form>
      </Wizard>
    </FormProvider>
  )
}

function Booking({ form }: { form: CargoFormState }) {
  return (
    <ChoiceButtons
      label="Booking"
      className="mb-5"
      choices={{ simpleBooking: 'Simple Booking', lcl: 'Custom Booking' }}
      chosen={form.watch('booking')}
      onChoose={(booking) => {
        form.clearErrors()
        form.setValue('booking', booking)
        form.setValue('transportation_by', '')
      }}
    />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
