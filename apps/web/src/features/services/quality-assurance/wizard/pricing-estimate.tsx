import { useQuery } from '@tanstack/react-query'
import { serviceNames, inspectionServices as services } from '@tradelane/contract/quality-assurance/rules'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { EstimateLines } from '../parts/estimate-lines.tsx'
import { type EstimateBody, estimateQuery } from '../parts/inspection-queries.ts'

/** What an inspection would cost, before anything is entered. Nothing is saved. */
export function PricingEstimate() {
  const [chosen, setChosen] = useState<readonly string[]>(['loading_inspection'])
  const [value, setValue] = useState('100000')
  const [containers, setContainers] = useState('1')
  const [asked, setAsked] = useState<EstimateBody>()
  const { data, error, isFetching } = useQuery(estimateQuery(asked))
  const change =
    <Given,>(set: (given: Given) => void) =>
    (given: Given) => {
      set(given)
      setAsked(undefined)
    }
  const calculate = (event: FormEvent) => {
    event.preventDefault()
    const amount = Number(value) > 0 ? Number(value) : null
    setAsked({
      ...Object.fromEntries(services.map((service) => [service, chosen.includes(service)])),
      qa_consignment_value: amount,
      loading_consignment_value: amount,
      no_of_containers: Number(containers) > 0 ? Number(containers) : null,
    })
  }
  return (
    <form onSubmit={calculate} noValidate aria-label="Pricing estimate" className="grid gap-4">
      <h3 className="font-semibold">Pricing estimate</h3>
      <Services chosen={chosen} onChange={change(setChosen)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label="Consignment value" currency="USD" value={value} onChange={change(setValue)} />
        <NumberField label="Containers" value={containers} onChange={change(setContainers)} />
      </div>
      <Button
        type="submit"
        isBusy={isFetching}
        busyText="Calculating…"
        disabled={chosen.length === 0}
        className="justify-self-start"
      >
        Calculate
      </Button>
      {error && (
        <Banner tone="lost" isAlert>
          {messageOf(error)}
        </Banner>
      )}
      <div aria-live="polite">{asked && data && <EstimateLines estimate={data} />}</div>
    </form>
  )
}

type ServicesProps = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }

function Services({ chosen, onChange }: ServicesProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {services.map((service) => {
        const others = chosen.filter((one) => one !== service)
        const isChosen = others.length < chosen.length
        return (
          <Checkbox
            key={service}
            label={serviceNames[service]}
            checked={isChosen}
            onChange={() => onChange(isChosen ? others : [...others, service])}
          />
        )
      })}
    </div>
  )
}
