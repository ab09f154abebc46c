import { useAddress } from '../../../lib/browser/use-address.ts'

const name = 'find'

/** The search over everything, which the address of any page opens (`?find=FB-2026`). What is typed replaces the address, so that Back closes it. */
export function useFindAddress() {
  const [address, change] = useAddress()
  return {
    /** Undefined while it is closed. */
    text: address.get(name) ?? undefined,
    open: () => change((next) => next.set(name, '')),
    find: (text: string) => change((next) => next.set(name, text), { replace: true }),
    close: () => change((next) => next.delete(name), { replace: true }),
  }
}
