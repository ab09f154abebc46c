import { findField, findNamed } from '../../../../lib/tour/find-named.ts'
import type { TourStep } from '../../../../lib/tour/tour-step.ts'

/** For the first two steps of the wizard: elements of the other step are not on the page, and their stops are left out. */
export const tourSteps: TourStep[] = [
  {
    find: () => findNamed('nav', 'Quality assurance steps'),
    title: 'Three steps',
    text: 'Prices, the order, the summary. Click a step to go to it: back at any time, forward when the steps between are complete.',
  },
  {
    find: () => findNamed('section', 'Prices'),
    title: 'What it costs',
    text: 'Our tariff. The price that you pay is quoted for your order.',
  },
  {
    find: () => findNamed('form', 'Pricing estimate'),
    title: 'Your estimate',
    text: 'Choose services, enter the value and the containers, and press Calculate.',
  },
  {
    find: () => findNamed('section', 'How it works'),
    title: 'From the order to the inspection',
    text: 'You order, we quote, you accept and pay. Then we agree the day with the supplier.',
  },
  {
    find: () => findField('Company name'),
    title: 'Your supplier',
    text: 'Choose one of your partner companies, or add a new one. Its details are taken from your list.',
  },
  {
    find: () => findField('Address of inspection'),
    title: 'Where to inspect',
    text: 'The factory or the warehouse that the inspector visits.',
  },
  {
    find: () => findField('Supplier audit'),
    title: 'What to check',
    text: 'Tick one service or more. Each asks only for what it needs.',
  },
  {
    find: () => findNamed('section', 'Price estimate'),
    title: 'The price as you type',
    text: 'By our tariff, in US dollars at the rate that is shown.',
  },
]
