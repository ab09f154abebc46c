import { findNamed } from './find-named.ts'
import type { TourStep } from './tour-step.ts'

const panel = (name: string) => () => findNamed('section', name)

export const dashboardSteps: TourStep[] = [
  {
    find: () => findNamed('nav', 'Services'),
    title: 'Your services',
    text: 'Everything Tradelane does for you starts here. The mark shows where you are; Smart Escrow follows soon.',
    side: 'right',
  },
  {
    find: panel('US Dollar account'),
    title: 'Your dollar account',
    text: 'What you can spend now, and what is held for payments on their way. “Account details” turns the card over: the back says where money can be paid in.',
  },
  {
    find: panel('EURO account'),
    title: 'Your other currencies',
    text: 'Each currency has an account of its own. “Convert” changes money between them at a rate that is held while you decide.',
  },
  {
    find: () => findNamed('button', 'Add New Currency'),
    title: 'One more currency',
    text: 'Opens an account in any of the 20 currencies, at once and without a charge.',
  },
  {
    find: () => findNamed('a', 'New payment'),
    title: 'Pay a partner',
    text: 'Four steps from the price to the confirmation. Nothing is sent before you approve it with your password and a code.',
  },
  {
    find: panel('History'),
    title: 'History',
    text: 'Your newest payments and where each stands. Open one to follow it, to answer a question of the bank, or to download the proof of payment.',
  },
  {
    find: panel('Task'),
    title: 'Task',
    text: 'What waits for you. A task disappears by itself as soon as it is done.',
  },
  {
    find: panel('Account Summary'),
    title: 'Account Summary',
    text: 'Money in and money out by week, month or year, counted from the same books as your statements.',
  },
  {
    find: panel('Drafts'),
    title: 'Drafts',
    text: 'Payments you saved before sending them. Each goes on at the step where you left it.',
  },
  {
    find: panel('Quotes'),
    title: 'Quotes',
    text: 'What you asked prices for, by product and day. Choose a period or search, and take up a price that still holds, or ask for it again.',
  },
  {
    find: panel('Messages'),
    title: 'Messages',
    text: 'Conversations with our team, about a payment or anything else.',
  },
  {
    find: panel('Partner Companies'),
    title: 'Partner Companies',
    text: 'The companies you pay, with their bank accounts. Enter one once, and it can be chosen in every payment.',
  },
  {
    find: panel('Financing'),
    title: 'Financing',
    text: 'Partners that a limit was requested for, and how much of it is used.',
  },
  {
    find: () => findNamed('nav', 'News'),
    title: 'Notes, messages, news',
    text: 'Your own notes and open tasks, conversations with our team, and what happened since you last looked. The numbers say how much is new.',
    side: 'bottom',
  },
  {
    find: () => findNamed('header button[aria-haspopup="menu"]:last-of-type', ''),
    title: 'Your account',
    text: 'Business information, security, the light and the dark look, and Log Out.',
    side: 'bottom',
  },
  {
    find: () => findNamed('a', 'Help & Support'),
    title: 'Whenever you are stuck',
    text: 'Answers to what is asked most, and how to reach us. This tour can be started again from the entry above.',
    side: 'right',
  },
]
