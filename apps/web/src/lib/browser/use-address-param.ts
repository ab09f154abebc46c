import { useAddress } from './use-address.ts'

/**
 * One search parameter of the address as state: it can be linked to, and the browser's Back closes it. Setting it to
 * undefined removes it, together with the other named parameters.
 */
export function useAddressParam(
  name: string,
): [value: string | undefined, set: (value: string | undefined, more?: Record<string, string>) => void] {
  const [address, change] = useAddress()
  const set = (value: string | undefined, more: Record<string, string> = {}) =>
    change(
      (next) => {
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        for (const [key, text] of Object.entries(more)) {
          if (text === '') next.delete(key)
          else next.set(key, text)
        }
      },
      { replace: value === undefined },
    )
  return [address.get(name) ?? undefined, set]
}
