import { useNavigate } from 'react-router'
import { WizardSteps } from '../../../../ui/wizard/wizard-steps.tsx'
import { freightSteps } from './cargo-steps.ts'
import { cargoAddress, introAddress } from './initiate-skip.ts'

const addresses = [introAddress, cargoAddress, '/logistics/quotes']

/** Where the person is on the way to a booking, and the way back. */
export function FreightSteps({ current }: { current: number }) {
  const navigate = useNavigate()
  return (
    <div className="mb-5 print:hidden">
      <WizardSteps
        isRow
        label="Freight steps"
        steps={freightSteps}
        current={current}
        onStep={(index) => {
          const address = addresses[index]
          if (index < current && address !== undefined) void navigate(address)
        }}
      />
    </div>
  )
}
