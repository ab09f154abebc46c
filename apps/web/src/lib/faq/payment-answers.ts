import { promised } from '@tradelane/contract/lifecycle/promises'
import type { FaqEntry } from './faq-entry.ts'

export const paymentAnswers: FaqEntry[] = [
  {
    id: 'how-to-pay',
    question: 'How do I pay a partner abroad?',
    answer:
      'Press “New payment”. Four steps: see the price, choose the beneficiary and the account, enter amount and purpose, read the summary. Submit, then approve with your password and a code that we send by email. Nothing is sent before that.',
    terms: 'send transfer wire remit supplier international',
    link: { to: '/simple-payment', text: 'New payment' },
  },
  {
    id: 'what-does-it-cost',
    question: 'What does a payment cost?',
    answer:
      'A percentage of the amount you send, which the page Prices shows for your company. It is included in that amount, not added to it. If the payment is converted, our rate includes a margin on the mid-market rate, which that page shows too. You see both before you confirm.',
    terms: 'fee price charge commission markup spread expensive rate',
    link: { to: '/prices', text: 'Prices' },
  },
  {
    id: 'how-long-is-the-rate-held',
    question: 'How long is the exchange rate locked?',
    answer:
      'Five minutes, with a countdown on the screen. When it expires, request a new one. We never convert at a rate that you have not seen.',
    terms: 'quote expired lock fx',
  },
  {
    id: 'when-does-it-arrive',
    question: 'When does a payment arrive?',
    answer: `Local payouts usually arrive within ${promised('localPayout')}, SWIFT within ${promised('swiftPayout')}. The payment’s page shows the expected day, the progress so far and the next step.`,
    terms: 'how long time duration speed delivery track',
    link: { to: '/payments', text: 'Payments' },
  },
  {
    id: 'least-and-most',
    question: 'Is there a minimum amount?',
    answer: 'Yes: 1 in any currency. The maximum is the available balance of the account you pay from.',
    terms: 'minimum maximum limit small',
  },
  {
    id: 'cancel-a-payment',
    question: 'Can I cancel a payment?',
    answer:
      'Yes, until it is sent to the bank. Use “Cancel payment” on its page; the held money is available again. After it is sent, only the beneficiary’s bank can send it back.',
    terms: 'stop undo abort recall mistake wrong',
    link: { to: '/payments', text: 'Payments' },
  },
  {
    id: 'still-processing',
    question: 'My payment says it is still processing. Did it fail?',
    answer:
      'No. The payments provider did not answer within a few seconds; the money is held and the payment continues automatically. Do not pay again: its page shows the result as soon as we have it.',
    terms: 'stuck slow waiting timeout',
  },
  {
    id: 'needs-a-document',
    question: 'What does “Needs a document” mean?',
    answer:
      'The payments provider needs information before it continues. Open the payment and write your answer there. The payment then continues automatically.',
    terms: 'action required question information rfi',
    link: { to: '/payments', text: 'Payments' },
  },
  {
    id: 'returned',
    question: 'What happens if a payment is refused or returned?',
    answer:
      'The full amount including the fee is back in your balance, and the payment’s page shows the reason. Correct the error and pay again from there.',
    terms: 'refund rejected failed bounce money back wrong account',
  },
  {
    id: 'proof-of-payment',
    question: 'How do I get a proof of payment?',
    answer:
      'On the payment’s page, as a PDF, with or without the fees. It is available for every payment that was submitted and not cancelled, and it explains how to verify it.',
    terms: 'receipt confirmation download invoice swift copy',
    link: { to: '/payments', text: 'Payments' },
  },
  {
    id: 'drafts',
    question: 'Can I prepare a payment and send it later?',
    answer:
      'Yes, with “Save as Draft”. You find it on the dashboard under Drafts and continue at the step where you left it. Price and rate are calculated again when you send it.',
    terms: 'save later unfinished continue',
    link: { to: '/payments?show=drafts', text: 'Drafts' },
  },
  {
    id: 'purpose-code',
    question: 'What is a purpose code?',
    answer:
      'The purpose of the payment, as a code that banks and authorities understand. For goods, it is usually IR01811 (general goods trades) or IR01809 (payment of exported goods). Search the list by meaning.',
    terms: 'reason ir001 authority',
  },
  {
    id: 'not-enough-balance',
    question: 'My balance is too low for a payment. What now?',
    answer:
      'The account you pay from holds less than the amount sent, or part of it is held for other payments. Add balance or convert from another account. The payment stays unchanged meanwhile.',
    terms: 'insufficient funds balance low',
    link: { to: '/dashboard?wallet=add-balance', text: 'Add balance' },
  },
]

export const partnerAnswers: FaqEntry[] = [
  {
    id: 'add-a-partner',
    question: 'How do I add a company that I want to pay?',
    answer:
      'Use “Add New Partner” on the dashboard, or “Add New Company” in a payment. A partner can have several accounts, each with its own name.',
    terms: 'beneficiary supplier vendor payee recipient',
    link: { to: '/partners', text: 'Partner Companies' },
  },
  {
    id: 'account-number-refused',
    question: 'Why is an account number refused?',
    answer:
      'A number that starts like an IBAN must be a valid IBAN, including its check digits. A SWIFT code must have 8 or 11 characters and belong to the bank’s country. This catches most typing errors before they cost money. Ask your partner to send the number as text.',
    terms: 'iban bic invalid wrong beneficiary bank ifsc',
  },
  {
    id: 'change-a-partner',
    question: 'I changed a partner’s account. What about payments in progress?',
    answer:
      'They still go to the account that you approved. A code becomes invalid as soon as the account changes, so nobody can redirect an approved payment.',
    terms: 'edit update beneficiary fraud redirect',
  },
]
