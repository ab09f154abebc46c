import { type Verdict, verdictLabels } from '@tradelane/contract/quality-assurance/checklist'
import { Badge } from '../../../../ui/badge.tsx'

export const VerdictBadge = ({ verdict }: { verdict: Verdict }) => (
  <Badge tone={verdict === 'passed' ? 'done' : 'lost'}>{verdictLabels[verdict]}</Badge>
)
