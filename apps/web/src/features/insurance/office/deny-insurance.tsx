import { deniedInsurance, type WireOfficePolicy } from '@tradelane/contract/insurance/office-calls'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDeny } from './queries.ts'

export function DenyInsurance({ policy }: { policy: WireOfficePolicy }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Deny</Button>
      {isOpen && <DenyDialog policy={policy} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type DenyDialogProps = { policy: WireOfficePolicy; onClose: () => void }

function DenyDialog({ policy: { insurance_id, version, company_name }, onClose }: DenyDialogProps) {
  const form = useContractForm(deniedInsurance, { insurance_id, version, reason: '' })
  const denying = useDeny()
  const deny = form.handleSubmit(async (body) => {
    const answer = await denying.mutateAsync(body).catch(() => undefined)
    if (!answer) return
    onClose()
    toast.success(answer.message ?? 'Denied')
  })
  return (
    <FormDialog
      title="Deny this insurance"
      lead={`${company_name} reads the reason by mail and on the policy.`}
      onClose={onClose}
      onSubmit={() => void deny()}
      submitText="Deny"
      busyText="Denying…"
      isBusy={denying.isPending}
    >
      <div className="grid gap-4">
        <TextArea label="Reason" error={form.formState.errors.reason?.message} {...form.register('reason')} />
        {denying.error && (
          <Banner tone="lost" isNews>
            {messageOf(denying.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
