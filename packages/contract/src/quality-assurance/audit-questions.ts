/**
 * What a supplier audit asks. Sections follow the clauses of ISO 9001:2015 (4 to 10) and the areas of SA8000:2014; the questions are in our
 * own words, and so are the points. A changed question gets a new code, because stored audits name the codes.
 */
export const auditSections = [
  {
    title: 'Quality system',
    source: 'ISO 9001, 4',
    questions: [
      { code: 'scope', text: 'The supplier has written down what its quality system covers.', points: 2 },
      { code: 'processes', text: 'Each process has a description that the workers follow.', points: 4 },
    ],
  },
  {
    title: 'Leadership',
    source: 'ISO 9001, 5',
    questions: [
      {
        code: 'policy',
        text: 'A quality policy is signed by the management and known on the floor.',
        points: 2,
      },
      { code: 'stop', text: 'A named person answers for quality and may stop the production.', points: 4 },
    ],
  },
  {
    title: 'Planning',
    source: 'ISO 9001, 6',
    questions: [
      {
        code: 'risks',
        text: 'Risks to quality and delivery are listed, with what is done about each.',
        points: 2,
      },
      { code: 'goals', text: 'Quality goals are measured, and missed goals have consequences.', points: 2 },
    ],
  },
  {
    title: 'Support',
    source: 'ISO 9001, 7',
    questions: [
      {
        code: 'equipment',
        text: 'Measuring equipment is calibrated, and its certificates are valid.',
        points: 4,
      },
      {
        code: 'training',
        text: 'Workers are trained for their task, and the training is recorded.',
        points: 2,
      },
      {
        code: 'records',
        text: 'Current drawings and instructions are at the workplace, old ones are not.',
        points: 2,
      },
    ],
  },
  {
    title: 'Operation',
    source: 'ISO 9001, 8',
    questions: [
      { code: 'orders', text: 'Orders are checked for feasibility before they are confirmed.', points: 2 },
      {
        code: 'subcontractors',
        text: 'Subcontractors are approved, and their deliveries are inspected.',
        points: 4,
      },
      { code: 'traceable', text: 'Each lot can be traced from the raw material to the shipment.', points: 4 },
      { code: 'final', text: 'A final inspection releases each lot before it is packed.', points: 4 },
      { code: 'rejected', text: 'Rejected goods are marked and kept apart.', points: 4 },
    ],
  },
  {
    title: 'Performance',
    source: 'ISO 9001, 9',
    questions: [
      { code: 'complaints', text: 'Complaints of customers are recorded and evaluated.', points: 2 },
      {
        code: 'internal',
        text: 'Internal audits take place every year, and the management reviews them.',
        points: 2,
      },
    ],
  },
  {
    title: 'Improvement',
    source: 'ISO 9001, 10',
    questions: [
      {
        code: 'causes',
        text: 'Causes of defects are found, and it is checked that they are gone.',
        points: 4,
      },
    ],
  },
  {
    title: 'Workers',
    source: 'SA8000, 1, 2 and 4 to 6',
    questions: [
      { code: 'age', text: 'The age of every worker is proven, and no child works there.', points: 8 },
      { code: 'forced', text: 'No worker leaves papers or deposits with the employer.', points: 8 },
      { code: 'union', text: 'Workers may organize and choose who speaks for them.', points: 2 },
      { code: 'fair', text: 'Nobody is treated worse or punished without a fair procedure.', points: 2 },
    ],
  },
  {
    title: 'Health and safety',
    source: 'SA8000, 3',
    questions: [
      { code: 'fire', text: 'Exits are open and marked, and fire drills are recorded.', points: 8 },
      { code: 'machines', text: 'Machines are guarded, and workers wear what protects them.', points: 4 },
      { code: 'health', text: 'Water, toilets and first aid are clean and within reach.', points: 2 },
    ],
  },
  {
    title: 'Hours and pay',
    source: 'SA8000, 7 and 8',
    questions: [
      {
        code: 'hours',
        text: 'Working hours are recorded, with at most 48 a week and 12 of overtime.',
        points: 4,
      },
      { code: 'pay', text: 'Wages are paid on time, and cover at least the legal minimum.', points: 4 },
    ],
  },
  {
    title: 'Social management',
    source: 'SA8000, 9',
    questions: [
      {
        code: 'social',
        text: 'A named person answers for working conditions, also at subcontractors.',
        points: 2,
      },
    ],
  },
] as const

export type AuditCode = (typeof auditSections)[number]['questions'][number]['code']
type Question = { code: AuditCode; text: string; points: number }
export const auditQuestions: readonly Question[] = auditSections.flatMap(
  ({ questions }): readonly Question[] => questions,
)
export const auditCodes = auditQuestions.map(({ code }) => code) as [AuditCode, ...AuditCode[]]

export const auditAnswers = ['yes', 'partly', 'no', 'not_applicable'] as const
export type AuditAnswer = (typeof auditAnswers)[number]
export const auditAnswerLabels: Record<AuditAnswer, string> = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  not_applicable: 'Not applicable',
}

export const findingGrades = ['major', 'minor'] as const
export const actionStates = ['open', 'done', 'verified'] as const
export type ActionState = (typeof actionStates)[number]
export const actionLabels: Record<ActionState, string> = {
  open: 'Open',
  done: 'Done by the supplier',
  verified: 'Verified',
}
