import { type DriveStep, driver, type PopoverDOM } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'
import type { TourStep } from '../../../lib/tour/tour-step.ts'

/** Steps through the visible elements of a page. Until it ends, only its popover can be used or reached. */
export function runTour(tourSteps: readonly TourStep[]): void {
  const steps = tourSteps.flatMap(toDriveStep)
  const opener = document.activeElement
  const page = document.getElementById('root')
  if (steps.length === 0 || !page) return

  let last = 0
  // The library's own keys do nothing while its popover moves.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end()
    if (key === 'ArrowRight') tour.moveNext()
    if (key === 'ArrowLeft' && tour.hasPreviousStep()) tour.movePrevious()
  }
  const end = () => {
    window.removeEventListener('popstate', end)
    window.removeEventListener('keyup', onKey)
    tour.destroy()
    page.inert = false
    if (opener instanceof HTMLElement) opener.focus()
  }
  const tour = driver({
    steps,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: 400,
    overlayColor: 'var(--color-navy)',
    overlayOpacity: 0.7,
    stagePadding: 10,
    stageRadius: 5,
    popoverOffset: 10,
    popoverClass: 'tour-popover',
    showProgress: true,
    progressText: '{{current}} of {{total}}',
    nextBtnText: 'Next',
    prevBtnText: 'Previous',
    doneBtnText: 'Done',
    // Otherwise its elements would be tab stops inside an inert page.
    disableActiveInteraction: true,
    allowKeyboardControl: false,
    onPopoverRender: (popover, { index = 0 }) => {
      describe(popover)
      const { previousButton, nextButton } = popover
      const isBack = index < last && !previousButton.disabled
      last = index
      // After the library has set its own focus, on the close button, and its own attributes.
      queueMicrotask(() => {
        forgetMarks()
        const button = isBack ? previousButton : nextButton
        button.focus({ preventScroll: true })
      })
    },
    onDestroyStarted: end,
  })
  window.addEventListener('popstate', end)
  window.addEventListener('keyup', onKey)
  page.inert = true
  tour.drive()
}

function toDriveStep({ find, title, text, side }: TourStep): DriveStep[] {
  const element = find()
  return element ? [{ element, popover: { title, description: text, ...(side && { side }) } }] : []
}

/** A dialog with a heading. Screen readers read its progress together with its text. */
function describe({ wrapper, title, progress, closeButton }: PopoverDOM): void {
  wrapper.setAttribute('aria-modal', 'true')
  wrapper.setAttribute('aria-describedby', 'driver-popover-description tour-progress')
  progress.id = 'tour-progress'
  const heading = document.createElement('h2')
  heading.append(...title.childNodes)
  title.append(heading)
  closeButton.setAttribute('aria-label', 'Close the tour')
}

/** The library gives every highlighted element `aria-haspopup="dialog"`. This is wrong for panels, and not allowed on most. */
function forgetMarks(): void {
  for (const shown of document.querySelectorAll('.driver-active-element')) {
    for (const mark of ['aria-haspopup', 'aria-expanded', 'aria-controls']) shown.removeAttribute(mark)
  }
}
