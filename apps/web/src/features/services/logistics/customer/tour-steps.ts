import { findField, findNamed } from '../../../../lib/tour/find-named.ts'
import type { TourStep } from '../../../../lib/tour/tour-step.ts'

export const tourSteps: TourStep[] = [
  {
    find: () => findNamed('nav', 'Freight steps'),
    title: 'Four steps',
    text: 'Introduction, your cargo, the quotes, the summary. Nothing is booked before you submit the last step.',
  },
  {
    find: () => findNamed('section', 'Live FCL quotes'),
    title: 'What it costs today',
    text: 'The best offer for one 20 ft container on busy routes, from door to door, calculated when you opened the page.',
  },
  {
    find: () => findNamed('section', 'What you get'),
    title: 'What to expect',
    text: 'By sea, air and land, from more than 280 ports, and the conditions of the quotes.',
  },
  {
    find: () => findNamed('fieldset', 'Booking'),
    title: 'Simple or custom',
    text: 'Simple for containers, trucks, part loads and air freight. Custom for part loads and bulk by sea with category and freight basis. You can still change this on the next page.',
  },
  {
    find: () => findField('Skip this page'),
    title: 'In a hurry next time?',
    text: 'If you tick this, Logistics starts with the cargo details. “Back” there still returns to this page.',
  },
  {
    find: () => findNamed('main button', 'Next'),
    title: 'Next: cargo details',
    text: 'A message next to each field shows what is missing. Your entries are kept when you leave the page.',
  },
]
