import { clamd, type Scanner } from '@tradelane/providers'
import type { Config } from '../deps/env.ts'

/** The operator's virus scanner, where one is configured. */
export const scannerOf = ({ clamdAddress }: Config): Scanner | undefined =>
  clamdAddress === undefined ? undefined : clamd({ address: clamdAddress })

/** What the operator should know at the start of the configured scanner: a sentence, or undefined where it answers. */
export async function faultOfScanner(
  { clamdAddress }: Config,
  scanner: Scanner | undefined,
): Promise<string | undefined> {
  return scanner?.scan(Buffer.from('a file of nothing')).then(
    () => undefined,
    (error: Error) =>
      `The virus scanner ${clamdAddress} gives no verdict, so documents cannot be stored: ${error.message}. See CLAMD in docs/operations.md.`,
  )
}
