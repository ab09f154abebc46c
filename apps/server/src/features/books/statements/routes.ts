import { statements } from '@tradelane/contract/statements/calls'
import { routes, success } from '../../../http/routes.ts'
import { issueStatement } from './issue-statement.ts'
import { listStatements } from './list-statements.ts'
import { statementAnswer } from './statement-answer.ts'
import { statementFile } from './statement-file.ts'
import { isGenuine } from './verify-statement.ts'

export const statementRoutes = routes(statements, {
  issue: async ({ deps, actor, body }) => ({
    ...success,
    statement: statementAnswer(await issueStatement(deps, actor, body)),
  }),
  list: async ({ deps, actor, query }) => {
    const { statements: found, pagination } = await listStatements(deps.db, actor, query)
    return { ...success, data: found.map(statementAnswer), pagination }
  },
  file: async ({ deps, actor, query }) =>
    statementFile(deps, actor, { statementId: query.statement_id, format: query.format }),
  verify: async ({ deps, body }) => ({ ...success, is_genuine: await isGenuine(deps.db, body) }),
})
