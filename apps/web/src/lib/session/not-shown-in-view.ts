import { ApiError } from '../net/api-error.ts'

/** What to say instead of a stored file to a colleague who views a customer's app; undefined where something else failed. */
export const notShownInView = (error: Error | null): string | undefined =>
  error instanceof ApiError && error.code === 'VIEW_ONLY'
    ? 'Files are not shown in a view. The back office opens them.'
    : undefined
