import { queryOptions, useQueries, useSuspenseQueries } from '@tanstack/react-query'
import { type CodeListCategory, codeLists } from '@tradelane/contract/lists/code-lists'
import { api } from '../net/api.ts'

/** The choices of a dropdown. They change with a release only, so they are asked for once. */
export const codeListQuery = (category: CodeListCategory, region: string) =>
  queryOptions({
    queryKey: ['code list', category, region],
    queryFn: () => api(codeLists.constants, { body: { category, region } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Loads these lists, all at once, before the page is drawn: what stands on it never waits for one of them. */
export function useCodeLists(categories: readonly CodeListCategory[], region: string): void {
  useSuspenseQueries({ queries: categories.map((one) => codeListQuery(one, region)) })
}

export type CodeName = (category: CodeListCategory, code: string) => string

/** What the codes of these lists mean in words; a code stands for itself until its list is there, or has it. */
export function useCodeName(categories: readonly CodeListCategory[], region = ''): CodeName {
  const lists = useQueries({ queries: categories.map((one) => codeListQuery(one, region)) })
  return (category, code) => {
    const list = lists[categories.indexOf(category)]?.data
    return list?.find((entry) => entry.code === code)?.description ?? code
  }
}
