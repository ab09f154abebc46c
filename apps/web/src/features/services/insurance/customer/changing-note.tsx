import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { detailsStep } from './insurance-steps.ts'
import { useInsuranceAddress } from './use-insurance-address.ts'

/** Says that an existing policy is being changed, and offers to start a new one for other goods. */
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
        ? `You are continuing ${policy_number}.`
        : `You are changing ${policy_number}, which you have already submitted. After the change it needs a new approval and a new quote.`}
    </Banner>
  )
}
