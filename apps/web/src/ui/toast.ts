import type { ToastTexts } from './toaster.tsx'

/** The toasts' code and container come with the first toast, not with the first page. */
const toaster = () => import('./toaster.tsx')

/** Top right, five seconds, held while pointed at, read aloud. For what happened elsewhere; never for what a form shows. */
export const toast = {
  success: (message: string) => void toaster().then((module) => module.showToast('success', message)),
  error: (message: string) => void toaster().then((module) => module.showToast('error', message)),
  info: (message: string) => void toaster().then((module) => module.showToast('info', message)),
  warning: (message: string) => void toaster().then((module) => module.showToast('warning', message)),
  /** One toast that follows a promise; the promise's own failure stays the caller's to handle. */
  promise: (promise: Promise<unknown>, texts: ToastTexts) => {
    promise.catch(() => undefined)
    void toaster().then((module) => module.followPromise(promise, texts))
  },
}
