import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { detailsStep } from './insurance-steps.ts'
import { useInsuranceAddress } from './use-insurance-address.ts'

/** What was sent already is changed here; whoever means other goods starts anew. */
export function ChangingNote({ policy: { policy_number, state } }: { policy: WirePolicy }) {
  const { go } = useInsuranceAddress()
  return (
    <Banner
      tone={state === 'draft' ? 'info' : 'wait'}
      action={
        <Button
          size="sm"
          tone="quiet"
          onClick={() => void go(detailsStep, { new: '1', insuranceId: undefined })}
        >
          Insure other goods
        </Button>
      }
    >
      {state === 'draft'
        ? `You are going on with ${policy_number}.`
        : `You are changing ${policy_number}, which is with us already: once changed, it has to be approved and quoted anew.`}
    </Banner>
  )
}
