import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { correctedText, type WireCorrection } from '@tradelane/contract/partners/bank-correction'
import { formatDay } from '../../lib/format/format-date.ts'
import { Banner } from '../banner.tsx'

/** A bank's notice about an account. Nothing was changed by it: only the payee knows whether it is right. */
export function BankCorrectionNotice({ correction }: { correction: WireCorrection }) {
  const { reason, corrected, received_at } = correction
  return (
    <Banner tone="wait" title="The bank corrected this account.">
      {asSentence(reason)} {corrected.length > 0 && `The bank has: ${correctedText(corrected)}.`} The last
      payment arrived, the next one may not. Ask the payee on a number that you had before, and change the
      account. Received on {formatDay(received_at)}.
    </Banner>
  )
}
