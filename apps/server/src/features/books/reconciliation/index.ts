/** How our books are compared with the payments provider's. */
export { reconcileDaily, reconcileProvider } from './reconcile-provider.ts'
