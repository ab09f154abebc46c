import { findField, findNamed } from '../../../lib/tour/find-named.ts'
import type { TourStep } from '../../../lib/tour/tour-step.ts'

/** For all four steps of the wizard: elements of other steps are not on the page, and their stops are left out. */
export const tourSteps: TourStep[] = [
  {
    find: () => findNamed('nav', 'Payment steps'),
    title: 'Four steps',
    text: 'Price, beneficiary, details, summary. Click a step to go to it: back at any time, forward when the steps between are complete.',
  },
  {
    find: () => findNamed('section', 'Check Availability'),
    title: 'From where to where',
    text: 'The places and currencies you trade between. Save them once to use them in every payment.',
  },
  {
    find: () => findNamed('form', 'Pricing estimate'),
    title: 'What would it cost?',
    text: 'Enter either amount and press Calculate to see the real rate and the fee, without obligation. The amount is carried over to the next step.',
  },
  {
    find: () => findNamed('section', 'What you get'),
    title: 'What you get',
    text: 'How payments work, in five lines.',
  },
  {
    find: () => findField('Skip this page next time'),
    title: 'In a hurry next time?',
    text: 'If you tick this, new payments start with the beneficiary. The first step in the list still returns to this page.',
  },
  {
    find: () => findField('Beneficiary'),
    title: 'Who is paid',
    text: 'Choose one of your partner companies. You can add a new one without leaving the payment.',
  },
  {
    find: () => findField('Account Reference Name'),
    title: 'To which account',
    text: 'Its details are shown below. Check the number with your partner before the first payment: banks pay the number, not the name.',
  },
  {
    find: () => findField('You send', '#payment-step'),
    title: 'How much',
    text: 'Enter either amount; the other is calculated at the locked rate. You see the time left. The fee is included in the amount you send.',
  },
  {
    find: () => findField('Purpose code'),
    title: 'What for',
    text: 'Banks and authorities read this code. Search by number or by meaning.',
  },
  {
    find: () => findNamed('section', 'Amounts'),
    title: 'Check your entries',
    text: 'Everything you entered, before you approve it. The code we send you is valid only for this amount and this account.',
  },
  {
    find: () => findNamed('section', 'So far'),
    title: 'So far',
    text: 'Your entries so far, always visible.',
  },
  {
    find: () => findNamed('button', 'Save as Draft'),
    title: 'Not today?',
    text: 'Saves the payment as it is. You find it on the dashboard under Drafts and continue at this step.',
  },
  {
    find: () =>
      findNamed('button[type="submit"][form="payment-step"], #payment-step button[type="submit"]', ''),
    title: 'Next step',
    text: 'A message next to each field shows what is missing. Nothing is sent until you approve it after the last step, with your password and a code.',
  },
]
