import { useSearchParams } from 'react-router'

/**
 * One search parameter of the address as state: it can be linked to, and the browser's Back closes it. Setting it to
 * undefined removes it, together with the other named parameters.
 */
export function useAddressParam(
  name: string,
): [value: string | undefined, set: (value: string | undefined, more?: Record<string, string>) => void] {
  const [search, setSearch] = useSearchParams()
  const set = (value: string | undefined, more: Record<string, string> = {}) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        for (const [key, text] of Object.entries(more)) {
          if (text === '') next.delete(key)
          else next.set(key, text)
        }
        return next
      },
      { replace: value === undefined, preventScrollReset: true },
    )
  return [search.get(name) ?? undefined, set]
}
