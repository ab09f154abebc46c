import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refusal stays one however often it is asked; only silence and our own faults are worth a second try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const mayPass = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
  return mayPass && failures < 2
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a connection a call fails and says so, where the default would wait without a word.
    queries: { staleTime: 15_000, gcTime: 30 * 60_000, retry: isWorthRetrying, networkMode: 'always' },
    // Not repeated by itself: the person decides, and sees what happened.
    mutations: { retry: false, networkMode: 'always' },
  },
})
