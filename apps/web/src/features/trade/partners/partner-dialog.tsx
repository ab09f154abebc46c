import { lazy, Suspense } from 'react'
import type { PartnerDialogProps } from './open-partner-dialog.tsx'

const OpenPartnerDialog = lazy(() =>
  import('./open-partner-dialog.tsx').then((module) => ({ default: module.OpenPartnerDialog })),
)

/** The beneficiary modal: mount it to open it. Its form and the bank tables are loaded only then. */
export function PartnerDialog(props: PartnerDialogProps) {
  return (
    <Suspense>
      <OpenPartnerDialog {...props} />
    </Suspense>
  )
}
