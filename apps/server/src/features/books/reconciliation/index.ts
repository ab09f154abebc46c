/** How our books are compared with the payments provider's. */
export { reconcileProvider } from './reconcile-provider.ts'
