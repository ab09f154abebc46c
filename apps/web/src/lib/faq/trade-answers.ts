import type { FaqEntry } from './faq-entry.ts'

export const serviceAnswers: FaqEntry[] = [
  {
    id: 'smart-escrow',
    question: 'When does Smart Escrow come?',
    answer:
      'It is shown in the sidebar and cannot be used yet. It will hold a payment until conditions that both sides agreed on are met.',
    terms: 'conditional payment escrow milestone',
  },
]

export const usingAnswers: FaqEntry[] = [
  {
    id: 'tour',
    question: 'Is there a tour?',
    answer:
      '“Start Tour” at the foot of the sidebar explains the page you are on, where there is one: the dashboard, the payment and Logistics. Arrow keys move, Escape ends it.',
    terms: 'guide help tutorial begin how',
    link: { to: '/dashboard', text: 'Dashboard' },
  },
  {
    id: 'dark-look',
    question: 'Is there a dark look?',
    answer: 'Yes. It follows your device, or what you choose in the account menu at the top right.',
    terms: 'theme night mode appearance colour',
  },
  {
    id: 'reach-a-person',
    question: 'How do I reach a person?',
    answer:
      'Write under Messages, by email, or call: address and number stand under Contact in Help & Support. Quote the id of the payment, or the request id of an error, and we find it at once.',
    terms: 'support contact phone call human agent complaint chat message',
    link: { to: '/messages', text: 'Messages' },
  },
  {
    id: 'notifications',
    question: 'How am I told what happens to my payments?',
    answer:
      'By a notification here and, for what matters, by mail. What you are told of, and how, is chosen on the page of the notifications; news of your security always comes.',
    terms: 'alert bell email settings unsubscribe',
    link: { to: '/notifications', text: 'Notifications' },
  },
]
