import { refuseFields } from '../../../refusal.ts'
import { checkHsCode } from '../../world/hs-codes/index.ts'
import type { RequestContent } from './quote-requests.ts'

/** The part that is the same in every country: what follows is a country's own. */
const international = (code: string) => checkHsCode(code.slice(0, 6))

/** Refuses, at its field, a code that no list can have. */
export function refuseImpossibleCodes({ goods }: RequestContent): void {
  const faults = (goods ?? []).flatMap(({ hs_code: code }, index) =>
    code && international(code).state === 'impossible'
      ? [[`goods.${index}.hs_code`, 'This HS code does not exist. Search for the goods by word'] as const]
      : [],
  )
  if (faults.length > 0) refuseFields(Object.fromEntries(faults))
}

/** What is odd about a code that may exist, in words for the customer; undefined where nothing is. */
export function oddHsCode(code: string): string | undefined {
  const checked = international(code)
  if (checked.state !== 'unlisted') return undefined
  return `Our list of HS 2022 is not complete, and does not name ${checked.code}. It belongs to: ${checked.text}. Check it before you submit.`
}
