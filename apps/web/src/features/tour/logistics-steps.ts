import { findField, findNamed } from './find-named.ts'
import type { TourStep } from './tour-step.ts'

export const logisticsSteps: TourStep[] = [
  {
    find: () => findNamed('nav', 'Freight steps'),
    title: 'Four steps',
    text: 'What freight is like here, your cargo, the quotes, the summary. Nothing is booked before you submit the last one.',
  },
  {
    find: () => findNamed('section', 'Live FCL quotes'),
    title: 'What it costs today',
    text: 'The best offer for one 20 ft container on well-used lanes, from door to door, reckoned when the page was opened.',
  },
  {
    find: () => findNamed('section', 'What you get'),
    title: 'What to expect',
    text: 'By sea, air and land, from more than 280 ports, and under which condition the quotes stand.',
  },
  {
    find: () => findNamed('fieldset', 'Booking'),
    title: 'Simple or custom',
    text: 'Simple for containers, lorries, part loads and air freight. Custom for part loads and bulk by sea with category and freight basis. You can still change your mind on the next page.',
  },
  {
    find: () => findField('Skip this page'),
    title: 'In a hurry next time?',
    text: 'Tick this, and Logistics starts with the cargo. “Back” there still leads here.',
  },
  {
    find: () => findNamed('main button', 'Next'),
    title: 'On to the cargo',
    text: 'What is missing there is said beside its field; what you typed is kept when you leave.',
  },
]
