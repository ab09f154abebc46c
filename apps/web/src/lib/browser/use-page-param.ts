import { useAddressParam } from './use-address-param.ts'

/** The page of a list, from the address; the first page if the address has no valid number. */
export function usePageParam(): [page: number, setPage: (page: number) => void] {
  const [text, setText] = useAddressParam('page')
  return [Math.max(1, Math.trunc(Number(text)) || 1), (page) => setText(String(page))]
}
