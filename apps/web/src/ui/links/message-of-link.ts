import { isNetworkFailure, messageOf } from '../../lib/net/api-error.ts'

/** Why a call of a page behind a link failed, with what to do: its reader knows nobody here to ask. */
export const messageOfLink = (error: unknown): string =>
  messageOf(
    error,
    isNetworkFailure(error) ? 'We received no response. Check your connection and try again.' : undefined,
  )
