import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { withRequestId } from '../lib/net/api-error.ts'
import { clearTop } from './lists/clear-top.ts'

export type ToastTexts = { pending: string; success: string; failure: string }

const container = document.body.appendChild(document.createElement('div'))
// A popover is in the browser's top layer, so a modal dialog cannot cover it.
container.popover = 'manual'
container.className = 'fixed inset-auto m-0 overflow-visible border-0 bg-transparent p-0'
const root = createRoot(container)

const width = 356
const edge = 16

/** The toasts shown before the last input. Later ones are the result of that input, like the navigation that follows it. */
let earlier: unknown[] = []
const ids = () => toast.getToasts().map(({ id }) => id)

for (const kind of ['pointerdown', 'keydown', 'change'] as const)
  document.addEventListener(
    kind,
    () => {
      earlier = ids()
    },
    { capture: true },
  )

// Toasts go with their page. The browser's own Back is no input that the page sees: then all of them are older.
document.addEventListener('leave-page', (event) => {
  const { isBack } = (event as CustomEvent<{ isBack: boolean }>).detail
  for (const id of isBack ? ids() : ids().filter((each) => earlier.includes(each))) toast.dismiss(id)
})

/** The newest of the top layer is on top: a dialog may have opened since the last toast. */
function raise(touched: Element | null): void {
  // A control that has gone with its dialog has no place.
  const used = touched?.isConnected ? touched.getBoundingClientRect() : undefined
  const room = { left: window.innerWidth - width - 2 * edge, height: window.innerHeight }
  const top = clearTop(shownControls(), used, room)
  root.render(<Toasts top={top} />)
  if (container.matches(':popover-open')) container.hidePopover()
  container.showPopover()
}

/** Where everything is that can be pressed or filled in, but for the toasts' own buttons, and the page's heading. */
const shownControls = (): DOMRect[] =>
  [...document.querySelectorAll('h1, a[href], button, input, select, textarea, summary')]
    .filter((control) => !container.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())

function Toasts({ top }: { top: number }) {
  return (
    <Toaster
      position="top-right"
      duration={5_000}
      closeButton
      offset={{ top, right: edge }}
      mobileOffset={{ top, right: edge, left: edge }}
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
    />
  )
}

export function showToast(
  kind: 'success' | 'error' | 'info' | 'warning',
  message: string,
  touched: Element | null,
): void {
  raise(touched)
  toast[kind](message)
}

export function followPromise(
  promise: Promise<unknown>,
  { pending, success, failure }: ToastTexts,
  touched: Element | null,
): void {
  raise(touched)
  toast.promise(promise, {
    loading: pending,
    success,
    error: (error: unknown) => withRequestId(failure, error),
  })
}
