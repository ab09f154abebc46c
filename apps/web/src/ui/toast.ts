import type { ToastTexts } from './toaster.tsx'

/** The toasts' code and container come with the first toast, not with the first page. */
const toaster = () => import('./toaster.tsx')

/** The control that was used last: known before the first toast, which must not cover it. */
let touched: Element | null = null

/** Keeps note of the control that is used, from the page's start on. */
export function followControls(page: Document): void {
  for (const kind of ['pointerdown', 'keydown', 'change'] as const)
    page.addEventListener(
      kind,
      ({ target }) => {
        if (target instanceof Element)
          touched = target.closest('a, button, input, select, textarea, summary, label')
      },
      { capture: true },
    )
}

const show = (kind: 'success' | 'error' | 'info' | 'warning') => (message: string) =>
  void toaster().then((module) => module.showToast(kind, message, touched))

/** Top right, five seconds, held while pointed at, read aloud. For what happened elsewhere; never for what a form shows. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  /** One toast that follows a promise; the promise's own failure stays the caller's to handle. */
  promise: (promise: Promise<unknown>, texts: ToastTexts) => {
    promise.catch(() => undefined)
    void toaster().then((module) => module.followPromise(promise, texts, touched))
  },
}
