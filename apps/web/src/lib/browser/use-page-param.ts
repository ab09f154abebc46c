import { useAddressParam } from './use-address-param.ts'

/** Which page of a list is shown, as the address says it: the first where it says nothing sensible. */
export function usePageParam(): [page: number, setPage: (page: number) => void] {
  const [text, setText] = useAddressParam('page')
  return [Math.max(1, Math.trunc(Number(text)) || 1), (page) => setText(String(page))]
}
