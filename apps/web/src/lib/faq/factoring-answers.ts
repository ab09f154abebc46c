import { promised } from '@tradelane/contract/lifecycle/promises'
import type { FaqEntry } from './faq-entry.ts'

const fundings = { to: '/invoice-factoring/fundings', text: 'Invoice fundings' }

/** Percentages and days are those of the rules; the test beside compares them. */
export const factoringAnswers: FaqEntry[] = [
  {
    id: 'credit-limit',
    question: 'How do I get a credit limit for a buyer?',
    answer: `Open Invoice Factoring and request a limit for one or more partner companies. We check the buyer with the finance partners within ${promised('reviewLimit')} and may ask for a document. Then a finance partner offers a term sheet, which an owner or approver signs within ${promised('termSheet')}, with password and code. The limit is open at once.`,
    terms: 'invoice factoring finance financing credit limit term sheet sign buyer funding advance',
    link: { to: '/invoice-factoring', text: 'Invoice Factoring' },
  },
  {
    id: 'fund-an-invoice',
    question: 'How do I get money for an invoice?',
    answer: `Choose “Fund Your Transaction” in Invoice Factoring, with a buyer that has an active limit. Upload the invoice, the purchase order and a transport document. You see the offer and each check before you submit. We check the invoice within ${promised('decideFunding')}, and the buyer confirms it. Then the advance arrives in your wallet.`,
    terms: 'factoring fund funding advance upload eligibility checks eligible finance',
    link: { to: '/invoice-factoring', text: 'Invoice Factoring' },
  },
  {
    id: 'advance-of-an-invoice',
    question: 'How much of an invoice is advanced?',
    answer:
      'Between 1 and 90 % of it: you choose, up to what the finance partner allows. The advance must also fit into what is free of the credit limit. At most 120 days may remain until the invoice is due. The rest of the invoice, less the cost, is yours when the buyer has paid.',
    terms: 'percentage percent maximum minimum remainder reserve share term days factoring',
    link: { to: '/invoice-factoring', text: 'Invoice Factoring' },
  },
  {
    id: 'cost-of-factoring',
    question: 'How is the cost of invoice factoring calculated?',
    answer:
      'Interest and a fee. Interest is the finance partner’s annual rate on the advance, by actual days and a year of 360 days, from the advance to the day of payment. The fee is a share of the invoice, with a minimum. The offer shows both and their sum. If the buyer pays earlier, the interest is lower; if it pays later, it is higher.',
    terms: 'interest rate annual apr financing factoring funding',
    link: { to: '/invoice-factoring', text: 'Invoice Factoring' },
  },
  {
    id: 'buyer-confirms',
    question: 'What does my buyer have to do?',
    answer: `When you submit an invoice, your buyer’s contact gets an email with a link that is valid for ${promised('counterpartyLink')}. It opens without an account, and asks whether amount and due date are right. After the advance, the buyer gets a notice with the account to pay the invoice to. You can send the link again from the page of the funding.`,
    terms: 'confirmation confirm notice assignment account link debtor factoring',
    link: fundings,
  },
  {
    id: 'buyer-pays-late',
    question: 'What happens if my buyer pays an invoice late?',
    answer: `The funding is overdue from the day after the due date, and interest runs until the day of payment. We ask the buyer to pay. More than 90 days after the due date we may ask you to pay what is still due: you then get a task for ${promised('payRecourse')}. Nothing is taken from your wallet without your password and code.`,
    terms: 'overdue default unpaid recourse collection collections dunning factoring funding',
    link: fundings,
  },
  {
    id: 'pay-a-funding-early',
    question: 'Can I repay an advance myself?',
    answer:
      'Yes, in whole or in part, from your wallet, on the page of the funding. This is also how you pass on money that your buyer sent to you by mistake. Each payment pays interest first, then the advance, then the fee. What your buyer pays after that is yours.',
    terms: 'repay repayment early settle factoring funding',
    link: fundings,
  },
  {
    id: 'trading-information',
    question: 'What is trading information?',
    answer:
      'A form in which your buyer describes your trade: turnover, terms, and the limit that it expects. Send it from the page of the partner; your buyer needs no account. We use it to check the credit limit.',
    terms: 'trading-info buyer form link questionnaire',
    link: { to: '/partners', text: 'Partner Companies' },
  },
]
