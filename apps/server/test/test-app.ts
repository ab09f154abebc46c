import type { FailureAnswer } from '@tradelane/contract'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { appOn, type Choices, type TestApp } from './app-on.ts'
import { templateWithCompanies } from './prepared-companies.ts'

export type { Answer, TestApp } from './app-on.ts'

type AppChoices = Choices & {
  /** Without the prepared companies: for tests that count what there is. */
  isEmpty?: boolean
  /** Instead of one of its own: the database of a server that a test starts and stops. */
  database?: { connectionString: string }
}

/** The whole application on a database of its own. */
export async function testApp(
  env: Record<string, string> = {},
  { database, isEmpty = false, ...choices }: AppChoices = {},
): Promise<TestApp> {
  if (database) return appOn({ ...database, close: async () => undefined }, env, choices)
  return appOn(await freshDatabase(isEmpty ? undefined : await templateWithCompanies()), env, choices)
}

/** The body of an answer that ought to be a refusal. */
export function failure(answer: { body: unknown }): FailureAnswer {
  return answer.body as FailureAnswer
}
