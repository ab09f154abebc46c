import type { FaqEntry } from './faq-entry.ts'

export const startAnswers: FaqEntry[] = [
  {
    id: 'what-is-tradelane',
    question: 'What can I do with Tradelane today?',
    answer:
      'Hold money in 20 currencies, convert between them, and pay partner companies abroad, each payment followed until it arrives; compare, book and track freight by sea, air and land; and insure it. Invoice factoring, quality assurance and Smart Escrow are being added one after the other; what is not in your sidebar yet cannot be used yet.',
    terms: 'product features services overview',
  },
  {
    id: 'who-can-sign-up',
    question: 'Which companies can sign up?',
    answer:
      'Companies registered in the United States. Europe and Asia are shown in the form, and are not open yet.',
    terms: 'region country register europe asia eligible',
  },
  {
    id: 'what-sign-up-needs',
    question: 'What do I need to sign up?',
    answer:
      'Your name, the company’s name and its registration number of 6 characters, a business phone number, and a work email that you can read now: a code of six digits is sent there.',
    terms: 'register account create open',
  },
  {
    id: 'code-has-not-come',
    question: 'The code has not arrived. What now?',
    answer:
      'Look into the spam folder, then ask for a new one: that is possible 30 seconds after the last. Only the newest code counts, and it is good for 10 minutes.',
    terms: 'otp email mail missing resend receive',
  },
  {
    id: 'is-it-real-money',
    question: 'Is this real money?',
    answer:
      'Not in the sandbox: there the banks and the payments provider are played inside the product, no real money moves, and every mail can be read in the sandbox’s mailbox.',
    terms: 'test demo trial play',
  },
]

export const verificationAnswers: FaqEntry[] = [
  {
    id: 'what-is-kyb',
    question: 'What is the business verification (KYB)?',
    answer:
      'Before money can move, we have to know whose it is. You tell us about yourself, your company and the people who may act for it or own it, with documents, in three steps under Business Info.',
    terms: 'kyc onboarding identity compliance',
    link: { to: '/registration', text: 'Business Info' },
  },
  {
    id: 'how-long-is-the-review',
    question: 'How long does the review take?',
    answer:
      'Our team gets back to you within 4 business days after you have submitted. The dashboard says IN PROGRESS until then, with the day, and you are mailed the result.',
    terms: 'kyb pending approval wait status',
  },
  {
    id: 'which-files',
    question: 'Which files can I upload?',
    answer:
      'PNG, JPEG and PDF, up to 10 MB each, by clicking or by dragging them in. A file is judged by its content, not by its name, so a renamed one is refused.',
    terms: 'document passport certificate format size scan photo',
  },
  {
    id: 'more-is-asked-for',
    question: 'The review asks for something more. What do I do?',
    answer:
      'The banner on your dashboard says what is missing. Press Update, correct or add it in Business Info, and submit once more: what you entered before is still there.',
    terms: 'action required rejected kyb information',
    link: { to: '/registration', text: 'Business Info' },
  },
  {
    id: 'before-verification',
    question: 'What can I do before I am verified?',
    answer:
      'Look around, see prices, add partners, open accounts in further currencies and convert between them. Payments can be prepared once your business information is submitted. Adding balance and sending money wait until the verification is cleared.',
    terms: 'kyb limits pending gate',
  },
]

export const securityAnswers: FaqEntry[] = [
  {
    id: 'forgot-password',
    question: 'I forgot my password.',
    answer:
      'Press “Forgot password?” on the sign-in page and enter your work email. The link we send is good for 30 minutes and works once.',
    terms: 'reset lost login signin access locked',
  },
  {
    id: 'too-many-attempts',
    question: 'Why am I asked to wait after wrong passwords?',
    answer:
      'After five failures in a row the account waits, 30 seconds at first and at most a quarter of an hour, so that nobody can try passwords by the thousand. The right password works again afterwards.',
    terms: 'locked blocked attempts login',
  },
  {
    id: 'two-factor',
    question: 'What does two-factor authentication do?',
    answer:
      'With it, signing in wants a mailed code besides the password. It is switched on and off under Security, each time with a code.',
    terms: '2fa mfa second factor',
    link: { to: '/security', text: 'Security' },
  },
  {
    id: 'code-rules',
    question: 'Why did my code not work?',
    answer:
      'A code is good for 10 minutes, five tries, and exactly what it was sent for: when the amount or the account of a payment changes, a new one is needed. Only the newest counts.',
    terms: 'otp wrong expired invalid verification',
  },
  {
    id: 'how-long-signed-in',
    question: 'How long do I stay signed in?',
    answer:
      'Seven days on a device, or until you press Log Out, which also forgets everything this browser knew. A changed password ends all other sessions.',
    terms: 'session expire logout device',
  },
  {
    id: 'change-password',
    question: 'How do I change my password?',
    answer:
      'Under Security, with your current one. Every other device is signed out by it, and you are told by mail.',
    terms: 'new password update',
    link: { to: '/security', text: 'Security' },
  },
  {
    id: 'signed-in-devices',
    question: 'Where do I see which devices are signed in?',
    answer: 'Under Security: each with its kind and since when. Sign out one of them, or all others at once.',
    terms: 'sessions stolen lost laptop phone logout signout',
    link: { to: '/security', text: 'Security' },
  },
  {
    id: 'team',
    question: 'Can several people of my company use Tradelane?',
    answer:
      'Yes, once its owner turns the team on: people are invited by mail as owner, preparer, approver or viewer. Payments above a limit the owner sets then wait for an approver who did not prepare them.',
    terms: 'user colleague employee invite role approve approval four eyes limit member',
    link: { to: '/team', text: 'Team' },
  },
]
