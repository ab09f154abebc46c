import type { FaqEntry } from '../../../lib/faq/faq-entry.ts'
import { searchFaq } from '../../../lib/faq/search-faq.ts'
import { cannedTopics } from './canned-topics.ts'

type SaidByAssistant = {
  by: 'assistant'
  text: string
  /** The question that the text answers, if it differs from the user's question. */
  question?: string
  link?: FaqEntry['link']
  /** Further questions that the user may have meant. */
  more?: string[]
  /** True if nothing was found or only a person can help: shows the contact details. */
  offersContact?: boolean
}
export type Said = { by: 'person'; text: string } | SaidByAssistant

const nothingFound = 'I found no answer to that question.'
const mostFurther = 2

/** The fixed reply of a topic, else the best answer of the FAQ, else a text that there is none. Nothing is made up. */
export function answerQuestion(asked: string): SaidByAssistant {
  const topic = cannedTopics.find(({ title }) => title === asked)
  if (topic) return { by: 'assistant', text: topic.reply, link: topic.link, offersContact: true }

  const [best, ...others] = searchFaq(asked)
  if (!best) return { by: 'assistant', text: nothingFound, offersContact: true }
  const { question, answer, link } = best
  return {
    by: 'assistant',
    text: answer,
    ...(question !== asked && { question }),
    ...(link && { link }),
    more: others.slice(0, mostFurther).map((other) => other.question),
  }
}
