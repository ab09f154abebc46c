import { type NavigateOptions, useSearchParams } from 'react-router'

type ChangeAddress = (edit: (next: URLSearchParams) => void, options?: NavigateOptions) => void

/**
 * The search parameters of the address, and how to change them. A change starts from what the address says at that moment, not from what was
 * drawn last: the router's own setter does the latter, so a search that is reported half a second after the last key would take back a
 * filter that was chosen meanwhile.
 */
export function useAddress(): [address: URLSearchParams, change: ChangeAddress] {
  const [address, setAddress] = useSearchParams()
  const change: ChangeAddress = (edit, options) => {
    const next = new URLSearchParams(window.location.search)
    edit(next)
    setAddress(next, { preventScrollReset: true, ...options })
  }
  return [address, change]
}
