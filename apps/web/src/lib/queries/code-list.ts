import { queryOptions, useQueries, useSuspenseQueries } from '@tanstack/react-query'
import { type CodeListCategory, codeLists } from '@tradelane/contract/lists/code-lists'
import { api } from '../net/api.ts'

/** The choices of a dropdown. They change only with a release, so they are loaded once. */
export const codeListQuery = (category: CodeListCategory, region: string) =>
  queryOptions({
    queryKey: ['code list', category, region],
    queryFn: () => api(codeLists.constants, { body: { category, region } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Loads these lists in parallel before the page renders, so that nothing on it waits for one of them. */
export function useCodeLists(categories: readonly CodeListCategory[], region: string): void {
  useSuspenseQueries({ queries: categories.map((one) => codeListQuery(one, region)) })
}

export type CodeName = (category: CodeListCategory, code: string) => string

/** The names of codes in these lists; a code is shown as it is until its list is loaded, or if it is not in it. */
export function useCodeName(categories: readonly CodeListCategory[], region = ''): CodeName {
  const lists = useQueries({ queries: categories.map((one) => codeListQuery(one, region)) })
  return (category, code) => {
    const list = lists[categories.indexOf(category)]?.data
    return list?.find((entry) => entry.code === code)?.description ?? code
  }
}
