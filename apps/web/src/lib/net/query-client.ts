import { QueryClient } from '@tanstack/react-query'
import { mayPass } from './api-error.ts'

/** Refusals are not retried; only timeouts and server errors are. */
const isWorthRetrying = (failures: number, error: Error): boolean => mayPass(error) && failures < 2

export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a connection a call fails with a message; the default would wait silently.
    queries: { staleTime: 15_000, gcTime: 30 * 60_000, retry: isWorthRetrying, networkMode: 'always' },
    // No automatic retry: the user sees the failure and decides.
    mutations: { retry: false, networkMode: 'always' },
  },
})
