import { promised } from '@tradelane/contract/lifecycle/promises'
import type { FaqEntry } from './faq-entry.ts'

export const startAnswers: FaqEntry[] = [
  {
    id: 'what-is-tradelane',
    question: 'What can I do with Tradelane today?',
    answer:
      'Hold money in 20 currencies, convert between them, and pay partner companies abroad and track each payment until it arrives; compare, book and track freight by sea, air and land; and insure it. Have suppliers and goods inspected. Request credit limits for the buyers whose invoices you want to have funded. Smart Escrow follows. A service that is not in your sidebar yet cannot be used yet.',
    terms: 'product features services overview',
  },
  {
    id: 'who-can-sign-up',
    question: 'Which companies can sign up?',
    answer:
      'Companies registered in the United States. The form also lists Europe and Asia, but they are not available yet.',
    terms: 'region country register europe asia eligible',
  },
  {
    id: 'what-sign-up-needs',
    question: 'What do I need to sign up?',
    answer:
      'Your name, the company’s name and its registration number of 6 characters, a business phone number, and a work email that you can open now: we send a six-digit code to it.',
    terms: 'sign register account create open',
  },
  {
    id: 'code-has-not-come',
    question: 'The code has not arrived. What now?',
    answer: `Check your spam folder, then request a new one. You can do this 30 seconds after the last one. Only the latest code works, for ${promised('oneTimeCode')}.`,
    terms: 'otp email mail missing resend receive',
  },
  {
    id: 'is-it-real-money',
    question: 'Is this real money?',
    answer:
      'Not in the sandbox. There, banks and the payments provider are simulated, no real money moves. At the sandbox desk, in the sidebar, you read the mails, play banks and carriers, and move the date forward.',
    terms: 'test demo trial play clock date forward time mailbox desk',
  },
]

export const verificationAnswers: FaqEntry[] = [
  {
    id: 'what-is-kyb',
    question: 'What is the business verification (KYB)?',
    answer:
      'Before money can move, we have to know whose money it is. You give us information and documents about yourself, your company, and the people who own it or may act for it, in three steps under Business Info.',
    terms: 'kyc onboarding identity compliance',
    link: { to: '/registration', text: 'Business Info' },
  },
  {
    id: 'how-long-is-the-review',
    question: 'How long does the review take?',
    answer: `Our team gets back to you within ${promised('reviewBusiness')} after you submit it. Until then the dashboard shows IN PROGRESS and the expected day. We send you the result by email.`,
    terms: 'kyb pending approval wait status',
  },
  {
    id: 'which-files',
    question: 'Which files can I upload?',
    answer:
      'PNG, JPEG and PDF, up to 10 MB each, by click or drag and drop. We check a file’s content, not its name, so a renamed file is refused.',
    terms: 'document passport certificate format size scan photo',
  },
  {
    id: 'more-is-asked-for',
    question: 'The review asks for something more. What do I do?',
    answer:
      'The banner on your dashboard shows what is missing. Press Update, correct or add it in Business Info, and submit again. Your earlier entries are still there.',
    terms: 'action required rejected kyb information',
    link: { to: '/registration', text: 'Business Info' },
  },
  {
    id: 'before-verification',
    question: 'What can I do before I am verified?',
    answer:
      'Look around, see prices, add partners and open accounts in further currencies. You can prepare payments once your business information is submitted. You can add balance, convert and send money once the verification is cleared.',
    terms: 'kyb limits pending gate',
  },
]

export const securityAnswers: FaqEntry[] = [
  {
    id: 'forgot-password',
    question: 'I forgot my password.',
    answer: `Press “Forgot password?” on the sign-in page and enter your work email. We send a link that is valid for ${promised('resetLink')} and works once.`,
    terms: 'reset lost login access locked',
  },
  {
    id: 'too-many-attempts',
    question: 'Why am I asked to wait after wrong passwords?',
    answer:
      'After five wrong passwords in a row, you have to wait, first 30 seconds and at most 15 minutes. This stops attackers from trying thousands of passwords. Afterwards the right password works again.',
    terms: 'locked blocked attempts login',
  },
  {
    id: 'two-factor',
    question: 'What does two-factor authentication do?',
    answer:
      'Signing in then requires a code that we send by email, in addition to the password. Turn it on or off under Security. Each change requires a code.',
    terms: '2fa mfa second factor',
    link: { to: '/security', text: 'Security' },
  },
  {
    id: 'code-rules',
    question: 'Why did my code not work?',
    answer: `A code is valid for ${promised('oneTimeCode')}, for five attempts, and only for its purpose: if the amount or the account of a payment changes, you need a new one. Only the latest code works.`,
    terms: 'otp wrong expired invalid verification',
  },
  {
    id: 'how-long-signed-in',
    question: 'How long do I stay signed in?',
    answer: `Up to ${promised('session')} on a device, or until you press Log Out, which also deletes everything that this browser stored. A changed password ends all other sessions.`,
    terms: 'session expire logout device',
  },
  {
    id: 'change-password',
    question: 'How do I change my password?',
    answer:
      'Under Security, with your current password. All other devices are signed out, and we send you an email.',
    terms: 'new password update',
    link: { to: '/security', text: 'Security' },
  },
  {
    id: 'signed-in-devices',
    question: 'Where do I see which devices are signed in?',
    answer:
      'Under Security, each with its type and sign-in time. Sign out one of them, or all others at once.',
    terms: 'sessions stolen lost laptop phone logout',
    link: { to: '/security', text: 'Security' },
  },
  {
    id: 'team',
    question: 'Can several people of my company use Tradelane?',
    answer:
      'Yes, after the owner turns on team mode. The owner invites people by email as owner, preparer, approver or viewer. Payments above a limit that the owner sets then wait for release by an approver or owner who did not prepare them.',
    terms: 'user colleague employee invite role approve approval release four eyes limit member',
    link: { to: '/team', text: 'Team' },
  },
]
