import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { DialogButton } from '../../../../../ui/dialogs/dialog-button.tsx'
import { AskDialog } from './ask-dialog.tsx'

/** Asks one or several vendors for their prices. */
export function AskVendors({ one }: { one: WireDeskCase }) {
  return (
    <DialogButton text="Ask vendors" className="justify-self-start">
      {(close) => <AskDialog one={one} onClose={close} />}
    </DialogButton>
  )
}
