import { queryOptions, useSuspenseQueries } from '@tanstack/react-query'
import { type CodeListCategory, codeLists } from '@tradelane/contract/code-lists'
import { api } from './api.ts'

/** The choices of a dropdown. They change with a release only, so they are asked for once. */
export const codeListQuery = (category: CodeListCategory, region = '') =>
  queryOptions({
    queryKey: ['code list', category, region],
    queryFn: () => api(codeLists.constants, { body: { category, region } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export type CodeName = (category: CodeListCategory, code: string) => string

/** What the codes of these lists mean in words; a code that its list does not have stands for itself. */
export function useCodeName(categories: readonly CodeListCategory[], region = ''): CodeName {
  const lists = useSuspenseQueries({ queries: categories.map((one) => codeListQuery(one, region)) })
  return (category, code) => {
    const list = lists[categories.indexOf(category)]?.data
    return list?.find((entry) => entry.code === code)?.description ?? code
  }
}
