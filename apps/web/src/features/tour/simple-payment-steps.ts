import { findField, findNamed } from './find-named.ts'
import type { TourStep } from './tour-step.ts'

/** For all four steps of the wizard: those that belong to another one than the current are not there, and left out. */
export const simplePaymentSteps: TourStep[] = [
  {
    find: () => findNamed('nav', 'Payment steps'),
    title: 'Four steps',
    text: 'Price, beneficiary, details, summary. Click a step to move: back at any time, forward once what lies between is filled in.',
  },
  {
    find: () => findNamed('section', 'Check Availability'),
    title: 'From where to where',
    text: 'The places and currencies you trade between. Saved once, they are here for every payment.',
  },
  {
    find: () => findNamed('form', 'Pricing estimate'),
    title: 'What would it cost?',
    text: 'Enter either amount and press Calculate: the real rate and the fee, without any obligation. The amount goes along to the next step.',
  },
  {
    find: () => findNamed('section', 'What you get'),
    title: 'What a payment brings',
    text: 'How money travels from here, in five lines.',
  },
  {
    find: () => findField('Skip this page next time'),
    title: 'In a hurry next time?',
    text: 'Tick this, and new payments start with the beneficiary. The first step in the list still leads back here.',
  },
  {
    find: () => findField('Beneficiary'),
    title: 'Who is paid',
    text: 'Choose one of your partner companies. A new one is added without leaving the payment.',
  },
  {
    find: () => findField('Account Reference Name'),
    title: 'On which account',
    text: 'Its details stand below. Check the number with your partner before the first payment: banks pay the number, not the name.',
  },
  {
    find: () => findField('You send', '#payment-step'),
    title: 'How much',
    text: 'Enter either side, the other follows at the held rate. The time left is shown, and the fee is inside what you send.',
  },
  {
    find: () => findField('Purpose code'),
    title: 'What for',
    text: 'Banks and authorities are told by this code. Search it by number or by meaning.',
  },
  {
    find: () => findNamed('section', 'Amounts'),
    title: 'Read it once more',
    text: 'Everything you entered, before it is approved. The code you are mailed is valid for exactly this amount and this account.',
  },
  {
    find: () => findNamed('section', 'So far'),
    title: 'So far',
    text: 'What is known of the payment, always in view.',
  },
  {
    find: () => findNamed('button', 'Save as Draft'),
    title: 'Not today?',
    text: 'Keeps the payment as it is. It waits on the dashboard under Drafts, at this step.',
  },
  {
    find: () =>
      findNamed('button[type="submit"][form="payment-step"], #payment-step button[type="submit"]', ''),
    title: 'On to the next step',
    text: 'What is missing is said beside its field. Only after the last step, with your password and a code, is anything sent.',
  },
]
