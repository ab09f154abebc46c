import type { FaqEntry } from './faq-entry.ts'

export const paymentAnswers: FaqEntry[] = [
  {
    id: 'how-to-pay',
    question: 'How do I pay a partner abroad?',
    answer:
      'Press “New payment”. Four steps: see the price, choose the beneficiary and the account, enter amount and purpose, read the summary. Submit, then approve with your password and a mailed code. Nothing is sent before that.',
    terms: 'send transfer wire remit supplier international',
    link: { to: '/simple-payment', text: 'New payment' },
  },
  {
    id: 'what-does-it-cost',
    question: 'What does a payment cost?',
    answer:
      '0.05 % of the amount you send, taken out of that amount, not on top of it. Where currencies are changed, the rate has 0.20 % on the mid-market rate in it. Both are shown before you confirm.',
    terms: 'fee price charge commission markup spread expensive rate',
    link: { to: '/simple-payment', text: 'See a price' },
  },
  {
    id: 'how-long-is-the-rate-held',
    question: 'How long is the exchange rate held?',
    answer:
      'Five minutes, counted down on the screen. When it runs out, ask for a new one; nothing is ever converted at a rate you have not seen.',
    terms: 'quote expired lock fx',
  },
  {
    id: 'when-does-it-arrive',
    question: 'When does a payment arrive?',
    answer:
      'Local payouts usually within 1 business day, SWIFT within 3. The payment’s page shows the expected day, what happened so far and what happens next.',
    terms: 'how long time duration speed delivery track',
    link: { to: '/payments', text: 'Payments' },
  },
  {
    id: 'least-and-most',
    question: 'Is there a least amount?',
    answer: 'Yes: 1 in whichever currency. The most is what is available in the account you pay from.',
    terms: 'minimum maximum limit small',
  },
  {
    id: 'cancel-a-payment',
    question: 'Can I cancel a payment?',
    answer:
      'Until it has been sent to the bank, by “Cancel payment” on its page: the money held for it is free again. Once it is sent, the beneficiary’s bank alone can send it back.',
    terms: 'stop undo abort recall mistake wrong',
    link: { to: '/payments', text: 'Payments' },
  },
  {
    id: 'still-processing',
    question: 'My payment says it is still processing. Did it fail?',
    answer:
      'No. The payments provider did not answer within a few seconds; the money is held and the payment goes on by itself. Do not pay again: its page shows the outcome as soon as it is known.',
    terms: 'stuck slow waiting timeout',
  },
  {
    id: 'needs-a-document',
    question: 'What does “Needs a document” mean?',
    answer:
      'The payments provider asks something before it goes on. Open the payment, write the answer there, and it continues by itself.',
    terms: 'action required question information rfi',
    link: { to: '/payments', text: 'Payments' },
  },
  {
    id: 'returned',
    question: 'What happens if a payment is refused or returned?',
    answer:
      'The whole amount, fee included, is back in your balance, and the payment’s page says why. Correct what was wrong and pay again from there.',
    terms: 'refund rejected failed bounce money back wrong account',
  },
  {
    id: 'proof-of-payment',
    question: 'How do I get a proof of payment?',
    answer:
      'On the payment’s page, as a PDF, with or without the fees. It is there for every payment that was submitted and not cancelled, and says how it can be verified.',
    terms: 'receipt confirmation download invoice swift copy',
    link: { to: '/payments', text: 'Payments' },
  },
  {
    id: 'drafts',
    question: 'Can I prepare a payment and send it later?',
    answer:
      '“Save as Draft” keeps it as it is. It waits on the dashboard under Drafts and goes on at the step where you left it; price and rate are taken anew when you send.',
    terms: 'save later unfinished continue',
    link: { to: '/payments?show=drafts', text: 'Drafts' },
  },
  {
    id: 'purpose-code',
    question: 'What is a purpose code?',
    answer:
      'What the payment is for, in a code that banks and authorities understand: for goods, mostly IR01811 (general goods trades) or IR01809 (payment of exported goods). Search the list by meaning.',
    terms: 'reason ir001 authority',
  },
  {
    id: 'not-enough-balance',
    question: 'It says that there is not enough money. What now?',
    answer:
      'The account you pay from holds less than the amount sent, or part of it is held for other payments. Add balance or convert from another account; the payment stays as it was meanwhile.',
    terms: 'insufficient funds balance low',
    link: { to: '/dashboard?wallet=add-balance', text: 'Add balance' },
  },
]

export const partnerAnswers: FaqEntry[] = [
  {
    id: 'add-a-partner',
    question: 'How do I add a company that I want to pay?',
    answer:
      'By “Add New Partner” on the dashboard, or “Add New Company” inside a payment. A partner can have several accounts, each with a name of its own.',
    terms: 'beneficiary supplier vendor payee recipient',
    link: { to: '/partners', text: 'Partner Companies' },
  },
  {
    id: 'account-number-refused',
    question: 'Why is an account number refused?',
    answer:
      'What starts like an IBAN has to be one, check digits included, and a SWIFT code has to have 8 or 11 characters and belong to the bank’s country. That catches most typing errors before they cost anything. Ask your partner to send the number as text.',
    terms: 'iban bic invalid wrong beneficiary bank ifsc',
  },
  {
    id: 'change-a-partner',
    question: 'I changed a partner’s account. What about payments under way?',
    answer:
      'They go where you approved them to go: a payment keeps the account it was approved for. The code you are mailed is void as soon as the account changes, so nobody can redirect an approved payment.',
    terms: 'edit update beneficiary fraud redirect',
  },
]
