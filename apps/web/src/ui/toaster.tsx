import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

export type ToastTexts = { pending: string; success: string; failure: string }

const container = document.body.appendChild(document.createElement('div'))
// A popover is in the browser's top layer, so a modal dialog cannot cover it.
container.popover = 'manual'
container.className = 'fixed inset-auto m-0 overflow-visible border-0 bg-transparent p-0'
createRoot(container).render(
  <Toaster
    position="top-right"
    duration={5_000}
    closeButton
    toastOptions={{
      unstyled: true,
      classNames: {
        toast:
          'floating flex w-[min(356px,calc(100vw-32px))] items-start gap-3 rounded-md p-4 pr-10 text-sm font-sans',
        icon: 'mt-0.5',
        success: '[&_[data-icon]]:text-done',
        error: '[&_[data-icon]]:text-lost',
        warning: '[&_[data-icon]]:text-wait',
        info: '[&_[data-icon]]:text-sea',
        closeButton:
          'absolute top-3 right-3 grid size-6 place-items-center rounded-sm text-ink-2 hover:bg-mist-2',
      },
    }}
  />,
)

/** The newest of the top layer is on top: a dialog may have opened since the last toast. */
function raise(): void {
  if (container.matches(':popover-open')) container.hidePopover()
  container.showPopover()
}

export function showToast(kind: 'success' | 'error' | 'info' | 'warning', message: string): void {
  raise()
  toast[kind](message)
}

export function followPromise(promise: Promise<unknown>, { pending, success, failure }: ToastTexts): void {
  raise()
  toast.promise(promise, { loading: pending, success, error: failure })
}
