import { ApiError } from '../../../lib/net/api-error.ts'
import { toast } from '../../../ui/toast.ts'

/**
 * For a refusal because a colleague, or the nightly comparison, was faster: says so beside the page, since the row of the dialog changes or moves, and the
 * dialog closes. Any other failure stays one.
 */
export function sayOvertaken(error: unknown): undefined {
  if (!(error instanceof ApiError) || !['CONFLICT', 'ILLEGAL_STATE'].includes(error.code)) throw error
  toast.error('This difference was changed meanwhile. The page shows it as it is now.')
}
