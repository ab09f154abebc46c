import { promised } from '@tradelane/contract/lifecycle/promises'
import type { FaqEntry } from './faq-entry.ts'

export const serviceAnswers: FaqEntry[] = [
  {
    id: 'smart-escrow',
    question: 'What does Smart Escrow do?',
    answer:
      'It holds a payment until the documents and conditions that both sides agreed on are approved. Where the sidebar says “coming soon”, it cannot be used yet.',
    terms: 'conditional payment escrow milestone',
  },
  {
    id: 'escrow-conditions',
    question: 'Who approves the conditions of an escrow?',
    answer:
      'You or Tradelane, as you choose for each document and condition. A condition can also be met by an event of the trade: an inspection is accepted, a container is loaded, a shipment is delivered, its documents are verified by customs, or an insurance certificate is issued. What is not approved by the expiry date goes back to your balance, without the fee.',
    terms: 'escrow condition block released event buyer seller',
    link: { to: '/smart-escrow/escrows', text: 'Escrows' },
  },
  {
    id: 'seller-of-an-escrow',
    question: 'What does the seller of an escrow do?',
    answer:
      'The seller needs no account. By a link it reads the terms, agrees to them, presents its documents, and sees each payment. Every document is compared with the terms at once; each difference is named.',
    terms: 'escrow seller beneficiary agree present documents link supplier',
    link: { to: '/smart-escrow/escrows', text: 'Escrows' },
  },
  {
    id: 'dispute-an-escrow',
    question: 'What if buyer and seller of an escrow disagree?',
    answer: `Either of them opens a dispute about a block. Its money then waits. Both offer a split until one accepts. After ${promised('escalateDispute')} each can ask Tradelane to decide; after ${promised('escalateDisputeAlone')} we decide without being asked, and give our reason.`,
    terms: 'escrow dispute disagree split decision block',
    link: { to: '/smart-escrow/escrows', text: 'Escrows' },
  },
]

export const usingAnswers: FaqEntry[] = [
  {
    id: 'tour',
    question: 'Is there a tour?',
    answer:
      'Yes, on the dashboard, in the payment, in Invoice Factoring, in Logistics and in Quality Assurance. “Start Tour” at the bottom of the sidebar explains the page you are on. Use the arrow keys to move and Escape to end it.',
    terms: 'guide help tutorial begin how',
    link: { to: '/dashboard', text: 'Dashboard' },
  },
  {
    id: 'dark-look',
    question: 'Is there a dark mode?',
    answer: 'Yes. It follows your device or your choice in the account menu at the top right.',
    terms: 'theme night mode appearance colour',
  },
  {
    id: 'reach-a-person',
    question: 'How do I reach a person?',
    answer:
      'Write to us under Messages or by email, or call us: address and number are under Contact in Help & Support. Give us the number of the payment, or the request id of an error, so that we can find it at once.',
    terms: 'support contact phone call talk speak human agent complaint chat message',
    link: { to: '/messages', text: 'Messages' },
  },
  {
    id: 'notifications',
    question: 'How am I notified about my payments?',
    answer:
      'By a notification here and, for important events, by email. Choose your notifications on the notifications page. You always receive security notifications.',
    terms: 'alert bell email settings unsubscribe',
    link: { to: '/notifications', text: 'Notifications' },
  },
]
