import type { VendorAnswer } from '@tradelane/contract/quote-desk/vendor-asks'
import { linesOf } from '../../../../lib/forms/lines-of.ts'
import type { OpenedLink } from '../../../../ui/links/open-link.tsx'

export type AnswerValues = {
  answer: VendorAnswer['answer']
  buy_amount: string
  eta: string
  valid_until: string
  inclusions: string
  exclusions: string
  remarks: string
  reason: string
  file: File | null
}

/** What was answered before, to be changed. */
export const firstAnswer = (known: OpenedLink['fields']): AnswerValues => ({
  answer: known.answer === 'cannot_offer' ? 'cannot_offer' : 'offer',
  buy_amount: known.buy_amount ?? '',
  eta: known.eta ?? '',
  valid_until: known.valid_until ?? '',
  inclusions: known.inclusions ?? '',
  exclusions: known.exclusions ?? '',
  remarks: known.remarks ?? '',
  reason: known.reason ?? '',
  file: null,
})

/** What is empty is left out: the server says what is missing. */
export function sentAnswer(values: AnswerValues, currency: string, file: string | undefined) {
  const given = (name: 'buy_amount' | 'eta' | 'valid_until' | 'remarks' | 'reason') =>
    values[name].trim() ? { [name]: values[name].trim() } : {}
  if (values.answer === 'cannot_offer') return { answer: 'cannot_offer', ...given('reason') }
  return {
    answer: 'offer',
    ...given('buy_amount'),
    currency,
    ...given('eta'),
    ...given('valid_until'),
    inclusions: linesOf(values.inclusions),
    exclusions: linesOf(values.exclusions),
    ...given('remarks'),
    ...(file !== undefined && values.file && { file, file_name: values.file.name.slice(0, 255) }),
  }
}
