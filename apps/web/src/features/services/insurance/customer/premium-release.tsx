import { useState } from 'react'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import type { PolicyPage } from '../parts/insurance-queries.ts'
import { BindDialog } from './bind-dialog.tsx'

/** The premium is above the company's limit, and one person has approved it. */
export function PremiumRelease({ page }: { page: PolicyPage }) {
  const [isOpen, setIsOpen] = useState(false)
  const { insurance: policy, release } = page
  return (
    <>
      <WaitingRelease
        release={release}
        service="insurance"
        which={{ type: 'insurance', subject_id: policy.insurance_id }}
        onRelease={() => setIsOpen(true)}
      />
      {isOpen && <BindDialog policy={policy} onClose={() => setIsOpen(false)} isRelease />}
    </>
  )
}
