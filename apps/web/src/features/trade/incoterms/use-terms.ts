import { type Incoterm, incotermCodes } from '@tradelane/contract/lists/incoterms'
import { useAddress } from '../../../lib/browser/use-address.ts'

const isTerm = (text: string | null): text is Incoterm => incotermCodes.some((code) => code === text)

/** Kept in the address, so that it can be sent to the other side. */
export function useTerms() {
  const [address, change] = useAddress()
  const [asked, compared] = [address.get('term'), address.get('with')]
  const term = isTerm(asked) ? asked : 'FCA'
  const choose = (name: string, value: string) =>
    change((next) => (value === '' ? next.delete(name) : next.set(name, value)), { replace: true })
  return {
    ...{ term, choose, isInContainer: address.get('container') === '1' },
    other: isTerm(compared) && compared !== term ? compared : undefined,
  }
}
