import { refuseFields } from '../../../refusal.ts'
import { checkHsCode, replacedText } from '../../world/hs-codes/index.ts'
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

/** What is odd about a code, in words for the customer; undefined where nothing is. Some countries still declare by the edition of 2017. */
export function oddHsCode(code: string): string | undefined {
  const checked = international(code)
  return checked.state === 'replaced' ? `${replacedText(checked)} Check it before you submit.` : undefined
}
