import { findNamed } from '../../../lib/tour/find-named.ts'
import type { TourStep } from '../../../lib/tour/tour-step.ts'

const panel = (name: string) => () => findNamed('section', name)

export const tourSteps: TourStep[] = [
  {
    find: () => findNamed('nav', 'Services'),
    title: 'Your services',
    text: 'All services of Tradelane start here. The mark shows where you are. Smart Escrow follows soon.',
    side: 'right',
  },
  {
    find: panel('US Dollar account'),
    title: 'Your dollar account',
    text: 'What you can spend now, and what is held for payments in progress. “Account details” turns the card over: the back shows where money can be paid in.',
  },
  {
    find: panel('EURO account'),
    title: 'Your other currencies',
    text: 'Each currency has its own account. “Convert” exchanges money between them at a rate that is locked while you decide.',
  },
  {
    find: () => findNamed('button', 'Add New Currency'),
    title: 'One more currency',
    text: 'Opens an account in any of the 20 currencies, immediately and free of charge.',
  },
  {
    find: () => findNamed('a', 'New payment'),
    title: 'Pay a partner',
    text: 'Four steps from the price to the confirmation. Nothing is sent before you approve it with your password and a code.',
  },
  {
    find: panel('History'),
    title: 'History',
    text: 'Your latest payments and their status. Open one to track it, to answer a question from the bank, or to download the proof of payment.',
  },
  {
    find: panel('Task'),
    title: 'Task',
    text: 'Your open tasks. A task disappears automatically when it is done.',
  },
  {
    find: panel('Account Summary'),
    title: 'Account Summary',
    text: 'Money in and money out by week, month or year, calculated from the same data as your statements.',
  },
  {
    find: panel('Drafts'),
    title: 'Drafts',
    text: 'Payments that you saved before sending them. Each continues at the step where you left it.',
  },
  {
    find: panel('Quotes'),
    title: 'Quotes',
    text: 'Your quotes, by product and day. Choose a period or search. Use a price that is still valid, or request it again.',
  },
  {
    find: panel('Messages'),
    title: 'Messages',
    text: 'Conversations with our team, about a payment or any other topic.',
  },
  {
    find: panel('Partner Companies'),
    title: 'Partner Companies',
    text: 'The companies you pay, with their bank accounts. Enter a company once, then choose it in any payment.',
  },
  {
    find: panel('Financing'),
    title: 'Financing',
    text: 'Partners with a requested credit limit, and how much of it is used.',
  },
  {
    find: () => findNamed('nav', 'Updates'),
    title: 'Notes, messages, notifications',
    text: 'Your own notes and open tasks, conversations with our team, and your notifications. The numbers show how many are new.',
    side: 'bottom',
  },
  {
    find: () => findNamed('header button[aria-haspopup="menu"]:last-of-type', ''),
    title: 'Your account',
    text: 'Business information, security, light or dark appearance, and Log Out.',
    side: 'bottom',
  },
  {
    find: () => findNamed('a', 'Help & Support'),
    title: 'If you need help',
    text: 'Answers to common questions, and how to contact us. To start this tour again, use the entry above.',
    side: 'right',
  },
]
