import type { WizardStep } from '../../../ui/wizard-steps.tsx'

const titles = ['Initiate', 'Cargo details', 'Quotes', 'Summary'] as const

/** The way to a booking, up to the step that one is at. */
export function cargoSteps(current: (typeof titles)[number]): WizardStep[] {
  const at = titles.indexOf(current)
  return titles.map((title, index) => ({
    title,
    state: index === at ? 'current' : index < at ? 'done' : 'ahead',
  }))
}
