export {
  type DefectClass,
  defectClasses,
  type FoundDefects,
  type InspectionPlan,
  judgeLot,
  planInspection,
  usualAqls,
} from './defect-classes.ts'
export { type Aql, type InspectionLevel, type Severity, severities } from './master-tables.ts'
export { getSamplingPlan, isAccepted, type SamplingPlan } from './sampling-plan.ts'
export {
  followSwitching,
  type SwitchingEvent,
  type SwitchingState,
  type SwitchReason,
  startOfSwitching,
  whySwitched,
} from './switching.ts'
export { aqls, inspectionLevels } from './tables.ts'
