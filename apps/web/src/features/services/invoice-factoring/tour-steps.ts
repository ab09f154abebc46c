import { findField, findNamed } from '../../../lib/tour/find-named.ts'
import type { TourStep } from '../../../lib/tour/tour-step.ts'

/** For all three steps of the wizard: elements of other steps are not on the page, and their stops are left out. */
export const tourSteps: TourStep[] = [
  {
    find: () => findNamed('nav', 'Invoice factoring steps'),
    title: 'Three steps',
    text: 'How it works, the request, the summary. Click a step to go to it: back at any time, forward when the steps between are complete.',
  },
  {
    find: () => findNamed('form', 'Pricing estimate'),
    title: 'What would it cost?',
    text: 'Enter an amount and the days, and press Calculate: what you would get, when, and what it costs a year.',
  },
  {
    find: () => findNamed('section', 'How it works'),
    title: 'From the limit to the money',
    text: 'First a credit limit for the buyer, then its invoices. You sign the term sheet before anything can be funded.',
  },
  {
    find: () => findNamed('section', 'What you get'),
    title: 'What you get',
    text: 'How invoice factoring works, in five lines.',
  },
  {
    find: () => findNamed('fieldset', 'What you need'),
    title: 'A limit or a funding',
    text: 'Request a limit for a buyer once. Then fund each invoice to this buyer.',
  },
  {
    find: () => findField('Company name'),
    title: 'Who buys from you',
    text: 'Choose one of your partner companies. Its details are taken from your list.',
  },
  {
    find: () => findField('Limit request'),
    title: 'How much credit',
    text: 'What you expect to have outstanding with this buyer at any time.',
  },
  {
    find: () => findNamed('section', 'Offer'),
    title: 'What it costs',
    text: 'The advance, interest and fee for your invoice, and what follows when the buyer has paid. It changes as you type.',
  },
  {
    find: () => findNamed('section', 'Checks'),
    title: 'What is missing',
    text: 'Each check passes, or says what to correct. An invoice can be submitted once all of them pass.',
  },
]
