import { queryOptions, useMutation } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { type StatementFormat, statements } from '@tradelane/contract/statements/calls'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

type Body<Call extends keyof typeof statements> =
  WireInput<(typeof statements)[Call]> extends { body: infer Given } ? Given : never

const key = ['statements'] as const

export const statementsQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, page],
    queryFn: ({ signal }) => api(statements.list, { query: { page: String(page) } }, { signal }),
  })

async function takeFile(statementId: string, format: StatementFormat): Promise<void> {
  const file = await apiFile(statements.file, { query: { statement_id: statementId, format } })
  saveFile(file, `statement.${format === 'camt' ? 'xml' : format}`)
}

/** The statement of a period as a file; creates it if it does not exist yet. */
export const useTakeStatement = () =>
  useChange([key], async ({ format, ...body }: Body<'issue'> & { format: StatementFormat }) => {
    const { statement } = await api(statements.issue, { body })
    await takeFile(statement.statement_id, format)
  })

/** An existing statement as a file. */
export const useTakeAgain = () =>
  useMutation({
    mutationFn: ({ statementId, format }: { statementId: string; format: StatementFormat }) =>
      takeFile(statementId, format),
  })

export const useVerifyStatement = () =>
  useMutation({ mutationFn: (body: Body<'verify'>) => api(statements.verify, { body }) })
